import { splitAtCompounds } from '@/lib/compounds'

/** Keeps the compounds of a text on one line. */
export function Unbroken({ text }: { text: string }) {
  const parts = splitAtCompounds(text)
  if (parts.length === 1) return <span>{text}</span>
  return (
    <span>
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <span key={index} className={index % 2 === 1 ? 'one-line' : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
