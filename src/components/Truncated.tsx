import { splitAtCompounds } from '@/lib/compounds'

/** Shows the cut text. Screen readers get all of it. */
export function Truncated({ text, cut }: { text: string; cut: string }) {
  if (cut === text.trim().replace(/\s+/g, ' ')) return <Unbroken text={cut} />
  return (
    <>
      <span aria-hidden="true">
        <Unbroken text={cut} />
      </span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}

/** Keeps compounds on one line. */
function Unbroken({ text }: { text: string }) {
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
