import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** A window in px, and the row of its bar in rem, which are fewer with enlarged text. */
type Bar = { window: number; row: number; hasWays: boolean }

const BAR = 'src/layout/TopBar.module.css'
const DRAWER = 'src/layout/Drawer.module.css'

const rows = [40, 48, 55, 60, 67, 71, 73, 80, 90]

it.each([
  ['usual', '899px', '52rem'],
  ['short', '719px', '41.5rem'],
  ['long', '1199px', '69.5rem'],
  ['longest', '1299px', '75rem'],
])('with %s labels, the bar has either its links or the menu, at every size of the text', (_, px, rem) => {
  const hiddenIn = (file: string, name: string) =>
    rulesThatHide(name, readFileSync(file, 'utf8').replaceAll('899px', px).replaceAll('52rem', rem))
  const [links, opener] = [hiddenIn(BAR, '.nav'), hiddenIn(DRAWER, '.opener')]
  const bars = [600, 719.5, 720, 899.5, 900, 1199.5, 1200, 1300, 1600].flatMap((window) =>
    rows.flatMap((row) => [true, false].map((hasWays): Bar => ({ window, row, hasWays }))),
  )
  const wrong = bars.filter((bar) => links.some((hides) => hides(bar)) === opener.some((hides) => hides(bar)))
  expect(wrong).toEqual([])
})

/** What says for a bar whether a rule with `display: none` for this class applies. */
function rulesThatHide(name: string, css: string): ((bar: Bar) => boolean)[] {
  const found: ((bar: Bar) => boolean)[] = []
  const open: string[] = []
  for (const [, head = '', isOpening] of css
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .matchAll(/([^{};]*)(?:(\{)|\}|;)/g)) {
    const text = head.trim()
    if (isOpening) open.push(text)
    else if (text.startsWith('display: none')) {
      const around = [...open]
      if (around.at(-1)?.includes(name)) found.push((bar) => around.every((part) => applies(part, bar)))
    } else if (!text) open.pop()
  }
  return found
}

function applies(part: string, { window, row, hasWays }: Bar): boolean {
  if (/print|scripting: none/.test(part)) return false
  if (part.startsWith(':not([data-ways])')) return !hasWays
  if (part.includes('[data-ways]')) return hasWays
  const [, comparison = '', size, unit] = /width( >=? |: | < )([\d.]+)(px|rem)/.exec(part) ?? []
  const beyond = (unit === 'px' ? window : row) - Number(size)
  switch (comparison.trim()) {
    case '>':
      return beyond > 0
    case '>=':
      return beyond >= 0
    case '<':
      return beyond < 0
    // max-width
    case ':':
      return beyond <= 0
    default:
      return true
  }
}
