import { hashKey, QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { articleNeighboursQuery, articlesQuery } from '@/data/articleQueries'
import { readBuildData } from '@/data/buildData'
import { caseQuery } from '@/data/caseQueries'
import { team } from '@/data/collections/team'
import { type Content, fileReader } from '@/data/fileReader'
import { collectionQuery } from '@/data/queries'
import { plainContent, readContent } from '../../../scripts/content/readContent'

// A preview has neither a database nor a stub of one: every read must end at its own file.
let client: QueryClient
let content: Content

beforeEach(async () => {
  // Each test has a preview of its own.
  vi.resetModules()
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.stubGlobal('__PREVIEW__', true)
  content = plainContent(await readContent('sample'))
  vi.stubGlobal('fetch', async (url: string) => {
    expect(url).toBe('/content.json')
    return Response.json(content)
  })
})

it('a preview reads what it was built from, in the browser, too', async () => {
  const { lists, entries } = await readBuildData(fileReader(content))
  const members = await client.fetchQuery(collectionQuery('team', async () => team))
  expect(members).toEqual(lists[hashKey(['team'])])

  const built = lists[hashKey(articlesQuery(null).queryKey)]
  expect(await client.fetchInfiniteQuery(articlesQuery(null))).toEqual(built)

  const entry = entries.find(({ collection }) => collection.name === 'cases')
  const found = await client.fetchQuery(caseQuery(entry?.id ?? ''))
  expect(found?.description).toEqual(entry?.description)
  expect(await client.fetchQuery(caseQuery('gone'))).toBeNull()

  const [, second = expect.fail()] = entries.filter(({ collection }) => collection.name === 'blogs')
  const data = await second.read?.(() => ({ html: '', headings: [] }))
  const query = articleNeighboursQuery({ id: second.id, date: 0 })
  expect(await client.fetchQuery(query)).toEqual(data?.[hashKey(query.queryKey)])
})

it('a preview continues the list of articles, filters it, and names the neighbours of each', async () => {
  const [article] = content.blogs ?? []
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...{ ...article, id: `article-${index}`, date: Date.UTC(2025, 0, index + 1) },
    domain: index % 2 ? 'digital' : 'technology',
  }))
  content = { ...content, blogs: [...many, { ...many[0], id: 'later', date: Date.now() + 1e9 }] as never }
  const { pages } = await client.fetchInfiniteQuery({ ...articlesQuery(null), pages: 9 })
  expect(pages.at(-1)?.items).not.toEqual([])
  const ids = pages.flatMap(({ items }) => items.map(({ id }) => id))
  expect(ids).toEqual(many.map(({ id }) => id).toReversed())
  const {
    pages: [filtered],
  } = await client.fetchInfiniteQuery(articlesQuery('digital'))
  const practices = filtered?.items.map(({ practice }) => practice)
  expect(practices).toEqual(Array(7).fill('digital'))

  expect(await client.fetchQuery(articleNeighboursQuery({ id: 'article-29', date: 0 }))).toMatchObject({
    newer: null,
    older: { id: 'article-28' },
  })
})

it('a preview downloads its content once, and again only after a failure', async () => {
  const download = vi
    .fn(async () => Response.json(content))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
  vi.stubGlobal('fetch', download)
  const read = () =>
    Promise.all([
      client.fetchQuery(collectionQuery('team', async () => team)),
      client.fetchInfiniteQuery(articlesQuery('digital')),
    ])
  await expect(read()).rejects.toThrow()
  await read()
  await client.fetchQuery(caseQuery('gone'))
  expect(download).toHaveBeenCalledTimes(2)
})
