import { findMatches } from './findMatches'
import styles from './Highlight.module.css'

export type HighlightProps = { text: string; terms: readonly string[] }

/** Highlights the search terms in a text. */
export function Highlight({ text, terms }: HighlightProps) {
  let at = 0
  return findMatches(text, terms).map((piece) => {
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
