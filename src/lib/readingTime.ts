const WORDS_PER_MINUTE = 220
/** Chinese and Japanese write no spaces: two characters count as a word. In Thai and its neighbours, five do. */
const UNSPACED =
  /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{1,2}|[\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]{1,5}/gu

export const isUnspaced = (text: string) => text.search(UNSPACED) >= 0

/** How long a text in HTML takes to read. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(UNSPACED, '$& ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
