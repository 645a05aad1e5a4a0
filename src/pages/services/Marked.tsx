import styles from './Marked.module.css'
import { markMatches } from './markMatches'

export type MarkedProps = { text: string; terms: readonly string[] }

/** Highlights the search terms in a text. */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0
  return markMatches(text, terms).map((piece) => {
    const key = at
    at += piece.text.length
    return piece.isMatch ? (
      <mark key={key} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    )
  })
}
