const WORDS_COMPARED = 3
const HASHES_KEPT = 2

/**
 * A MinHash of the text: texts that share most of their three-word sequences usually have the same one. Words with
 * digits count as equal, because a flood often numbers its messages.
 */
export function likenessOf(text: string): string {
  const words = text
    .toLowerCase()
    .trim()
    .split(/\s+/)
    .map((word) => (/\d/.test(word) ? '#' : word))
  const hashes = new Set(words.map((_, at) => hash(words.slice(at, at + WORDS_COMPARED).join(' '))))
  return [...hashes]
    .toSorted((a, b) => a - b)
    .slice(0, HASHES_KEPT)
    .join(' ')
}

/** FNV-1a */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}
