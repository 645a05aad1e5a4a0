/** How texts are compared in searches: without case, accents and repeated spaces. */
export function foldText(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

/** Marks that people leave out: accents, vowels and hamza of Arabic and Hebrew, dots of Hindi. Those of Japanese make other words. */
const DIACRITIC = /(?![\u3099\u309a])(?=[\p{sc=Inherited}\p{sc=Hebrew}\u093c])\p{M}/gu

const withoutAccents = (text: string) => text.normalize('NFKD').replace(DIACRITIC, '')

/** People without these keys type the others. */
const PLAIN: Record<string, string> = { Ł: 'L', Đ: 'D', Ø: 'O', Æ: 'AE', Œ: 'OE', ẞ: 'SS' }

const ASCII = /^[\x20-\x7e]*$/

/** In capitals, because some small letters share one: i and ı, s and ß. */
export function foldCharacters(text: string): string {
  // Most words, and normalizing takes most of the time.
  if (ASCII.test(text)) return text.toUpperCase()
  return withoutAccents(text)
    .replace(/[‘’ʼ]/g, "'")
    .toUpperCase()
    .replace(/[ŁĐØÆŒẞ]/g, (letter) => PLAIN[letter] ?? letter)
}

let segmenter: Intl.Segmenter | undefined

/**
 * Also of languages that write no spaces between words. Pairs of characters, as in `searchTerms`, would find these words
 * only next to each other. On its own, the segmenter keeps "l'art" and "web.design" whole.
 */
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
