type TruncatedProps = { text: string; cut: string }

/** Shows the cut text. Screen readers get all of it. */
export function Truncated({ text, cut }: TruncatedProps) {
  if (cut === text.trim().replace(/\s+/g, ' ')) return cut
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
