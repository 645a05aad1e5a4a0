/** Such as "page-speed" or "RFD-11". Longer ones may not fit a phone. */
const COMPOUND = /(?<![\p{L}\p{N}-])([\p{L}\p{N}]{1,8}-[\p{L}\p{N}]{1,8})(?![\p{L}\p{N}-])/u

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

/** Keeps compounds on one line. A hyphen that does not break is another character, which searches do not find. */
function Unbroken({ text }: { text: string }) {
  const parts = text.split(COMPOUND)
  if (parts.length === 1) return <span>{text}</span>
  return (
    <span>
      {parts.map((part, index) => (
        // Every second part is what the expression has found.
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <span key={index} className={index % 2 === 1 ? 'one-line' : undefined}>
          {part}
        </span>
      ))}
    </span>
  )
}
