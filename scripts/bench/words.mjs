/** A thousand bytes, as networks count. @param {number} bytes */
export const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`

/** @param {number} ms */
export const milliseconds = (ms) => (ms >= 1000 ? `${(ms / 1000).toFixed(2)} s` : `${Math.round(ms)} ms`)

/** @param {number} value */
export const ratio = (value) => value.toFixed(2)

/** @param {string[]} titles @param {string[][]} rows */
export function table(titles, rows) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n')
}
