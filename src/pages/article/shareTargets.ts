import { articleWords } from 'virtual:words/article'

/** Plain share URLs: no third-party scripts. */
export const shareTargets: readonly { label: string; address: (title: string, url: string) => string }[] = [
  { label: 'WhatsApp', address: (title, url) => `https://wa.me/?text=${encode(title, url)}` },
  {
    label: 'LinkedIn',
    address: (_, url) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  },
  {
    label: 'X',
    address: (title, url) => `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`,
  },
  {
    label: articleWords.shareByEmail,
    address: (title, url) => `mailto:?subject=${encode(title)}&body=${encode(url)}`,
  },
]

function encode(...parts: string[]): string {
  return encodeURIComponent(parts.join(' ').toWellFormed())
}
