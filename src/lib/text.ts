/** How texts are compared in searches: without capitals, accents and repeated spaces. */
export function foldText(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

export function foldCharacters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'").toLowerCase()
}

/** The address of a heading: 'Your account' → 'your-account' */
export function headingSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return words.slice(0, 60) || 'section'
}

const MAX_MARKS = 8
const MAX_JOINED = 12

const MARKS = new RegExp(`([\\p{M}\\p{Grapheme_Extend}]{${MAX_MARKS}})[\\p{M}\\p{Grapheme_Extend}]+`, 'gu')
const JOINED = new RegExp(`(?:\\u200d[^\\u200d\\s]{1,4}){${MAX_JOINED}}`, 'gu')

/**
 * Limits what counts as one character: browsers take half a minute to lay out a letter with 50,000 accents, and cannot
 * break a line within a chain of joined emoji.
 */
export function limitClusters(text: string): string {
  return text.replace(MARKS, '$1').replace(JOINED, '$&\u200b')
}

const MAX_WORD = 500

/** Scripts that separate words by spaces. Chinese, Japanese, Thai and the like have no such words. */
const LONG_WORD = new RegExp(`([\\u0021-\\u0dff]{${MAX_WORD}})[\\u0021-\\u0dff]+`, 'g')

/** Cuts words that no reader needs: the time that a browser needs to break one into lines grows with its square. */
export function limitWords(text: string): string {
  return text.replace(LONG_WORD, '$1…')
}
