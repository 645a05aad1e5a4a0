// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { collections } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { toFirestoreFields } from '../../../../scripts/content/firestoreValue'
import { contentFile, readContent, readEntry } from '../../../../scripts/content/readContent'
import { writeEntry } from '../../../../scripts/content/writeEntry'

const { entries } = await readContent()

const article = {
  blogTitle: 'Two: a title',
  date: new Date('2026-11-14T12:00:00Z'),
  archive: false,
  domain: 'Digital',
  blogDesc: 'For a card.',
  desc: 'For a search result.',
  writerName: 'A Writer',
  metaTags: ['one', 'two'],
}
const written = (fields: typeof article & { blogContent: string }) =>
  writeEntry(articles, toFirestoreFields(fields), null)

describe('a document written to a file', () => {
  it.each(collections.map((collection) => [collection.name, collection] as const))(
    'reads back the same, for all %s, with and without an existing file',
    (name, collection) => {
      for (const { id, fields } of entries[name]) {
        const source = readFileSync(contentFile(collection, id), 'utf8')
        for (const existing of [null, source]) {
          const file = writeEntry(collection, toFirestoreFields(fields), existing)
          expect(readEntry(collection, file)).toEqual({ fields, mistakes: [] })
        }
      }
    },
  )

  it('becomes Markdown where Markdown can express it', () => {
    const blogContent =
      '<h2>A heading</h2>\n<ol>\n<li>One</li>\n<li>Two</li>\n</ol>\n<table>\n<thead>\n<tr>\n<th>a</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n</tr>\n</tbody>\n</table>'
    const file = written({ ...article, blogContent })
    expect(file).not.toContain('bodyFormat')
    expect(file).toContain('\n## A heading\n\n1. One\n2. Two\n\n| a |\n| --- |\n| 1 |\n')
  })

  it('stays HTML where Markdown cannot express it', () => {
    const fields = { ...article, blogContent: '<p>H<sub>2</sub>O <u>now</u></p>' }
    expect(written(fields)).toContain('bodyFormat: html')
    expect(readEntry(articles, written(fields))).toEqual({ fields, mistakes: [] })
  })

  it('leaves everything unchanged that was not edited', () => {
    const source = `---
writerName: A Writer # a comment
blogTitle: "Two: a title"
blogDesc: For a card.
date: 2026-11-14
domain: Digital
archive: false
desc: For a search result.
metaTags: [one, two]
---

Some *words*
on two lines.
`
    const { fields } = readEntry(articles, source)
    const edited = writeEntry(articles, toFirestoreFields({ ...fields, domain: 'Technology' }), source)
    expect(edited).toBe(source.replace('Digital', 'Technology'))
  })
})
