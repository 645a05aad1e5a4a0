import { isWide, widthOf } from './text'

type Truncation = {
  /** Longer than this is cut. */
  limit: number
  /** What then stays. */
  cut: number
}

/** Characters of the titles on the large card, the carousel's cards, and the ticker's and small cards. */
export const largeTitle: Truncation = { limit: 64, cut: 50 }
export const topicTitle: Truncation = { limit: 40, cut: 50 }
export const smallTitle: Truncation = { limit: 50, cut: 30 }
const description: Truncation = { limit: 100, cut: 70 }
const DESCRIPTION_WORDS = 20

const ELLIPSIS = '…'
/** Texts of only Latin letters, punctuation and currency signs have one character per code unit. */
const SIMPLE_CHARACTERS = /^[ -\u02ff\u2010-\u2027\u20a0-\u20bf]*$/

let segmenter: Intl.Segmenter | undefined

/**
 * Cuts at the last space within the length that stays, and inside a word only if there is no space. Works on graphemes, so
 * that no emoji or accented character is split. Wide characters count as two, so that they fit the same cards.
 */
export function truncate(text: string, { limit, cut }: Truncation): string {
  const trimmed = text.trim()
  // A character is at least one code unit long.
  if (widthOf(trimmed) <= limit) return trimmed
  const characters = firstCharacters(trimmed, Math.max(limit, cut) + 1)
  if (characters.length <= limit || characters.length <= cut) return trimmed
  return withEllipsis(characters.slice(0, lastSpace(characters, cut) ?? cut).join(''))
}

/** The last space, or edge of a wide character, that is no further than `cut`. Text before it is kept whole. */
function lastSpace(characters: string[], cut: number): number | null {
  const isBreak = (character: string) => /^(\s|$)/.test(character) || isWide(character)
  const position = characters.slice(0, cut + 1).findLastIndex(isBreak)
  return position > 0 ? position : null
}

/** The first words of a description, cut like a title where they are still too long. */
export function truncateDescription(text: string): string {
  const words = text.trim().split(/\s+/)
  const kept = words.slice(0, DESCRIPTION_WORDS).join(' ')
  const cut = truncate(kept, description)
  return words.length > DESCRIPTION_WORDS && cut === kept ? withEllipsis(kept) : cut
}

/** The first words of a text, with an ellipsis if more follow. */
export function introText(text: string, count: number): string {
  const words = text.trim().split(/\s+/)
  // Without spaces between words, the text is one.
  if (words.length <= count) return truncate(text, description)
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/\p{P}+$/u, '')} …`
}

/** Reads no further than it must: a description can be very long. */
function firstCharacters(text: string, count: number): string[] {
  // Creating the segmenter takes a phone 45 ms, and most texts do not need it.
  const start = text.slice(0, count + 1)
  if (SIMPLE_CHARACTERS.test(start)) return [...start.slice(0, count)]
  const characters: string[] = []
  for (const character of graphemesOf(text)) {
    characters.push(character)
    if (isWide(character)) characters.push('')
    if (characters.length >= count) break
  }
  return characters
}

function* graphemesOf(text: string) {
  // Firefox 115 has none.
  if (!('Segmenter' in Intl)) return yield* text
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) yield segment
}

function withEllipsis(text: string): string {
  return text.replace(/[\s\p{P}]+$/u, '') + ELLIPSIS
}
