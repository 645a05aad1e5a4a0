import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readForm, writeForm } from '../../../../tools/studio/forms/entryFile'
import { fileForms, splitPath } from '../../../../tools/studio/forms/forms'
import type { FormGroup } from '../../../../tools/studio/forms/formValues'

const ROOT = 'sample'
const files = readdirSync(join(ROOT, 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .map((file) => `content/${file}`)
/** Each page and each group of words has its own form. */
const parts = fileForms.map(({ path }) => path).filter((path) => path.includes('#'))
const paths = [...files.filter((file) => !/(pages|words)\.yaml$/.test(file)), ...parts]

/** Values travel to the browser and back as JSON. */
const roundTrip = (path: string, source: string): FormGroup =>
  JSON.parse(JSON.stringify(readForm(path, source)))

it.each(paths)('saving %s without an edit keeps every byte', (path) => {
  const source = readFileSync(join(ROOT, splitPath(path).file), 'utf8')
  expect(writeForm(path, source, roundTrip(path, source))).toBe(source)
})

const SITE = 'content/site.yaml'
const PLANS = 'content/plans.yaml'
const PAGE = 'content/pages.yaml#plans'
const WORDS = 'content/words.yaml#bag'
const SERVICE = 'content/services/web-shops.md'
const ARTICLE = 'content/articles/a.md'

const social = (...names: string[]) =>
  names.map((name) => `  - { label: ${name}, href: https://${name}.example/ }\n`).join('')
const plan = (price: string, features: string) =>
  `plans:\n  - id: a # as in the orders\n    price: ${price}\n    features:\n${features}`
/** The values of a form with one plan. */
function plansOf(price: string, values: Record<string, string>, more = {}): FormGroup {
  const features = Object.entries(values).map(([label, value]) => ({ label, value }))
  return { plans: [{ id: 'a', price, ...more, features }] }
}
const article = (blogTitle: string, archive: boolean, last: string) =>
  `---
# Ours since 2024.
blogTitle: ${blogTitle}
date: 2026-01-02   # noon
archive: ${archive}
metaTags: [one, two]
unknown: kept
---

First.

* a
  * b
* c

| x | y |
|:--|--:|
| 1 | 2 |

${last}
`
const BODY_OF_EDITOR = 'First.\n\n* a\n\n  * b\n* c\n\n| x | y |\n|---|---|\n| 1 | 2 |\n\nThe very last.'

it.each<[name: string, path: string, before: string, edit: FormGroup, after: string]>([
  [
    'changes the lines of what was edited and no others',
    SITE,
    'name: A # ours\nclaim: >\n  A long\n  claim\nyearFounded: 2019\n',
    { name: 'Agency: the name', yearFounded: 2020 },
    'name: "Agency: the name" # ours\nclaim: >\n  A long\n  claim\nyearFounded: 2020\n',
  ],
  ['can take a space out of a name', SITE, 'name: Data Base\n', { name: 'DataBase' }, 'name: DataBase\n'],
  [
    'keeps the style of the entries when a list gets longer',
    SITE,
    `social:\n  # The first.\n${social('a')}`,
    { social: ['a', 'b'].map((label) => ({ label, href: `https://${label}.example/` })) },
    `social:\n  # The first.\n${social('a', 'b')}`,
  ],
  [
    'keeps blank lines between the entries of a list in another order, with a new one',
    SITE,
    'social:\n  - label: a\n    href: x\n\n  # The second.\n  - label: b\n    href: x\n',
    { social: ['b', 'a', 'c'].map((label) => ({ label, href: 'x' })) },
    'social:\n  # The second.\n  - label: b\n    href: x\n\n  - label: a\n    href: x\n\n  - label: c\n    href: x\n',
  ],
  [
    'adds groups, and quotes what YAML would read as something else',
    SITE,
    'name: A\n',
    { colours: { paper: '#3656e2' }, counters: [{ value: '60', label: '2019' }] },
    'name: A\ncolours:\n  paper: "#3656e2"\ncounters:\n  - value: 60\n    label: "2019"\n',
  ],
  [
    'writes a price as a number, and leaves out a feature',
    PLANS,
    plan('10', '      Calls: 3\n'),
    plansOf('12.50', { Calls: '', 'More: of it': '' }),
    plan('12.50', '      Calls: null\n      "More: of it": null\n'),
  ],
  [
    'of one feature and one price keeps the style of the others',
    PLANS,
    `plans:\n  - id: a\n    price: "on request"\n    otherPrices: { INR: 14900 } # rounded\n    features:\n      # Every month.\n      'Calls': "3 hours" # at most\n      Mails: "yes"\n`,
    plansOf('240', { Calls: '4 hours', Mails: '' }, { otherPrices: [{ label: 'INR', value: 15900 }] }),
    `plans:\n  - id: a\n    price: 240\n    otherPrices: { INR: 15900 } # rounded\n    features:\n      # Every month.\n      'Calls': "4 hours" # at most\n      Mails: null\n`,
  ],
  [
    'writes a price as a text',
    PLANS,
    plan('10', '      Calls: "3"\n'),
    plansOf('on request', { Calls: '3' }),
    plan('on request', '      Calls: "3"\n'),
  ],
  [
    'of a page keeps the other pages',
    PAGE,
    'home:\n  title: Home\nplans:\n  title: Plans # short\n',
    { heading: '{services} of them', steps: { heading: 'Next' } },
    'home:\n  title: Home\nplans:\n  title: Plans # short\n  heading: "{services} of them"\n  steps:\n    heading: Next\n',
  ],
  [
    'changes a plural form of a text',
    PAGE,
    'plans:\n  title: A\n  heading:\n    services:\n      one: A service # short\n      other: "{services} services"\n',
    { heading: '{ services: { one: One, other: "{services} services" } }' },
    'plans:\n  title: A\n  heading:\n    services:\n      one: One\n      other: "{services} services"\n',
  ],
  [
    'replaces the plural forms of a text',
    PAGE,
    'plans:\n  steps:\n    heading: { services: { one: A, other: B } }\n',
    { steps: { heading: '{services} steps' } },
    'plans:\n  steps:\n    heading: "{services} steps"\n',
  ],
  ['hides a page', PAGE, 'plans:\n  title: A\n', { show: false }, 'plans:\n  title: A\n  show: false\n'],
  [
    'adds a page that the file leaves out',
    PAGE,
    'home:\n  title: Home\n',
    { heading: 'Our plans' },
    'home:\n  title: Home\nplans:\n  heading: Our plans\n',
  ],
  [
    'adds the first words below the comment of the file',
    WORDS,
    '# The words that you change.\n#\n# footer:\n',
    { empty: 'Tupu', ask: '', count: { count: { one: '{count} zaidi', other: '{count} zaidi' } } },
    '# The words that you change.\n#\n# footer:\n\nbag:\n  empty: Tupu\n  count:\n    count:\n      one: "{count} zaidi"\n      other: "{count} zaidi"\n',
  ],
  [
    'leaves out a word whose forms were emptied',
    WORDS,
    'bag:\n  empty: Tupu\n  count:\n    count:\n      one: A\n      other: B\n',
    { count: { count: { one: '', other: '' } } },
    'bag:\n  empty: Tupu\n',
  ],
  [
    'keeps what the form does not know, and its comments',
    ARTICLE,
    article(`'An "old" title'`, false, 'Last.'),
    { blogTitle: 'A new title', archive: true },
    article(`'A new title'`, true, 'Last.'),
  ],
  [
    'leaves out what Decap makes of a comma after the last word',
    ARTICLE,
    article('A', false, 'Last.'),
    { metaTags: ['one', 'two', 'three', ''] },
    article('A', false, 'Last.').replace('two', 'two, three'),
  ],
  [
    'keeps the blocks of a text that the editor only wrote in another style',
    ARTICLE,
    article('A', false, 'Last.'),
    { body: BODY_OF_EDITOR },
    article('A', false, 'The very last.'),
  ],
])('an edit %s', (_, path, before, edit, after) => {
  expect(writeForm(path, before, { ...roundTrip(path, before), ...edit })).toBe(after)
})

it('two lines with one label are refused, because a file keeps only one of them', () => {
  const features = ['3', '4'].map((value) => ({ label: 'Calls', value }))
  const edit = { plans: [{ id: 'a', price: '10', features }] }
  expect(() => writeForm(PLANS, plan('10', '      Calls: "3"\n'), edit)).toThrow('The label “Calls”')
})

it('the editor gets the stars of a multiplication as text, and the file keeps them', () => {
  const text =
    'So 2 * 3 * 4, `a * b`, ``c * d`` and\n\n* e\n\n| 5 * 6 |\n|---|\n\n```\n7 * 8\n```\n\n~~~\n8 * 9\n~~~'
  const source = article('A', false, text)
  const shown = readForm(ARTICLE, source)
  expect(shown.body).toContain(text.replace('2 * 3 * 4', '2 \\* 3 \\* 4'))
  const body = `${shown.body}\n\nMore.`
  expect(writeForm(ARTICLE, source, { ...shown, body })).toBe(article('A', false, `${text}\n\nMore.`))
})

it('a form shows the plural forms of a text, also in a list', () => {
  const forms = '{ services: { one: "{services} service", other: "{services} services" } }'
  const source = `home:\n  title: ${forms}\n  call:\n    problems:\n      web: Late\n      tax: ${forms}\n`
  const values = {
    title: forms,
    call: {
      problems: [
        { label: 'web', value: 'Late' },
        { label: 'tax', value: forms },
      ],
    },
  }
  expect(readForm('content/pages.yaml#home', source)).toMatchObject(values)
})

const questions = [{ question: 'Why?', answer: 'Because.' }]

it.each<[path: string, values: FormGroup, expected: string]>([
  [
    ARTICLE,
    { body: 'Text.', draft: true, date: '2027-01-01', blogTitle: '2027', metaTags: ['a, b', 'c'] },
    '---\nblogTitle: "2027"\ndate: 2027-01-01\nmetaTags: ["a, b", c]\ndraft: true\n---\n\nText.\n',
  ],
  [
    SERVICE,
    { title: 'Web shops', position: 3, includes: ['Payment: by card'], drawingFile: '<svg/>', questions },
    '---\ntitle: Web shops\nposition: 3\nincludes:\n  - "Payment: by card"\nquestions:\n  - question: Why?\n    answer: Because.\n---\n',
  ],
])('a new file %s has its fields in the order of the form', (path, values, expected) => {
  expect(writeForm(path, null, values)).toBe(expected)
})

it('a file with a syntax error is not opened, because a form would lose the rest', () => {
  expect(() => readForm(ARTICLE, '---\nblogTitle: "open\n---\n')).toThrow(/articles\/a\.md:2: .*text editor/)
})

it('the lines of the old addresses are edited in a form, and their comment stays', () => {
  const source = '# Ours\n\n/a: /about\n/b: /plans # guessed\n'
  const path = 'content/redirects.yaml'
  const { redirects } = readForm(path, source) as { redirects: { label: string; value: string }[] }
  expect(redirects).toEqual([
    { label: '/a', value: '/about' },
    { label: '/b', value: '/plans' },
  ])
  const changed = [...redirects.slice(1), { label: '/c', value: '/contact' }]
  expect(writeForm(path, source, { redirects: changed })).toBe(
    '# Ours\n\n/b: /plans # guessed\n/c: /contact\n',
  )
  expect(readForm(path, writeForm(path, source, { redirects: [] })).redirects ?? []).toEqual([])
  expect(writeForm(path, null, { redirects: [{ label: '/a', value: '/about' }] })).toBe('/a: /about\n')
})
