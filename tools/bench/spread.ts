/** A figure that was measured several times. */
export type Spread = { median: number; min: number; max: number }

export function spreadOf(values: number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (index: number) => sorted[index] ?? Number.NaN
  const middle = sorted.length / 2
  const median = (at(Math.ceil(middle) - 1) + at(Math.floor(middle))) / 2
  return { median, min: at(0), max: at(sorted.length - 1) }
}

/** The possible ratios of two figures. */
export function divide(a: Spread, b: Spread): Spread {
  return { median: a.median / b.median, min: a.min / b.max, max: a.max / b.min }
}

/** The median, with the range if it is wider than the precision that is shown. */
export function formatSpread(spread: Spread, format: (value: number) => string): string {
  const [median, min, max] = [spread.median, spread.min, spread.max].map(format)
  return min === max ? `${median}` : `${median} (${min} to ${max})`
}

/** 1 kB is 1,000 bytes. */
export const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

export const milliseconds = (ms: number) =>
  ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${Math.round(ms)} ms`

export const ratio = (value: number) => `× ${value.toFixed(2)}`
