import { articleWords } from 'virtual:words/article'
import { type MouseEvent, useState } from 'react'
import { Button } from '@/components/Button'
import { siteAddress } from '@/env'
import { useHydrated } from '@/hooks/useHydrated'
import { wellFormed } from '@/lib/text'
import { paths } from '@/paths'
import styles from './Share.module.css'

/** Plain share URLs: no third-party scripts. */
const shareTargets: readonly { label: string; address: (title: string, url: string) => string }[] = [
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

const LINKS = 'share-links'

/** Whether the browser has a share sheet. */
const useCanShare = () => useHydrated() && 'share' in navigator

async function openShareSheet(title: string, url: string) {
  try {
    await navigator.share({ title, url })
  } catch {
    // The user closed the share sheet, which needs no message.
  }
}

/** On phones, near the title: the browser's dialog, or a link to the ways below the text. */
export function ShareAtTitle({ id, title }: { id: string; title: string }) {
  const canShare = useCanShare()

  function share(event: MouseEvent) {
    if (!canShare) return
    event.preventDefault()
    void openShareSheet(title, siteAddress(paths.article(id)))
  }

  return (
    <a className={`${styles.atTitle} action target screen-only`} href={`#${LINKS}`} onClick={share}>
      {articleWords.share}
    </a>
  )
}

/** Plain links, so no third party learns about the reader before they click. */
export function Share({ id, title }: { id: string; title: string }) {
  const [said, setSaid] = useState({ text: '', presses: 0 })
  const canShare = useCanShare()
  const url = siteAddress(paths.article(id))

  const say = (text: string) => setSaid(({ presses }) => ({ text, presses: presses + 1 }))

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      say(articleWords.copied)
    } catch {
      say(articleWords.notCopied)
    }
  }

  return (
    <section id={LINKS} className={`${styles.share} screen-only`} aria-label={articleWords.share}>
      <h2 className="subheading">{articleWords.share}</h2>
      <ul className={`${styles.links} links`}>
        {shareTargets.map(({ label, address }) => (
          <li key={label}>
            <a className="action target" href={address(title, url)} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => void copy()}>
            {articleWords.copyLink}
          </Button>
        </li>
        {canShare && (
          <li>
            <Button variant="quiet" onClick={() => void openShareSheet(title, url)}>
              {articleWords.shareElsewhere}
            </Button>
          </li>
        )}
      </ul>
      <p role="status" className="muted small">
        {/* A repeated text needs a new node, or screen readers stay silent. */}
        <span key={said.presses}>{said.text}</span>
      </p>
    </section>
  )
}

function encode(...parts: string[]): string {
  return encodeURIComponent(wellFormed(parts.join(' ')))
}
