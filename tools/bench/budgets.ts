import { log } from '../../scripts/lib/log'

export type Figures = Record<string, number>
export type Result = { name: string; figures: Figures }

/** Lower limit for `performance`, upper limits for all others. Exported for the test that weighs the built files. */
export const BUDGETS = {
  /** Of 100 points. */
  performance: 97,
  /** Our LCP divided by that of the peer's page. */
  'LCP ratio': 0.95,
  CLS: 0.02,
  /** Bytes of brotli before any interaction. */
  JavaScript: 145 * 1024,
  /** From a tap on the menu button until the menu is open, in ms. */
  menu: 250,
  /** In ms. */
  INP: 200,
}

const figureOf = ({ figures }: Result, name: string) => figures[name] ?? Number.NaN

export function printTable(results: Result[]) {
  const titles = [...new Set(results.flatMap(({ figures }) => Object.keys(figures)))]
  const rows = results.map((result) => {
    const cells = titles.map((title) =>
      title in result.figures ? format(title, figureOf(result, title)) : '',
    )
    return [result.name, ...cells]
  })
  const table = [['', ...titles], ...rows]
  const widthOf = (column: number) => Math.max(...table.map((row) => row[column]?.length ?? 0))
  for (const row of table) log(row.map((cell, column) => cell.padEnd(widthOf(column))).join('  '))
}

function format(title: string, value: number): string {
  if (title === 'performance') return String(value)
  if (title === 'CLS') return value.toFixed(3)
  if (title === 'LCP ratio') return value.toFixed(2)
  if (title === 'JavaScript') return `${(value / 1024).toFixed(1)} kB`
  return value === Number.POSITIVE_INFINITY ? 'lost' : `${Math.round(value)} ms`
}

/** Prints whether all results are within the budget. A figure that could not be measured is not. */
export function checkBudget(title: keyof typeof BUDGETS, results: Result[]): boolean {
  if (results.length === 0) return true
  const limit = BUDGETS[title]
  const isLowerLimit = title === 'performance'
  const misses = results.filter((result) => {
    const figure = figureOf(result, title)
    return !(isLowerLimit ? figure >= limit : figure <= limit)
  })
  const budget = `${title} ${isLowerLimit ? '≥' : '≤'} ${format(title, limit)}`
  const details = misses.map((result) => `${result.name} has ${format(title, figureOf(result, title))}`)
  log(misses.length === 0 ? `✓ ${budget}` : `✗ ${budget}, but ${details.join('; ')}`)
  return misses.length === 0
}
