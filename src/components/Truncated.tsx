/** Shows the cut text. Screen readers get all of it. */
export function Truncated({ text, cut }: { text: string; cut: string }) {
  if (cut === text.trim().replace(/\s+/g, ' ')) return <span>{cut}</span>
  return (
    <>
      <span aria-hidden="true">{cut}</span>
      <span className="visually-hidden">{text}</span>
    </>
  )
}
