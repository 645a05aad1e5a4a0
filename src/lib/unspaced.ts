/** Scripts without spaces between words, for a class in a regular expression: of Chinese and Japanese, and of Thai and its neighbours. */
export const EAST_ASIAN = '\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}'
export const SOUTHEAST_ASIAN = '\\p{sc=Thai}\\p{sc=Laoo}\\p{sc=Khmr}\\p{sc=Mymr}'
export const UNSPACED = EAST_ASIAN + SOUTHEAST_ASIAN

const ONE = new RegExp(`[${UNSPACED}]`, 'u')

export const hasUnspaced = (text: string) => ONE.test(text)
