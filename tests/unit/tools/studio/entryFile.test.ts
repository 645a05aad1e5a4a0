import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { readForm, writeForm } from '../../../../tools/studio/server/entryFile'
import { fileForms, splitPath } from '../../../../tools/studio/server/forms'
import type { FormGroup } from '../../../../tools/studio/server/formValues'

const files = readdirSync(join(contentRoot(), 'content'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(md|yaml)$/.test(file))
  .map((file) => `content/${file}`)
/** Each page has its own form. */
const formsOf = (file: string) =>
  fileForms.map(({ path }) => path).filter((path) => path.startsWith(`${file}#`))
const paths = files.flatMap((file) => (file === 'content/pages.yaml' ? formsOf(file) : [file]))
const sourceOf = (path: string) => readFileSync(join(contentRoot(), splitPath(path).file), 'utf8')

/** Values travel to the browser and back as JSON. */
const roundTrip = (path: string, source: string): FormGroup =>
  JSON.parse(JSON.stringify(readForm(path, source)))

function edit(path: string, source: string, change: (values: FormGroup) => void): string {
  const values = roundTrip(path, source)
  change(values)
  return writeForm(path, source, values)
}

const changedLines = (before: string, after: string) => {
  const old = before.split('\n')
  return after.split('\n').filter((line) => !old.includes(line))
}

it('there are files to try', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(formsOf('content/pages.yaml')).toHaveLength(23)
})

it.each(paths)('saving %s without an edit keeps every byte', (path) => {
  const source = sourceOf(path)
  expect(writeForm(path, source, roundTrip(path, source))).toBe(source)
})

describe('an edit of a data file', () => {
  const path = 'content/site.yaml'
  const source = sourceOf(path)

  it('changes the lines of what was edited and no others', () => {
    const after = edit(path, source, (values) => {
      values.name = 'Agency: the name'
      values.yearFounded = 2020
    })
    expect(changedLines(source, after)).toEqual(['name: "Agency: the name"', 'yearFounded: 2020'])
    expect(after.split('\n')).toHaveLength(source.split('\n').length)
  })

  it('can be a space in a name', () => {
    const spaced = edit(path, source, (values) => {
      values.name = 'Data Base'
    })
    const joined = edit(path, spaced, (values) => {
      values.name = 'DataBase'
    })
    expect(changedLines(spaced, joined)).toEqual(['name: DataBase'])
  })

  it('keeps comments and the style of the other entries when a list gets longer, shorter or another order', () => {
    const social = '  - { label: Blog, href: https://blog.example/ }'
    const longer = edit(path, source, (values) => {
      values.social = [...(values.social as FormGroup[]), { label: 'Blog', href: 'https://blog.example/' }]
    })
    expect(changedLines(source, longer)).toEqual([social])
    expect(edit(path, longer, (values) => (values.social as FormGroup[]).pop())).toBe(source)
    const turned = edit(path, source, (values) => (values.offices as FormGroup[]).reverse())
    expect(changedLines(source, turned).filter((line) => line.trim())).toEqual([])
    expect(
      edit(path, turned, (values) => (values.offices as FormGroup[]).reverse())
        .split('\n')
        .toSorted(),
    ).toEqual(source.split('\n').toSorted())
  })
})

it('a plan keeps its price as a number or as text, and a feature can be left out', () => {
  const path = 'content/plans.yaml'
  const source = sourceOf(path)
  const after = edit(path, source, (values) => {
    const [first, second] = values.plans as [FormGroup, FormGroup]
    first.price = '12.50'
    second.price = 'on request'
    ;(first.features as FormGroup[]).push({ label: 'More: of it', value: '' }, { label: 'Calls', value: '4' })
  })
  expect(changedLines(source, after).map((line) => line.trim())).toEqual([
    'price: 12.50',
    '"More: of it": null',
    'Calls: "4"',
    'price: { text: on request }',
  ])
})

