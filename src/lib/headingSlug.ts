/** The address of a heading: 'Your account' → 'your-account' */
export function headingSlug(text: string): string {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, '')
  return words.slice(0, 60) || 'section'
}
