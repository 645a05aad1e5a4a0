import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from 'virtual:content/services'
import { expect, it } from 'vitest'
import type { Collection } from '@/data/collections'
import { contextOf } from '../../../../../scripts/content/context'
import { parseEntry } from '../../../../../scripts/content/entry'
import { readOwnerData } from '../../../../../scripts/content/ownerData'
import { placeholderValues } from '../../../../../scripts/content/placeholders'
import type { Mistake } from '../../../../../scripts/lib/yamlText'

// Every mistake that an owner can make in a file, with its line and what to write. Each message is tried once: what several
// files share is tried with one of them.

export const ROOT = 'sample'
export const read = (file: string) => readFileSync(join(ROOT, 'content', file), 'utf8')
export const CONTEXT = contextOf(ROOT)
export const VALUES = placeholderValues(readOwnerData(join(ROOT, 'content')), services)

/** `line` is where the mistake is reported, if not at the replaced text. */
export type Row = [from: string | RegExp, to: string, message: string, line?: number]

export function checkTable(source: string, find: (text: string) => readonly Mistake[], rows: Row[]) {
  it.each(rows)('%s → %j', (from, to, message, line) => {
    expect(source).toMatch(from)
    const start = typeof from === 'string' ? source.indexOf(from) : source.search(from)
    const changed = source.slice(0, start).split('\n').length
    const expected = { line: line ?? changed, message: expect.stringContaining(message) }
    expect(find(source.replace(from, () => to))).toContainEqual(expect.objectContaining(expected))
  })
}

export const entry = (collection: Collection) => (text: string) =>
  parseEntry(collection, text, CONTEXT).mistakes

export const ARTICLE = `---
blogTitle: A title
blogDesc: For a card.
date: 2031-11-14
practice: digital
desc: For a search result.
writerName: A Writer
metaTags: [one, two]
---
Text.
`