describe('an edit of a page', () => {
  const path = 'content/pages.yaml#plans'
  const source = sourceOf(path)

  it('keeps the other pages, and the lines of its other texts', () => {
    const after = edit(path, source, (values) => {
      values.heading = '{services} of them'
      ;(values.steps as FormGroup).heading = 'Next'
    })
    expect(changedLines(source, after)).toEqual(['    heading: Next', '  heading: "{services} of them"'])
    expect(after.split('\n')).toHaveLength(source.split('\n').length + 1)
  })

  it('switches a page off and on again', () => {
    expect(readForm(path, source)).toMatchObject({ show: true, index: true })
    const off = edit(path, source, (values) => {
      values.show = false
    })
    expect(changedLines(source, off)).toEqual(['  show: false'])
    const on = edit(path, off, (values) => {
      values.show = true
    })
    expect(readForm(path, on)).toMatchObject({ show: true })
  })

  it('adds a page that the file leaves out', () => {
    const after = edit('content/pages.yaml#cart', 'home:\n  title: Home\n', (values) => {
      values.heading = 'Your bag'
    })
    expect(after).toBe('home:\n  title: Home\ncart:\n  heading: Your bag\n')
  })
})

it('the headline has one field for each line', () => {
  const source = 'name: A\nheadline:\n  - Build it.\n  - Sell it.\n  - Count it.\n'
  const after = edit('content/site.yaml', source, (values) => {
    const { headline } = values as { headline: FormGroup }
    expect(Object.keys(headline)).toEqual(['line1', 'line2', 'line3'])
    headline.line2 = 'Sell more.'
  })
  expect(changedLines(source, after)).toEqual(['  - Sell more.'])
})

it('a colour and the address of a film are written as they are read', () => {
  const after = edit('content/site.yaml', 'name: A\n', (values) => {
    values.colours = { technical: '#3656e2' }
    values.film = { address: 'https://vimeo.com/123456789' }
  })
  expect(after).toBe(
    'name: A\ncolours:\n  technical: "#3656e2"\nfilm:\n  address: https://vimeo.com/123456789\n',
  )
})

it('a service that is new has the fields that the site reads', () => {
  const values = {
    title: 'Web shops',
    practice: 'digital',
    position: 3,
    includes: ['A shop', 'Payment: by card'],
    questions: [{ question: 'Why?', answer: 'Because.' }],
    drawing: '<svg/>',
  }
  expect(writeForm('content/services/web-shops.md', null, values)).toBe(
    `---
title: Web shops
practice: digital
position: 3
includes:
  - A shop
  - "Payment: by card"
questions:
  - question: Why?
    answer: Because.
---
`,
  )
})

describe('an entry', () => {
  const path = 'content/articles/a.md'
  const source = `---
# Ours since 2024.
blogTitle:   'An "old" title'
date: 2026-01-02   # noon
archive: false
metaTags: [one, two]
unknown: kept
---

First.

* a
* b

| x | y |
|:--|--:|
| 1 | 2 |

Last.
`

  it('keeps what the form does not know, and its comments', () => {
    const after = edit(path, source, (values) => {
      values.blogTitle = 'A new title'
      values.archive = true
    })
    expect(changedLines(source, after)).toEqual(
      ["blogTitle:   'A new title'", 'archive: true'].map((line) => line.replace(/ +(?=')/, ' ')),
    )
    expect(after).toContain('# Ours since 2024.')
    expect(after).toContain('unknown: kept')
  })

  it('keeps the blocks of its text that the editor only wrote in another style', () => {
    const after = edit(path, source, (values) => {
      values.body = 'First.\n\n- a\n- b\n\n| x | y |\n| :--- | ---: |\n| 1 | 2 |\n\nThe very last.'
    })
    expect(after).toBe(source.replace('Last.', 'The very last.'))
  })

  it('that is new has its fields in the order of the form', () => {
    const values = {
      body: 'Text.',
      draft: true,
      date: '2027-01-01',
      blogTitle: '2027',
      metaTags: ['a, b', 'c'],
    }
    const expected =
      '---\nblogTitle: "2027"\ndate: 2027-01-01\nmetaTags: ["a, b", c]\ndraft: true\n---\n\nText.\n'
    expect(writeForm(path, null, values)).toBe(expected)
  })

  it('with a syntax error is not opened, because a form would lose the rest', () => {
    expect(() => readForm(path, '---\nblogTitle: "open\n---\n')).toThrow(/articles\/a\.md:2: .*text editor/)
  })
})
