import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Blog, listBlogs, listMoreBlogs, readNeighbours, TEXT_DATED_MAX } from '@/data/blogs'
import {
  type Bound,
  type FieldValue,
  type Row,
  type StructuredQuery,
  stubFirestore,
} from '../../stubFirestore'

/** Stores articles and answers in Firestore's order: timestamps before text, whatever the text says. */
function store(...rows: Row[]) {
  return stubFirestore(({ orderBy = [], limit, startAt, endAt }: StructuredQuery) => {
    const sign = orderBy[0]?.direction === 'DESCENDING' ? -1 : 1
    const position = (row: Row, { values }: Bound) => sign * compareKeys(keyOf(row), values.map(toKey))
    return rows
      .filter((row) => !startAt || position(row, startAt) > 0)
      .filter((row) => !endAt || position(row, endAt) < (endAt.before ? 0 : 1))
      .toSorted((a, b) => sign * compareKeys(keyOf(a), keyOf(b)))
      .slice(0, limit)
  })
}

/** A text that sorts as the value does. */
function toKey({ timestampValue, stringValue, referenceValue }: FieldValue): string {
  if (timestampValue) return `1 ${Date.parse(timestampValue)}`
  return stringValue === undefined ? (referenceValue?.split('/').at(-1) ?? '') : `2 ${stringValue}`
}

const keyOf = ({ id, fields }: Row) => [toKey(fields.date ?? {}), id]

/** A bound may have fewer values than a document. */
function compareKeys(a: string[], b: string[]): number {
  const different = b.findIndex((value, index) => value !== a[index])
  return different < 0 ? 0 : (a[different] ?? '') < (b[different] ?? '') ? -1 : 1
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

const article = (id: string, date: FieldValue): Row => ({
  id,
  fields: { blogTitle: { stringValue: 'A' }, date },
})

/** The id of an article of a day of January 2026. */
const idOf = (number: number) => String(number).padStart(2, '0')
const dated = (number: number) => article(idOf(number), { timestampValue: day(number).toISOString() })
const asText = (number: number) =>
  article(idOf(number), { stringValue: day(number).toISOString().slice(0, 10) })
const unreadable = (id: string) => article(id, { stringValue: 'after the monsoon' })
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

const newestFirst = (numbers: number[]) => numbers.map(idOf).toReversed()

async function readWholeList(): Promise<string[]> {
  const first = await listBlogs(null)
  const items: Blog[] = [...first.value.items]
  let { next } = first.value
  while (next) {
    const page = await listMoreBlogs(null, next)
    expect(page.ok).toBe(true)
    items.push(...page.value.items)
    next = page.value.next
  }
  return items.map(({ id }) => id)
}

describe('articles dated by text', () => {
  it('are in their place among the others, over all pages', async () => {
    const texts = [2, 11, 12, 30]
    store(...days(1, 31).map((number) => (texts.includes(number) ? asText(number) : dated(number))))
    expect(await readWholeList()).toEqual(newestFirst(days(1, 31)))
  })

  it('are last if their date cannot be read', async () => {
    store(...days(1, 25).map(dated), ...['x', 'y', 'z'].map(unreadable))
    const list = await readWholeList()
    expect(list.slice(0, 25)).toEqual(newestFirst(days(1, 25)))
    expect(list.slice(25).toSorted()).toEqual(['x', 'y', 'z'])
  })

  it('are all shown if there are only those', async () => {
    store(...days(1, 14).map(asText), unreadable('x'))
    expect(await readWholeList()).toEqual([...newestFirst(days(1, 14)), 'x'])
  })

  it('are each shown once if they are too many to sort in', async () => {
    const ids = Array.from({ length: TEXT_DATED_MAX + 5 }, (_, index) => `t${index}`)
    store(...ids.map(unreadable), ...days(1, 14).map(dated))
    const list = await readWholeList()
    expect(list).toHaveLength(ids.length + 14)
    expect(new Set(list).size).toBe(list.length)
  })

  it('cost no request if there are none', async () => {
    const queries = store(...days(1, 12).map(dated))
    await listBlogs(null)
    expect(queries).toHaveBeenCalledOnce()
  })

  it('have the neighbours of their date and are not the next newer article of every other', async () => {
    store(...days(1, 5).map(dated), unreadable('x'))
    const neighboursOf = async (number: number) => {
      const { value } = await readNeighbours({
        id: idOf(number),
        date: [day(number).getTime() / 1000, 0],
      })
      return [value.newer?.id, value.older?.id]
    }
    expect(await neighboursOf(5)).toEqual([undefined, '04'])
    expect(await neighboursOf(3)).toEqual(['04', '02'])
  })
})

describe('articles that cannot be parsed', () => {
  const broken = (number: number): Row => {
    const { id, fields } = dated(number)
    return { id, fields: { ...fields, blogTitle: { stringValue: '' } } }
  }
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  it('are a failed load if the first page has no others, so that it does not replace good articles', async () => {
    store(...days(1, 31).map(broken))
    expect(await listBlogs(null)).toMatchObject({ ok: false, value: { items: [] } })
    expect(await listBlogs('Digital')).toMatchObject({ ok: false, value: { items: [] } })
  })

  it('are passed over if a later page has no others', async () => {
    const isBroken = (number: number) => number > 5 && number < 22
    store(...days(1, 34).map((number) => (isBroken(number) ? broken(number) : dated(number))))
    const first = await listBlogs(null)
    const second = first.value.next && (await listMoreBlogs(null, first.value.next))
    const third = second?.value.next && (await listMoreBlogs(null, second.value.next))
    expect([first, second, third].map((page) => page?.value.items.length)).toEqual([13, 2, 3])
  })
})
