import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentRoot } from '../../../../scripts/lib/contentFolder'
import { readForm, writeForm } from '../../../../tools/studio/server/entryFile'
import type { FormGroup } from '../../../../tools/studio/server/formValues'

const files = readdirSync(join(contentRoot(), 'content'), { recursive: true, encoding: 'utf8' })
  // The studio has no form for these.
  .filter((file) => /\.(md|yaml)$/.test(file) && !/^(pages\.yaml|legal|services)/.test(file))
  .map((file) => `content/${file}`)
const sourceOf = (path: string) => readFileSync(join(contentRoot(), path), 'utf8')

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

it('there are files to try', () => expect(files.length).toBeGreaterThan(20))

it.each(files)('saving %s without an edit keeps every byte', (path) => {
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
