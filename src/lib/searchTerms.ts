import { foldCharacters } from './foldText'
import { hasUnspaced, UNSPACED } from './unspaced'

/** A term of a text, and where the text has it. */
type TermPlace = { term: string; from: number; to: number }

const WORD = /[\p{L}\p{M}\p{N}]+/gu

/** Within a word: a run of a script without spaces between words, or a run of others. */
const RUN = new RegExp(`[${UNSPACED}]+|.`, 'gsu')

/**
 * The terms that a search compares, for the index and for what is typed: words without case and marks. Segmenters differ
 * between browsers, so a text without spaces becomes its pairs of characters, and its last character.
 */
export function placeTerms(text: string, fold = foldCharacters): TermPlace[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) =>
    hasUnspaced(word) ? placePairs(word, index, fold) : placeTerm(word, index, fold),
  )
}

/** `fold` can remember words: folding takes most of the time. */
export const searchTerms = (text: string, fold = foldCharacters): string[] =>
  placeTerms(text, fold).map(({ term }) => term)

type Fold = (word: string) => string

function placeTerm(word: string, from: number, fold: Fold): TermPlace[] {
  const term = fold(word)
  return term ? [{ term, from, to: from + word.length }] : []
}

function placePairs(word: string, start: number, fold: Fold): TermPlace[] {
  const runs = word.match(RUN) ?? []
  const places: TermPlace[] = []
  let at = start
  let spaced = ''
  const endSpaced = () => {
    places.push(...placeTerm(spaced, at - spaced.length, fold))
    spaced = ''
  }
  for (const run of runs) {
    if (!hasUnspaced(run)) {
      spaced += run
      at += run.length
      continue
    }
    endSpaced()
    const characters = [...run]
    for (const [index, character] of characters.entries()) {
      places.push(...placeTerm(character + (characters[index + 1] ?? ''), at, fold))
      at += character.length
    }
  }
  endSpaced()
  return places
}
