import { foldCharacters } from '@/lib/foldText'
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

type Piece = { text: string; isMatch: boolean }

/** Splits a text at the matches of the terms, ignoring case and accents. The terms must be folded. */
export function findMatches(text: string, terms: readonly string[]): Piece[] {
  const { folded, origins } = foldWithOrigins(text)
  const isMatched = new Array<boolean>(text.length).fill(false)
  for (const term of terms) {
    for (let at = folded.indexOf(term); term && at >= 0; at = folded.indexOf(term, at + term.length)) {
      isMatched.fill(true, origins[at], origins[at + term.length] ?? text.length)
    }
  }
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const last = pieces.at(-1)
    const isMatch = isMatched[at] ?? false
    if (last?.isMatch === isMatch) last.text += text[at]
    else pieces.push({ text: text[at] ?? '', isMatch })
  }
  return pieces
}

/** Folding can change the length of a text, so keep the original position of each character. */
function foldWithOrigins(text: string) {
  let folded = ''
  const origins: number[] = []
  let at = 0
  for (const character of text) {
    const plain = /\s/.test(character) ? (folded.endsWith(' ') ? '' : ' ') : foldCharacters(character)
    folded += plain
    for (let unit = 0; unit < plain.length; unit++) origins.push(at)
    at += character.length
  }
  return { folded, origins }
}
