/** People rarely mistype the first letter. */
const OTHER_LETTER = 0.5

/** The key of the word that is nearest to a term, and the first of equally near ones. Null if none is near. */
export function nearestWord(term: string, known: readonly ReadonlyMap<string, unknown>[]): string | null {
  if (known.some((words) => words.has(term))) return term
  if (term.length < 3) return null
  const most = term.length < 6 ? 1 : 2
  let least = most + 1
  let nearest: string | null = null
  for (const words of known) {
    for (const other of words.keys()) {
      if (other.length < 3 || Math.abs(other.length - term.length) > most) continue
      const edits = distance(term, other, most)
      const found = edits + (other[0] === term[0] ? 0 : OTHER_LETTER)
      if (edits > most || found >= least) continue
      least = found
      nearest = other
    }
  }
  return nearest
}

/** Fresh ones for each of many thousand words would take several times longer. */
const rows: [number[], number[], number[]] = [[], [], []]

/** Of letters that are added, missing, replaced, or swapped with their neighbour. More than `most` is not counted. */
function distance(a: string, b: string, most: number): number {
  let [twoBefore, before, current] = rows
  for (let column = 0; column <= b.length; column++) before[column] = column
  for (let row = 1; row <= a.length; row++) {
    let leastOfRow = row
    current[0] = row
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      let least = Math.min(
        (before[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (before[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) least = Math.min(least, (twoBefore[column - 2] ?? 0) + 1)
      current[column] = least
      leastOfRow = Math.min(leastOfRow, least)
    }
    if (leastOfRow > most + 1) return most + 1
    ;[twoBefore, before, current] = [before, current, twoBefore]
  }
  return before[b.length] ?? most + 1
}
