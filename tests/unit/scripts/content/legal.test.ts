import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from 'virtual:content/services'
import { expect, it } from 'vitest'
import { env } from '@/env'
import { composeAnalytics } from '../../../../scripts/content/analytics'
import { legalValues, parseLegal, readLegal } from '../../../../scripts/content/legal'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { placeholderValues } from '../../../../scripts/content/placeholders'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'sample/content'
const LIVE = {
  kind: 'live',
  projectId: 'agency',
  apiKey: 'key',
  authDomain: 'a.example',
  appId: '1',
} as const

type Change = Partial<typeof env> & { film?: 'youtube' | 'vimeo'; tool?: 'plausible' }

function valuesOf({ film, tool, ...change }: Change = {}) {
  const values = placeholderValues(readOwnerData(SAMPLE), services)
  const shown = film ? { kind: film, address: 'https://player.example', poster: null } : null
  const analytics = composeAnalytics(tool && { tool })
  return legalValues(values, { ...env, ...change }, { film: shown, analytics })
}

const pageOf = (change?: Change) => JSON.stringify(readLegal(SAMPLE, valuesOf(change)).privacy)

it.each<[string, Change, RegExp]>([
  ['a film on Vimeo', { film: 'vimeo' }, /The film is at Vimeo\./],
  ['a film on YouTube', { film: 'youtube' }, /The film is at YouTube\./],
  ['App Check', { backend: LIVE, appCheckKey: 'k' }, /reCAPTCHA.*|firebase-app-check-database/],
  ['performance reports', { reportUrl: 'https://reports.example/in' }, /how fast a page loaded/],
  ['a counter of visits', { tool: 'plausible' }, /counted at plausible\.io/],
  ['an image host', { imageHost: 'https://pictures.example' }, /pictures\.example/],
])('the legal texts mention %s only if the build uses it', (_, change, words) => {
  expect(pageOf(change)).toMatch(words)
  expect(pageOf()).not.toMatch(words)
})

it('the legal texts do not mention App Check on the local backend, which has none', () => {
  expect(pageOf({ appCheckKey: 'k' })).not.toContain('reCAPTCHA')
})

it('the legal texts replace a line that does not apply by its opposite', () => {
  const sentence = 'Fonts, pictures and scripts come from this site itself'
  expect(pageOf()).toContain(sentence)
  expect(pageOf({ imageHost: 'https://pictures.example' })).not.toContain(sentence)
  expect(pageOf()).toContain('analytics trackers')
  expect(pageOf({ tool: 'plausible' })).not.toContain('analytics trackers')
})

/** Both texts of a site whose page content/pages.yaml switches off. */
function textsWithout(...pages: string[]) {
  const root = temporaryFolder()
  cpSync('sample', root, { recursive: true })
  const file = join(root, 'content/pages.yaml')
  const off = pages.map((page) => new RegExp(`^${page}:\\n`, 'm'))
  const text = off.reduce((rest, page) => rest.replace(page, '$&  show: false\n'), readFileSync(file, 'utf8'))
  writeFileSync(file, text)
  const { privacy, terms } = readOwnerData(join(root, 'content'))
  return JSON.stringify([privacy, terms])
}

it.each([
  ['plans', /“currency”|“wanted-plan”|Plans and orders|no payments/],
  ['insights', /\barticles?\b/i],
])('the legal texts describe %s only if the page is shown', (page, words) => {
  const text = textsWithout(page)
  expect(text).not.toMatch(words)
  expect(text).toMatch(/Lists .*are refreshed.*If you open the search.*entries stay on your device/)
  expect(textsWithout()).toMatch(words)
})

it('the legal texts describe the choice of a currency only if visitors have one', () => {
  const privacy = (showsSamples: boolean) =>
    JSON.stringify(readOwnerData(SAMPLE, { ...env, showsSamples }).privacy)
  expect(privacy(true)).toContain('“currency”')
  // The prices of the sample are samples.
  expect(privacy(false)).not.toContain('“currency”')
})

it('the legal texts have sections with ids, names from site.yaml and links', () => {
  const { privacy, terms } = readLegal(SAMPLE, valuesOf())
  expect(readFileSync(join(SAMPLE, 'legal', 'privacy.md'), 'utf8')).toContain(`updated: ${privacy.updated}\n`)
  expect(privacy.sections.map(({ id }) => id)).toContain('what-your-browser-stores')
  const [first] = terms.sections
  expect(first?.html).toBe(
    '<h2 id="who-we-are">Who we are</h2>\n<p>This site is run by [registered company name] under the name Triveni. You can reach us at hello@triveni.example and +91 00000 00000.</p>',
  )
  expect(JSON.stringify(privacy)).toContain('after 24 months')
  expect(JSON.stringify(terms)).toContain('<a href=\\"/licences.txt\\">licences.txt</a>')
})

it('the legal texts are both missing', () => {
  const missing = /privacy\.md is missing.*\n.*terms\.md is missing/
  expect(() => readLegal(temporaryFolder(), valuesOf())).toThrow(missing)
})

const parse = (body: string) => parseLegal(`---\nupdated: 2026-11-21\n---\n${body}\n`, valuesOf(), () => {})

/** The line of the first line of the text. */
const BODY = 4

it('a legal text leaves out a whole paragraph or item, and nothing else', () => {
  const text = `---
updated: 2026-11-21
sentences:
  - { name: two, when: reports, text: "Two of {entity}", otherwise: "Three of {entity}" }
  - { name: four, when: reports, text: Four }
---
## Who
- one
- {two}
- {four}

{four}

Five.`
  const html = '<h2 id="who">Who</h2>\n<ul>\n<li>one</li>\n<li>Three of A*</li>\n</ul>\n<p>Five.</p>'
  const parsed = parseLegal(text, { ...valuesOf(), entity: 'A*' }, () => {})
  expect(parsed).toMatchObject({ mistakes: [], text: { sections: [{ html }] } })
})

it('a legal text has ids at all headings, which links can name', () => {
  const { text, mistakes } = parse(
    '## Law & order\n[Below](#law-order-2)\n\n### Law & order\nTwo.\n\n## Last\n[No](#law-order-3)',
  )
  expect(text.sections).toMatchObject([
    { id: 'law-order', heading: 'Law & order', html: expect.stringContaining('<h3 id="law-order-2">') },
    { id: 'last' },
  ])
  expect(mistakes.map(({ line }) => line)).toEqual([BODY + 7])
})

it('an address has no marks that keep the direction of a number', () => {
  const values = { ...valuesOf(), phone: '\u2066+9714000\u2069' }
  const { text } = parseLegal(
    '---\nupdated: 2026-11-21\n---\n## Who\n[{phone}](tel:{phone})\n',
    values,
    () => {},
  )
  expect(text.sections[0]?.html).toContain('<a href="tel:+9714000">\u2066+9714000\u2069</a>')
})

it('a legal text is not split at a heading within a quotation', () => {
  const { text } = parse('## Who\n> ## Quoted\n> Text.')
  expect(text.sections.map(({ heading }) => heading)).toEqual(['Who'])
})
