// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { collections } from '../../../../scripts/content/collections.mjs'
import { toFirestoreFields } from '../../../../scripts/content/firestoreValue'
import { readContent, readEntry } from '../../../../scripts/content/readContent.mjs'
import { writeEntry } from '../../../../scripts/content/writeEntry.mjs'

const { entries } = await readContent()
const names = Object.keys(collections) as (keyof typeof collections)[]

describe('a document brought back into a file', () => {
  it.each(names)('says the same as before, for all of %s, also where there was no file', (name) => {
    for (const { fields } of entries[name]) {
      const source = writeEntry(collections[name], toFirestoreFields(fields), null)
      expect(readEntry(collections[name], source)).toEqual({ fields, mistakes: [] })
    }
  })

  it('comes back as Markdown, not as HTML, for every sample article', () => {
    for (const { fields } of entries.blogs) {
      expect(writeEntry(collections.blogs, toFirestoreFields(fields), null)).not.toContain('bodyFormat')
    }
  })

  it('leaves what was not edited as it stands in the file', () => {
    const source = readFileSync('content/articles/llp-or-private-limited.md', 'utf8')
    const { fields } = readEntry(collections.blogs, source)
    const edited = writeEntry(
      collections.blogs,
      toFirestoreFields({ ...fields, writerName: 'Somebody Else' }),
      source,
    )
    const changed = edited.split('\n').filter((line, index) => line !== source.split('\n')[index])
    expect(changed).toEqual(['writerName: Somebody Else'])
  })

  it('keeps HTML that Markdown cannot hold', () => {
    const blogContent = '<p>H<sub>2</sub>O <u>now</u></p>'
    const fields = { ...entries.blogs[0]?.fields, blogContent }
    const source = writeEntry(collections.blogs, toFirestoreFields(fields), null)
    expect(source).toContain('bodyFormat: html')
    expect(readEntry(collections.blogs, source)).toEqual({ fields, mistakes: [] })
  })
})
