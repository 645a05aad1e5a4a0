/** Chinese, Japanese and Korean, with their punctuation. */
export const isWide = (character: string) =>
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u30ff\uff01-\uff60]/u.test(character)

/** In characters. A wide one counts as two. */
export const widthOf = (text: string) => text.length + [...text].filter(isWide).length

/** The width of what a line cannot break. */
export const longestWord = (text: string) => Math.max(...text.split(/[\s-]/).map(widthOf))

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
