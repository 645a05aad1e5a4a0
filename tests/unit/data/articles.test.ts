import { parse, safeParse } from 'valibot'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  type ArticleCursor,
  cursorOf,
  inListOrder,
  isDue,
  type ListedArticle,
  listArticles,
  listedArticle,
  readArticle,
  readNeighbours,
  storedArticle,
} from '@/data/articles'
import { denied, stubFirestore } from '../../stubFirestore'

const written = (id: string, date: unknown, archive: unknown = false) =>
  parse(listedArticle, { id, blogTitle: id, date, archive })

describe('the order of the list', () => {
  it('is newest first, without archived articles and those without a date', () => {
    const days = ['2026-11-02', '2026-11-10', '2026-11-01'].map((date) => written(date, date))
    const others = [written('archived', '2026-12-01', true), written('undated', 'some day')]
    expect(inListOrder([...days, ...others]).map(({ id }) => id)).toEqual([
      '2026-11-10',
      '2026-11-02',
      '2026-11-01',
    ])
  })

  it('is decided by the id on the same day, as the query does it', () => {
    const same = ['a', 'c', 'b'].map((id) => written(id, '2026-11-01'))
    expect(inListOrder(same).map(({ id }) => id)).toEqual(['c', 'b', 'a'])
  })
})

describe('documents that another program wrote', () => {
  it('are read with a date as text, whatever the machine’s time zone, with the day first', () => {
    const day = Date.UTC(2026, 10, 14)
    for (const date of [
      '2026-11-14',
      '14 Nov 2026',
      'November 14, 2026',
      '14/11/2026',
      '14-Nov-2026',
      '2026-11-14T00:00:00',
      '14 Nov 2026 05:30 +0530',
      'Sat Nov 14 2026 05:30:00 GMT+0530',
      '2026-11-14T05:30:00.000+05:30',
    ]) {
      expect(written('a', date).date, date).toBe(day)
    }
  })

  it('are read without a date if theirs cannot be parsed', () => {
    for (const date of [undefined, null, 'soon', '99/99/2026', Number.NaN, 1e20, {}]) {
      expect(written('a', date).date).toBeNull()
    }
  })

  it('are read without an archive flag, or with one in another format', () => {
    expect(parse(listedArticle, { id: 'a', blogTitle: 'A' }).archive).toBe(false)
    expect(written('a', 0, ' Yes ').archive).toBe(true)
  })

  it('are read with tags as a list or as text with commas', () => {
    const read = (metaTags: unknown) => parse(storedArticle, { id: 'a', blogTitle: 'A', metaTags }).metaTags
    expect(read('gst, audit ,, tax')).toEqual(['gst', 'audit', 'tax'])
    expect(read(['gst', ' audit ', 7])).toEqual(['gst', 'audit'])
    for (const wrong of [undefined, null, 7, {}]) expect(read(wrong)).toEqual([])
  })

  it('are not shown without a title', () => {
    for (const blogTitle of [undefined, '', '  ', 7])
      expect(safeParse(listedArticle, { id: 'a', blogTitle }).success).toBe(false)
  })
})

it('shows no word or letter that takes seconds to lay out', () => {
  const [long, accents] = ['x'.repeat(50_000), `a${'\u0301'.repeat(50_000)}`]
  const shown = (text: string) =>
    parse(listedArticle, { id: 'a', blogTitle: text, blogDesc: text, writerName: text })
  for (const name of ['blogTitle', 'blogDesc', 'writerName'] as const) {
    expect(shown(`${long} end`)[name]).toBe(`${'x'.repeat(500)}… end`)
    expect(shown(accents)[name]).toHaveLength(9)
  }
})

it('contains the reading time of an article, but not its text', () => {
  const card = parse(listedArticle, {
    id: 'a',
    blogTitle: 'A',
    blogContent: `<p>${'word '.repeat(1100)}</p>`,
  })
  expect(card.minutes).toBe(5)
  expect(card).not.toHaveProperty('blogContent')
  expect(parse(listedArticle, { id: 'a', blogTitle: 'A', blogContent: '<'.repeat(1_000_000) }).minutes).toBe(
    1,
  )
})

it('keeps the position in the order exact to the nanosecond', () => {
  const date = { seconds: 1, nanoseconds: 123_456_789, toMillis: () => 1123 }
  expect(cursorOf({ id: 'a', date })).toEqual({ id: 'a', date: [1, 123_456_789] })
  const written = Date.UTC(2026, 10, 14) / 1000
  for (const date of ['14 Nov 2026', written * 1000]) {
    expect(cursorOf({ id: 'a', date })).toEqual({ id: 'a', date: [written, 0] })
  }
  for (const date of [undefined, null, 'soon']) expect(cursorOf({ id: 'a', date })).toBeNull()
})

