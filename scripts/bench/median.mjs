/** @param {number[]} values */
export function median(values) {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const [below = Number.NaN, above = below] = sorted.length % 2 ? [sorted[middle]] : sorted.slice(middle - 1)
  return (below + above) / 2
}
