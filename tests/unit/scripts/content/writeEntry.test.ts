import { expect, it } from 'vitest'
import { bodyOf, type Collection, collections, fieldsOf } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { contextOf } from '../../../../scripts/content/context'
import { parseEntry as read } from '../../../../scripts/content/entry'
import { writeEntry } from '../../../../scripts/content/writeEntry'

const context = {
  ...contextOf(''),
  imageHost: 'https://pictures.example',
  drawings: ['calendar'],
  services: ['brochure'],
}
const parseEntry = (collection: Collection, source: string) => read(collection, source, context)

/** A value for each kind of field, with characters that YAML treats specially. */
const VALUES = {
  text: 'C# & “it’s”: 5 % #1',
  email: 'asha@agency.example',
  url: 'https://agency.example/?a=b#c',
  image: 'https://pictures.example/asha.jpg',
  date: new Date('2024-02-29T06:30:00Z'),
  number: 2.5,
  flag: true,
  bars: {
    ...{ label: 'C# & “it’s”: 5 %', unit: '%', note: '- after: #1' },
    rows: ['Mon', '- Tue', '3'].map((name) => ({ name, before: 0, after: 7 })),
  },
  list: ['one, two', '- three'],
  practice: 'digital',
  services: ['brochure'],
  drawing: 'calendar',
}

const MARKDOWN = `First *line*
of a paragraph with [a link](/services).

## A heading

1. One
2. Two
   - inside

| a | b |
|---|---|
| 1 \\| 2 | \`c\` |

> Quoted

\`\`\`
code
\`\`\`
`

function sourceOf(collection: Collection): string {
  const fields = fieldsOf(collection).map(({ nameInFiles, info }) => {
    const value = info.kind === 'choice' ? Object.keys(info.choices)[0] : VALUES[info.kind]
    return `${nameInFiles}: ${value instanceof Date ? value.toISOString().replace('.000', '') : JSON.stringify(value)}`
  })
  return `---\n${fields.join('\n')}\n---\n${bodyOf(collection) ? `\n${MARKDOWN}` : ''}`
}

const article = {
  blogTitle: 'Two: a title',
  date: new Date('2026-11-14T00:00:00Z'),
  archive: false,
  domain: 'digital',
  blogDesc: 'For a card.',
  desc: 'For a search result.',
  writerName: 'A Writer',
  metaTags: ['one', 'two'],
}
const written = (fields: typeof article & { blogContent: string }) => writeEntry(articles, fields, null)

it.each(collections)('a document in $name reads back the same, also over an existing file', (collection) => {
  const source = sourceOf(collection)
  const { fields, mistakes } = parseEntry(collection, source)
  expect(mistakes).toEqual([])
  for (const existing of [null, source]) {
    const file = writeEntry(collection, fields, existing)
    expect(parseEntry(collection, file)).toEqual({ fields, mistakes: [] })
  }
})

it('a document becomes Markdown where Markdown can express it', () => {
  const blogContent =
    '<h2>A heading</h2>\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>'
  const file = written({ ...article, blogContent })
  expect(file).not.toContain('bodyFormat')
  expect(file).toContain('\n## A heading\n\n1.  One\n2.  Two\n\n| a |\n| --- |\n| 1 |\n')
})

it('a document has no line for a field that was emptied', () => {
  expect(written({ ...article, desc: '', blogContent: '<p>Text</p>' })).not.toContain('desc:')
})

it('a document takes the place of a file that is not valid YAML', () => {
  const broken = '---\nblogTitle: "Open\ndraft: true\n---\nText.\n'
  expect(writeEntry(articles, article, broken)).toBe(writeEntry(articles, article, null))
})

it('a document stays HTML where Markdown cannot express it', () => {
  const fields = { ...article, blogContent: '<p>H<sub>2</sub>O <u>now</u></p>' }
  expect(written(fields)).toContain('bodyFormat: html')
  expect(parseEntry(articles, written(fields))).toEqual({ fields, mistakes: [] })
})

it('a document leaves everything unchanged that was not edited', () => {
  const source = `---
writerName: A Writer # a comment
blogTitle: "Two: a title"
blogDesc: For a card.
date: 2026-11-14
practice: digital
archive: false
desc: For a search result.
metaTags: [one, two]
---

Some *words*
on two lines.
`
  const { fields } = parseEntry(articles, source)
  const edited = writeEntry(articles, { ...fields, domain: 'technology' }, source)
  expect(edited).toBe(source.replace('digital', 'technology'))
})
