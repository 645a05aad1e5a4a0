import { isWide, widthOf } from './text'
import { hasUnspaced } from './unspaced'

type Truncation = {
  /** Longer than this is cut. */
  limit: number
  /** What then stays. */
  cut: number
}

/** How a member of the team begins to be described. */
export const biography: Truncation = { limit: 96, cut: 96 }
/** Characters of the titles on the large card, the carousel's cards, and the ticker's and small cards. */
export const largeTitle: Truncation = { limit: 64, cut: 50 }
export const topicTitle: Truncation = { limit: 40, cut: 50 }
export const smallTitle: Truncation = { limit: 50, cut: 30 }
const description: Truncation = { limit: 100, cut: 70 }
const DESCRIPTION_WORDS = 20

/** Titles on large cards, with a size for each: they take up to three lines. */
export function titleLength(title: string): 'short' | 'medium' | 'long' {
  const width = widthOf(title)
  if (width <= 28) return 'short'
  return width <= 42 ? 'medium' : 'long'
}

const ELLIPSIS = '…'
/**
 * What a reader sees as one character, such as a letter with its marks, a flag or a family. Not with Intl.Segmenter, whose
 * characters differ between browsers: React would not find what the build has written. Firefox 115 has none.
 */
const CHARACTER = /(?:\p{RI}{2}|.)(?:[\p{M}\p{Emoji_Modifier}\u200c\u{e0020}-\u{e007f}]|\u200d\P{M})*/gsu

/**
 * Cuts at the last space within the length that stays, and inside a word only if there is no space. Wide characters count as
 * two, so that they fit the same cards.
 */
export function truncate(text: string, { limit, cut }: Truncation): string {
  const trimmed = text.trim()
  // A character is at least one code unit long.
  if (widthOf(trimmed) <= limit) return trimmed
  const characters = (trimmed.match(CHARACTER) ?? []).flatMap((one) => (isWide(one) ? [one, ''] : one))
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
  if (words.length <= count) return hasUnspaced(text) ? truncate(text, description) : text.trim()
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/\p{P}+$/u, '')} …`
}

function withEllipsis(text: string): string {
  return text.replace(/[\s\p{P}]+$/u, '') + ELLIPSIS
}
