/** The first words of a text, with an ellipsis if more follow. */
export function introText(text: string, count: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= count) return text.trim()
  return `${words
    .slice(0, count)
    .join(' ')
    .replace(/\p{P}+$/u, '')} …`
}
