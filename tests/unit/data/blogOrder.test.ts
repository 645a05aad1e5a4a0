// @vitest-environment node
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { type Blog, listBlogs, listMoreBlogs, readNeighbours, TEXT_DATED_MAX } from '@/data/blogs'

// Firestore sorts numbers before timestamps and timestamps before text, whatever the text says. Newest first is the
// reverse of that.

type Fields = { id: string; blogTitle: string; date: unknown }
type Cursor = { kind: 'startAfter' | 'endAt' | 'endBefore'; values: unknown[] }
type Part =
  | Cursor
  | { kind: 'orderBy'; direction: string }
  | { kind: 'limit'; count: number }
  | { kind: 'where' }

const firestore = vi.hoisted(() => ({ documents: [] as unknown[], requests: 0 }))

vi.mock('firebase/firestore/lite', () => {
  class Timestamp {
    constructor(
      readonly seconds: number,
      readonly nanoseconds: number,
    ) {}
    toMillis() {
      return this.seconds * 1000 + this.nanoseconds / 1e6
    }
  }
  const typeOf = (value: unknown) => (typeof value === 'number' ? 0 : value instanceof Timestamp ? 1 : 2)
  const plain = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : value) as string
  const compareValues = (a: unknown, b: unknown) =>
    typeOf(a) - typeOf(b) || (plain(a) < plain(b) ? -1 : plain(a) > plain(b) ? 1 : 0)
  const compare = (a: unknown[], b: unknown[]) =>
    a.reduce<number>((order, value, index) => order || (index in b ? compareValues(value, b[index]) : 0), 0)
  return {
    Timestamp,
    getFirestore: () => ({}),
    initializeFirestore: () => ({}),
    connectFirestoreEmulator: () => {},
    setLogLevel: () => {},
    documentId: () => '__name__',
    collection: () => null,
    where: () => ({ kind: 'where' }),
    orderBy: (_: unknown, direction = 'asc') => ({ kind: 'orderBy', direction }),
    limit: (count: number) => ({ kind: 'limit', count }),
    startAfter: (...values: unknown[]) => ({ kind: 'startAfter', values }),
    endAt: (...values: unknown[]) => ({ kind: 'endAt', values }),
    endBefore: (...values: unknown[]) => ({ kind: 'endBefore', values }),
    query: (_: unknown, ...parts: Part[]) => parts,
    getDocs: async (parts: Part[]) => {
      firestore.requests += 1
      const sign = parts.some((part) => part.kind === 'orderBy' && part.direction === 'desc') ? -1 : 1
      const keyOf = ({ date, id }: Fields) => [date, id]
      const bounds = parts.filter((part): part is Cursor => 'values' in part)
      const isInside = (document: Fields) =>
        bounds.every(({ kind, values }) => {
          const order = sign * compare(keyOf(document), values)
          return kind === 'startAfter' ? order > 0 : kind === 'endAt' ? order <= 0 : order < 0
        })
      const [count = 0] = parts.flatMap((part) => ('count' in part ? [part.count] : []))
      const found = (firestore.documents as Fields[])
        .filter(isInside)
        .toSorted((a, b) => sign * compare(keyOf(a), keyOf(b)))
        .slice(0, count)
      return { docs: found.map(({ id, ...fields }) => ({ id, data: () => fields })) }
    },
  }
})

const { Timestamp } = await import('firebase/firestore/lite')

const day = (number: number) => new Date(Date.UTC(2026, 0, number))

/** An article of a day of January 2026, which is also its id. */
function dated(number: number, date: unknown = new Timestamp(day(number).getTime() / 1000, 0)): Fields {
  return { id: String(number).padStart(2, '0'), blogTitle: 'A', date }
}
const asText = (number: number) => dated(number, day(number).toISOString().slice(0, 10))
const unreadable = (id: string): Fields => ({ id, blogTitle: 'A', date: 'after the monsoon' })
const days = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

function store(...documents: Fields[]) {
  firestore.documents = documents
}

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

beforeEach(() => {
  firestore.requests = 0
})

describe('articles dated by text', () => {
  it('are in their place among the others, over all pages', async () => {
    const texts = [2, 11, 12, 30]
    store(...days(1, 31).map((number) => (texts.includes(number) ? asText(number) : dated(number))))
    expect(await readWholeList()).toEqual(
      days(1, 31)
        .map((number) => dated(number).id)
        .toReversed(),
    )
  })

  it('are last if their date cannot be read', async () => {
    store(...days(1, 25).map((number) => dated(number)), ...['x', 'y', 'z'].map(unreadable))
    const list = await readWholeList()
    expect(list.slice(0, 25)).toEqual(
      days(1, 25)
        .map((number) => dated(number).id)
        .toReversed(),
    )
    expect(list.slice(25).toSorted()).toEqual(['x', 'y', 'z'])
  })

  it('are all shown if there are only those', async () => {
    store(...days(1, 14).map(asText), unreadable('x'))
    expect(await readWholeList()).toEqual([
      ...days(1, 14)
        .map((number) => dated(number).id)
        .toReversed(),
      'x',
    ])
  })

  it('are each shown once if they are too many to sort in', async () => {
    const ids = Array.from({ length: TEXT_DATED_MAX + 5 }, (_, index) => `t${index}`)
    store(...ids.map(unreadable), ...days(1, 14).map((number) => dated(number)))
    const list = await readWholeList()
    expect(list).toHaveLength(ids.length + 14)
    expect(new Set(list).size).toBe(list.length)
  })

  it('cost no request if there are none', async () => {
    store(...days(1, 12).map((number) => dated(number)))
    await listBlogs(null)
    expect(firestore.requests).toBe(1)
  })

  it('have the neighbours of their date and are not the next newer article of every other', async () => {
    store(...days(1, 5).map((number) => dated(number)), unreadable('x'))
    const neighboursOf = async (number: number) => {
      const { value } = await readNeighbours({
        id: dated(number).id,
        date: [day(number).getTime() / 1000, 0],
      })
      return [value.newer?.id, value.older?.id]
    }
    expect(await neighboursOf(5)).toEqual([undefined, '04'])
    expect(await neighboursOf(3)).toEqual(['04', '02'])
  })
})
