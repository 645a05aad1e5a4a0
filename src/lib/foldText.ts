/** How texts are compared in searches: without capitals, accents and repeated spaces. */
export function foldText(text: string): string {
  return foldCharacters(text).replace(/\s+/g, ' ').trim()
}

export function foldCharacters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[‘’ʼ]/g, "'").toLowerCase()
}
