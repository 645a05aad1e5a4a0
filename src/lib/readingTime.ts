import { EAST_ASIAN, SOUTHEAST_ASIAN } from './unspaced.ts'

const WORDS_PER_MINUTE = 220
/** Two characters of Chinese and Japanese count as a word. In Thai and its neighbours, five do. */
const UNSPACED_WORD = new RegExp(`[${EAST_ASIAN}]{1,2}|[${SOUTHEAST_ASIAN}]{1,5}`, 'gu')

/** How long a text in HTML takes to read. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(UNSPACED_WORD, '$& ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
