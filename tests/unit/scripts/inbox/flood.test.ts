import { describe, expect, it } from 'vitest'
import { findOldest, MAX_SHOWN } from '../../../../scripts/inbox/findOldest'
import { belongsTo, findGroups, type Item } from '../../../../scripts/inbox/groups'
import { likenessOf } from '../../../../scripts/inbox/likeness'

const PAGE = 300

async function* inPages<T>(items: T[]) {
  for (let start = 0; start < items.length; start += PAGE) yield items.slice(start, start + PAGE)
}

const item = (text: string, createdAt: string, key = text): Item => ({
  key,
  createdAt,
  text,
  likeness: likenessOf(text),
})
const minute = (number: number) => `2026-11-21T10:${String(number % 60).padStart(2, '0')}:00.000000000Z`
const spam = (number: number) =>
  `Buy followers now at example.com, offer ${number}, only today and only for you`
/** Different words, as a real message has. */
const words = (number: number) =>
  [...String(number)].map((digit) => 'abcdefghij'[Number(digit)]?.repeat(3)).join(' ')
const keysOf = (items: Item[]) => items.map(({ key }) => key)

describe('similar messages', () => {
  it('have the same likeness, although numbers, case and spaces differ', () => {
    expect(likenessOf('Offer 17 for  you')).toBe(likenessOf('offer 18\nFOR you'))
    expect(likenessOf('Please call me back')).not.toBe(likenessOf('One set of books, please'))
    expect(likenessOf('')).toBe(likenessOf('  '))
  })

  it('mostly have it, although a name was inserted', () => {
    const advertisement = Array.from({ length: 60 }, (_, number) => words(number * 37)).join(' ')
    const likenesses = ['Asha', 'Ravi', 'Zoe', 'Meera', 'Tom', 'Ann', 'Sam', 'Lee'].map((name) =>
      likenessOf(`Dear ${name}, ${advertisement}`),
    )
    expect(new Set(likenesses).size).toBeLessThanOrEqual(2)
  })
})

describe('a flood', () => {
  const real = [item('Please call me back', minute(5)), item('One set of books', minute(30))]
  const flood = Array.from({ length: 40 }, (_, number) => item(spam(number), minute(number)))

  it('is one group, which real messages of the same hour do not belong to', async () => {
    const groups = await findGroups(inPages([...flood, ...real]))
    expect(groups).toMatchObject([{ count: 40, first: minute(0), last: minute(39) }])
    const all = [...real, ...flood]
    expect(keysOf(all.filter(belongsTo(groups, groups)))).toEqual(keysOf(flood))
  })

  it('is a group for each hour, and each can be chosen alone', async () => {
    const later = flood.map((one) => ({ ...one, createdAt: one.createdAt.replace('T10', 'T11') }))
    const groups = await findGroups(inPages([...flood, ...later]))
    expect(groups).toHaveLength(2)
    const chosen = belongsTo(groups.slice(1), groups)
    expect(flood.some(chosen)).toBe(false)
    expect(later.every(chosen)).toBe(true)
  })

  it('does not include what arrived after it was shown', async () => {
    const groups = await findGroups(inPages(flood))
    expect(belongsTo(groups, groups)(item(spam(99), minute(59)))).toBe(false)
  })

  it('of different texts is found by its hour, without the similar ones', async () => {
    const others = Array.from({ length: 60 }, (_, number) => item(words(number + 100), minute(number)))
    const groups = await findGroups(inPages([...others, ...flood]))
    expect(groups.map(({ count, likeness }) => [count, likeness === null])).toEqual(
      expect.arrayContaining([
        [40, false],
        [60, true],
      ]),
    )
    const chosen = groups.filter(({ likeness }) => likeness === null)
    expect(keysOf([...flood, ...others].filter(belongsTo(chosen, groups)))).toEqual(keysOf(others))
  })

  it('is not what a busy day brings', async () => {
    expect(await findGroups(inPages([...real, ...flood.slice(0, 5)]))).toEqual([])
  })
})

it('only the oldest messages are kept in memory, with the number of all', async () => {
  const received = Array.from({ length: 5 * MAX_SHOWN }, (_, number) => ({
    key: words(number),
    // Documents of one commit have the same time.
    createdAt: `2026-11-21T10:00:${String(number % 7).padStart(2, '0')}Z`,
  }))
  const { shown, matches, total } = await findOldest(inPages(received), () => true)
  expect([shown.length, matches, total]).toEqual([MAX_SHOWN, received.length, received.length])
  const last = shown.at(-1)
  const rest = received.filter((one) => !shown.includes(one))
  for (const { createdAt, key } of rest) {
    expect(`${createdAt} ${key}` > `${last?.createdAt} ${last?.key}`).toBe(true)
  }
})
