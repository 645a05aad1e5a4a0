/** How texts are compared in searches: without capitals, accents and repeated spaces. */
export function foldText(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

/** Includes the Arabic hamza and madda, which many people leave out, but no vowel signs of Hindi: they make other words. */
const DIACRITIC = /(?=[\p{Diacritic}\u0653-\u0655\u0670])\p{M}/gu

export function foldCharacters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(DIACRITIC, '')
    .replace(/[‘’ʼ]/g, "'")
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

/** The address of a heading: 'Your account' → 'your-account' */
export function headingSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return words.slice(0, 60) || 'section'
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

const WORDS_PER_MINUTE = 220
/** Chinese and Japanese write no spaces: two characters count as a word. */
const UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]{1,2}/gu

/** How long a text in HTML takes to read. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(UNSPACED, '$& ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}

/** Text that is pasted from a table or a terminal contains control characters, which firestore.rules refuses. */
export function onOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ')
}

/**
 * For an address or a number: what is copied from contacts, a chat or a web page often contains invisible characters, which
 * firestore.rules refuses.
 */
export function withoutInvisible(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim()
}
