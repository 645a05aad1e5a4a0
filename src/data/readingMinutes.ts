const WORDS_PER_MINUTE = 220

/** How long an article's HTML takes to read. */
export function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
