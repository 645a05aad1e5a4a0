import { placeTerms } from '@/lib/searchTerms'
import styles from './MarkedText.module.css'

type MarkedTextProps = { text: string; terms: readonly string[] }

/** A text in which the found words are marked. */
export function MarkedText({ text, terms }: MarkedTextProps) {
  // Another text gets other elements: a translator may have replaced what is in them.
  return markPieces(text, terms).map(({ from, piece, isFound }) =>
    isFound ? (
      <mark key={`${from} ${piece}`} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={`${from} ${piece}`}>{piece}</span>
    ),
  )
}

function markPieces(text: string, terms: readonly string[]) {
  const pieces: { from: number; piece: string; isFound: boolean }[] = []
  let at = 0
  const add = (to: number, isFound: boolean) => {
    if (to > at) pieces.push({ from: at, piece: text.slice(at, to), isFound })
    at = Math.max(at, to)
  }
  for (const { term, from, to } of placeTerms(text)) {
    if (!terms.includes(term)) continue
    add(from, false)
    add(to, true)
  }
  add(text.length, false)
  return pieces
}

const LONGEST = 130 // characters
/** Before the first found word. */
const BEFORE = 40

/** The line that contains what was found, shortened around it, or null if none does. */
export function foundLine(lines: readonly string[], terms: readonly string[]): string | null {
  for (const line of lines) {
    const place = placeTerms(line).find(({ term }) => terms.includes(term))
    if (place) return shorten(line, place)
  }
  return null
}

function shorten(line: string, { from, to }: { from: number; to: number }): string {
  if (line.length <= LONGEST) return line
  const begin = from <= BEFORE ? 0 : line.indexOf(' ', from - BEFORE) + 1 || from
  const start = Math.min(begin, from)
  const end = line.length <= start + LONGEST ? line.length : line.lastIndexOf(' ', start + LONGEST)
  // Chinese and Japanese have few spaces, and the last one can be before the word.
  const stop = end >= to ? end : start + LONGEST
  return `${start > 0 ? '…' : ''}${line.slice(start, stop)}${stop < line.length ? '…' : ''}`
}
