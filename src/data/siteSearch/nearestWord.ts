/** People rarely mistype the first letter. */
const OTHER_LETTER = 0.5

/** The key of the word that is nearest to a term, and the first of equally near ones. Null if none is near. */
export function nearestWord(term: string, words: ReadonlyMap<string, unknown>): string | null {
  if (words.has(term)) return term
  if (term.length < 3) return null
  const most = term.length < 6 ? 1 : 2
  let least = most + 1
  let nearest: string | null = null
  for (const other of words.keys()) {
    if (other.length < 3 || Math.abs(other.length - term.length) > most) continue
    const edits = distance(term, other, most)
    const found = edits + (other[0] === term[0] ? 0 : OTHER_LETTER)
    if (edits > most || found >= least) continue
    least = found
    nearest = other
  }
  return nearest
}

/** Of letters that are added, missing, replaced, or swapped with their neighbour. More than `most` is not counted. */
function distance(a: string, b: string, most: number): number {
  let twoBefore: number[] = []
  let before = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let least = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) least = Math.min(least, (twoBefore[column - 2] ?? 0) + 1)
      current.push(least)
    }
    if (Math.min(...current) > most + 1) return most + 1
    twoBefore = before
    before = current
  }
  return before[b.length] ?? most + 1
}
