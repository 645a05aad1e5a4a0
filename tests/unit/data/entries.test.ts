import { parse, safeParse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { articles, type ListedArticle } from '@/data/collections/articles'
import { inListOrder, isDue } from '@/data/collections/pages'
import { type ArchivePart, type ArchivePosition, readArchive, readNeighbours } from '@/data/entries'
import { stubFirestore } from '../../stubFirestore'

const HOUR = 3_600_000 // ms
const bare = { id: 'a', blogTitle: 'A' }
const read = (fields: object) => parse(articles.schema, { ...bare, ...fields })

it('the list is newest first, then by id, without archived articles and those without a date', () => {
  const dates = { a: 2, c: 10, d: 10, b: 1, archived: 20, undated: 'some day' }
  const documents = Object.entries(dates).map(([id, date]) => read({ id, date, archive: id === 'archived' }))
  expect(inListOrder(documents, articles.archive).map(({ id }) => id)).toEqual(['d', 'c', 'a', 'b'])
})

const day = Date.UTC(2026, 10, 14)

it.each([day, { toMillis: () => day }])('documents of other programs are read with the date %s', (date) => {
  expect(read({ date }).date).toBe(day)
})

it.each([undefined, null, '2026-11-14', Number.NaN, 1e20, {}])('other programs’ date %s is none', (date) => {
  expect(read({ date }).date).toBeNull()
})

it.each([undefined, null, false, 'true', 1, {}])('other programs’ flag %j does not archive', (archive) => {
  expect(read({ archive }).archive).toBe(false)
})

it('documents of other programs have tags as a list, or none', () => {
  const given = [['gst', ' audit ', 7], undefined, 'gst, audit']
  expect(given.map((metaTags) => read({ metaTags }).metaTags)).toEqual([['gst', 'audit'], [], []])
})

it('documents of other programs are not shown with a title of blanks', () => {
  expect(safeParse(articles.schema, { id: 'a', blogTitle: '  ' }).success).toBe(false)
})

it('the list has the reading time of an article, but not its text', () => {
  const card = articles.toListed(read({ blogContent: `<p>${'word '.repeat(1100)}</p>` }))
  expect(card.minutes).toBe(5)
  expect(card).not.toHaveProperty('blogContent')
})

const idOf = (day: number) => String(day).padStart(2, '0')
const daysDown = (from: number, to: number) =>
  Array.from({ length: from - to + 1 }, (_, index) => idOf(from - index))

/** Stores an article for each of the first days of a month. Some lack a title. */
function store(count: number, isBroken = (_day: number) => false) {
  const rows = daysDown(count, 1).map((id) => {
    const blogTitle = { stringValue: isBroken(Number(id)) ? '' : id }
    return { id, fields: { blogTitle, date: { timestampValue: `2026-01-${id}T00:00:00Z` } } }
  })
  stubFirestore(({ orderBy, limit, startAt }) => {
    const ordered = orderBy?.[0]?.direction === 'DESCENDING' ? rows : rows.toReversed()
    const after = startAt?.values[1]?.referenceValue?.split('/').at(-1)
    const start = ordered.findIndex(({ id }) => id === after) + 1
    return ordered.slice(start, start + (limit ?? 0))
  })
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
}

it('a stored list is read to its end, although nothing on one of its later pages can be parsed', async () => {
  store(34, (day) => day > 5 && day < 22)
  const items: ListedArticle[] = []
  let after: ArchivePosition | null = null
  do {
    const page: ArchivePart<ListedArticle> = await readArchive(articles, null, after)
    items.push(...page.items)
    after = page.next
  } while (after)
  expect(items.map(({ id }) => id)).toEqual([...daysDown(34, 22), ...daysDown(5, 1)])
})

it.each([7, 8])('%i articles of a practice have a next page only after seven', async (count) => {
  store(count)
  const { items, next } = await readArchive(articles, 'digital')
  expect(items).toHaveLength(7)
  expect(next !== null).toBe(count > 7)
})

it('a stored list is a failed load if nothing on its first page can be parsed, so that it does not replace good articles', async () => {
  store(31, () => true)
  await expect(readArchive(articles, 'digital')).rejects.toThrow()
})

it.each([
  [3, '04', '02'],
  [5, undefined, '04'],
])('article %i has the newer neighbour %s and the older neighbour %s', async (day, newer, older) => {
  store(5)
  const neighbours = await readNeighbours(articles, { id: idOf(day), date: Date.UTC(2026, 0, day) })
  expect([neighbours.newer?.id, neighbours.older?.id]).toEqual([newer, older])
})

it.each([
  [null, true],
  [Date.now() - 1, true],
  [Date.now() + HOUR, false],
])('an article of the content files with the date %s is due: %s', (date, expected) => {
  expect(isDue({ date })).toBe(expected)
})
