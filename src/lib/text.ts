/** How texts are compared in searches: without case, accents and repeated spaces. */
export function foldText(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

/** Marks that people leave out: accents, vowels and hamza of Arabic and Hebrew, dots of Hindi. Those of Japanese make other words. */
const DIACRITIC = /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Hebrew}\u093c])\p{M}/gu

const withoutAccents = (text: string) => text.normalize('NFKD').replace(DIACRITIC, '')

/** People without these keys type the others. */
const PLAIN: Record<string, string> = { Ł: 'L', Đ: 'D', Ø: 'O', Æ: 'AE', Œ: 'OE', ẞ: 'SS' }

/** In capitals, because some small letters share one: i and ı, s and ß. */
export function foldCharacters(text: string): string {
  return withoutAccents(text)
    .replace(/[‘’ʼ]/g, "'")
    .toUpperCase()
    .replace(/[ŁĐØÆŒẞ]/g, (letter) => PLAIN[letter] ?? letter)
}

let segmenter: Intl.Segmenter | undefined

/** Also of languages that write no spaces between words. On its own, the segmenter keeps "l'art" and "web.design" whole. */
export function wordsOf(text: string): string[] {
  const runs = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return runs.flatMap((run) => {
    // Firefox 115 has none.
    if (!('Segmenter' in Intl)) return run
    segmenter ??= new Intl.Segmenter('en', { granularity: 'word' })
    return [...segmenter.segment(run)].map(({ segment }) => segment)
  })
}

/** The address of a heading: 'Your account' → 'your-account' */
export function headingSlug(text: string): string {
  const plain = withoutAccents(text).toLowerCase().normalize('NFC')
  const words = plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return [...words].slice(0, 60).join('') || 'section'
}

/** `lastNumbers` makes equal headings cheap: each continues where the one before has ended. */
export function uniqueId(wanted: string, lastNumbers: Map<string, number>): string {
  let number = lastNumbers.get(wanted) ?? 0
  let id: string
  do {
    number += 1
    id = number === 1 ? wanted : `${wanted}-${number}`
  } while (lastNumbers.has(id))
  lastNumbers.set(id, 1).set(wanted, number)
  return id
}

/** Chinese, Japanese and Korean, with their punctuation. */
export const isWide = (character: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u30ff\uff01-\uff60]/u.test(character)

/** In characters. A wide one counts as two. */
export const widthOf = (text: string) => text.length + [...text].filter(isWide).length

/** The width of what a line cannot break. */
export const longestWord = (text: string) => Math.max(...text.split(/[\s-]/).map(widthOf))

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

/** Not with `toWellFormed`, which Firefox 115 and iOS 16.3 do not have: an error while rendering takes the page away. */
export const wellFormed = (text: string) => text.replace(/\p{Surrogate}/gu, '\ufffd')

/** Text that is pasted from a table or a terminal contains control characters, which firestore.rules refuses. */
export function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

/**
 * For an address or a number. Keyboards type full-width letters, digits and dashes of many scripts, and İ. What is copied from
 * contacts, a chat or a web page often contains invisible characters, which firestore.rules refuses.
 */
export function inPlainCharacters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('İ', 'I')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/(\d)[\p{Pd}−ー](?=\d)/gu, '$1-')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .trim()
}

/** In Unicode, the digits of each script follow their zero. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value++
  return String(value % 10)
}