describe('a stored list', () => {
  const idOf = (day: number) => String(day).padStart(2, '0')
  const daysDown = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) => idOf(from - index))

  /** Stores an article for each of the first days of a month. Some lack a title. */
  function store(count: number, isBroken = (_day: number) => false) {
    const rows = daysDown(count, 1).map((id) => ({
      id,
      fields: {
        blogTitle: { stringValue: isBroken(Number(id)) ? '' : id },
        date: { timestampValue: `2026-01-${id}T00:00:00Z` },
      },
    }))
    stubFirestore(({ orderBy, limit, startAt }) => {
      const ordered = orderBy?.[0]?.direction === 'DESCENDING' ? rows : rows.toReversed()
      const after = startAt?.values[1]?.referenceValue?.split('/').at(-1)
      const start = ordered.findIndex(({ id }) => id === after) + 1
      return ordered.slice(start, start + (limit ?? 0))
    })
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
  }

  it('is read to its end, although nothing on one of its later pages can be parsed', async () => {
    store(34, (day) => day > 5 && day < 22)
    const items: ListedArticle[] = []
    let after: ArticleCursor | null = null
    do {
      const page = await listArticles(null, after)
      items.push(...page.items)
      after = page.next
    } while (after)
    expect(items.map(({ id }) => id)).toEqual([...daysDown(34, 22), ...daysDown(5, 1)])
  })

  it('is a failed load if nothing on its first page can be parsed, so that it does not replace good articles', async () => {
    store(31, () => true)
    await expect(listArticles(null)).rejects.toThrow()
    await expect(listArticles('Digital')).rejects.toThrow()
  })

  it('gives an article its next newer and its next older neighbour', async () => {
    store(5)
    const neighboursOf = async (day: number) => {
      const place = cursorOf({ id: idOf(day), date: Date.UTC(2026, 0, day) })
      const { newer, older } = await readNeighbours(place)
      return [newer?.id, older?.id]
    }
    expect(await neighboursOf(3)).toEqual(['04', '02'])
    expect(await neighboursOf(5)).toEqual([undefined, '04'])
  })
})

it('treats impossible ids as not found, without a request', async () => {
  for (const id of ['', '.', '..', 'a/b', '__x__', 'ü'.repeat(751)]) {
    expect(await readArticle(id)).toBeNull()
  }
})

describe('scheduled articles', () => {
  const HOUR = 3_600_000 // ms
  const MINUTE = 60_000 // ms
  const page = 'https://site.example'
  let serverIsBehind = 0

  /** Answers like Firestore with the rules, whose clock is behind that of this computer. Returns the requests to it. */
  function stubServer() {
    const dates: number[] = []
    vi.stubGlobal('location', { origin: page })
    vi.stubGlobal('fetch', async (url: string, { body = '' }: { body?: string }) => {
      const serverTime = Date.now() - serverIsBehind
      if (url === page) return new Response(null, { headers: { date: new Date(serverTime).toUTCString() } })
      const [, latest = ''] = /"LESS_THAN_OR_EQUAL","value":\{"timestampValue":"([^"]+)"/.exec(body) ?? []
      dates.push(Date.parse(latest))
      return Date.parse(latest) <= serverTime ? Response.json([]) : denied()
    })
    return dates
  }

  beforeEach(() => {
    serverIsBehind = 0
  })

  it('are left out of what is built from the content files', () => {
    expect([null, Date.now() - 1, Date.now() + HOUR].map((date) => isDue({ date }))).toEqual([
      true,
      true,
      false,
    ])
  })

  it('are not asked for, so that the rules allow the list', async () => {
    const dates = stubServer()
    expect(await listArticles(null)).toEqual({ items: [], next: null })
    expect(dates).toHaveLength(1)
    expect(Date.now() - (dates[0] ?? 0)).toBeLessThan(2 * MINUTE)
  })

  it('do not keep a visitor whose clock is ahead from the list', async () => {
    serverIsBehind = 5 * HOUR
    const dates = stubServer()
    expect(await listArticles(null)).toEqual({ items: [], next: null })
    expect(dates).toHaveLength(2)
    await listArticles('Digital')
    expect(dates).toHaveLength(3)
  })
})
