import { parse } from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import { type Content, entriesOf, loadBuildData } from '@/data/buildData'
import { articles } from '@/data/collections/articles'
import { denied, type StructuredQuery, stubFirestore } from '../../stubFirestore'

const article = { id: 'from-a-file', blogTitle: 'From a file', date: Date.UTC(2026, 0, 1) }
const content: Content = { blogs: [article] }

const stored = { id: 'stored', fields: { name: { stringValue: 'Acme' } } }

type Answer = Parameters<typeof stubFirestore>[0]

/** A project whose collections are empty, one aside. Returns a mock that has seen the requests for that one. */
function stubCollection(name: string, answer: Answer) {
  const requests = vi.fn(answer)
  stubFirestore((query) => (query.from[0]?.collectionId === name ? requests(query) : []))
  return requests
}

const fail = (_: StructuredQuery) => Promise.reject(new TypeError('Failed to fetch'))
const load = () => loadBuildData(content, true)

describe('the data of a build', () => {
  it('stops the build if the rules deny a collection, and says what to do', async () => {
    const requests = stubCollection('team', denied)
    await expect(load()).rejects.toMatchObject({
      name: 'UnreadableListError',
      message: expect.stringMatching(/the collection team\. .*npm run publish/),
    })
    expect(requests).toHaveBeenCalledOnce()
  })

  it('stops the build if a collection cannot be read, and says what to do', async () => {
    const requests = stubCollection('team', fail)
    await expect(load()).rejects.toMatchObject({
      name: 'UnreadableListError',
      message: expect.stringMatching(/collection team .*Failed to fetch.*run the command again/),
    })
    expect(requests).toHaveBeenCalledOnce()
  })

  it('is that of the database', async () => {
    stubCollection('clients', () => [stored])
    expect(await load()).toMatchObject({ isStored: true, entries: [] })
  })

  it.each([
    ['the database is empty', true],
    ['the build is local', false],
  ])('is that of the files if %s', async (_, isLive) => {
    stubFirestore(isLive ? () => [] : fail)
    const data = await loadBuildData(content, isLive)
    expect(data).toMatchObject({ isStored: false, entries: [{ id: article.id }] })
  })
})

const pathsOf = (ids: string[], maxPages?: number) =>
  entriesOf(
    articles,
    ids.map((id) => parse(articles.schema, { id, blogTitle: id })),
    () => ({}),
    maxPages,
  ).map(({ path, read }) => `${path} ${read ? 'a page' : 'the shell'}`)

it('the first documents of a collection get a page, the others the shell', () => {
  expect(pathsOf(['new', 'last', 'old'], 2)).toEqual([
    '/insight/new a page',
    '/insight/last a page',
    '/insight/old the shell',
  ])
})

it('a document whose id cannot be the name of a file gets no page', () => {
  const ids = ['good', 'index', 'ends.', '-first', '../up', 'x'.repeat(121), 'über-uns']
  expect(pathsOf(ids)).toEqual(['/insight/good a page', '/insight/%C3%BCber-uns a page'])
})
