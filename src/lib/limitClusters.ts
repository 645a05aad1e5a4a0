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
