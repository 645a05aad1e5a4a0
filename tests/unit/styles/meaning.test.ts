import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { MOST_PRACTICES } from '@/lib/positions'
import { listFiles } from '../../../scripts/lib/listFiles'

// Colours that say something. Their contrasts are checked where the owner's colours are composed.

const tokens = readFileSync('src/styles/tokens.css', 'utf8')

/** The hues of a colour in both themes, in degrees. */
const huesOf = (token: string) => {
  const [, value = ''] = new RegExp(`--${token}: ([^;]+);`).exec(tokens) ?? []
  return [...value.matchAll(/oklch\([\d.]+ [\d.]+ ([\d.]+)/g)].map(([, hue]) => Number(hue))
}

it.each([
  ['danger', 15, 50],
  ['danger-field', 15, 50],
  ['night-danger', 15, 50],
  ['success', 140, 180],
  ['success-field', 140, 180],
])('the hue of --%s is from %d to %d degrees in each theme', (token, from, to) => {
  const hues = huesOf(token)
  expect(hues.length).toBeGreaterThan(0)
  expect(hues.filter((hue) => hue < from || to < hue)).toEqual([])
})

it.each(Array.from({ length: MOST_PRACTICES }, (_, index) => index + 1))(
  'what belongs to practice %d has its colours',
  (position) => {
    const colour = `var(--practice-${position}`
    expect(
      bodyOf('tokens.css', `[data-practice='${position}']`)
        .trim()
        .split(/\s*\n\s*/),
    ).toEqual([
      `--position: ${position};`,
      `--stream: ${colour});`,
      ...['on', 'text', 'soft'].map((shade) => `--stream-${shade}: ${colour}-${shade});`),
    ])
  },
)

const rules = listFiles('src')
  .filter((file) => file.endsWith('.css'))
  .map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const)

/** The innermost rule that has a class or an attribute. */
const bodyOf = (file: string, selector: string) => {
  const [, text = ''] = rules.find(([name]) => name.endsWith(file)) ?? []
  const [, rest = ''] = text.split(`${selector} {`)
  return rest.split('}')[0] ?? ''
}

it.each([
  ['text.css', '.danger', 'color: var(--danger)'],
  ['text.css', '.success', 'color: var(--success)'],
  ['Toasts.module.css', "&[data-type='success']::before", 'background: var(--success-field)'],
])('in %s, %s has %s', (file, selector, declaration) => {
  expect(bodyOf(file, selector)).toContain(declaration)
})

/** What is wrong, by the style sheets that show it. */
it.each([
  ['components/form/Field.module.css', 3],
  ['components/form/FormAlert.module.css', 2],
  ['components/Toasts.module.css', 1],
  ['layout/Newsletter.module.css', 4],
  ['pages/contact/ContactForm.module.css', 1],
])('%s shows what is wrong in the colour of errors, in %d places', (file, places) => {
  const [, text = ''] = rules.find(([name]) => name === file) ?? []
  expect(text.match(/var\(--danger(-field)?\)|\bdanger from global/g)).toHaveLength(places)
})
