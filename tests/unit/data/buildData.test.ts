import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { entriesOf } from '@/data/buildData'
import { articles } from '@/data/collections/articles'

const pathsOf = (ids: string[], maxPages?: number) =>
  entriesOf(
    articles,
    ids.map((id) => parse(articles.schema, { id, blogTitle: id })),
    () => ({}),
    maxPages,
  ).map(({ path, read }) => `${path} ${read ? 'a page' : 'the shell'}`)

it('the first documents of a collection get a page, the others the shell', () => {
  const [newest, last, old] = ['/insight/new a page', '/insight/last a page', '/insight/old the shell']
  expect(pathsOf(['new', 'last', 'old'], 2)).toEqual([newest, last, old])
})
