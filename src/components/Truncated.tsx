import { Unbroken } from './Unbroken'

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
