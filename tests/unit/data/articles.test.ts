import { parse, safeParse } from 'valibot'
import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'

const bare = { id: 'a', blogTitle: 'A' }
const read = (fields: object) => parse(articles.schema, { ...bare, ...fields })

const day = Date.UTC(2026, 10, 14)

it.each([day, { toMillis: () => day }])('documents of other programs are read with the date %s', (date) => {
  expect(read({ date }).date).toBe(day)
})

it.each([undefined, null, '2026-11-14', Number.NaN, 1e20, {}])('other programs’ date %s is none', (date) => {
  expect(read({ date }).date).toBeNull()
})

it.each([undefined, null, false, 'true', 1, {}])('other programs’ flag %j does not hide', (archive) => {
  expect(read({ archive }).isHidden).toBe(false)
})

it('documents of other programs have tags as a list, or none', () => {
  const given = [['gst', ' audit ', 7], undefined, 'gst, audit']
  expect(given.map((metaTags) => read({ metaTags }).tags)).toEqual([['gst', 'audit'], [], []])
})

it('documents of other programs are not shown with a title of blanks', () => {
  expect(safeParse(articles.schema, { id: 'a', blogTitle: '  ' }).success).toBe(false)
})

it('the list has the reading time of an article, but not its text', () => {
  const card = articles.toListed(read({ blogContent: `<p>${'word '.repeat(1100)}</p>` }))
  expect(card.minutes).toBe(5)
  expect(card).not.toHaveProperty('text')
})
