import { lowestPrices } from 'virtual:content/lowestPrices'
import { services } from 'virtual:content/services'
import { screen, waitFor } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { articlesAboutQuery, newestArticles } from '@/data/articleQueries'
import { cases } from '@/data/collections/cases'
import { firestoreReader } from '@/data/firestoreReader'
import { collectionKey } from '@/data/queries'
import { NextStep } from '@/pages/services/NextStep'
import { listedArticle, storedArticle } from '../../../fixtures/entries'
import { render, wholeList } from '../../../render'

const lowestOf = (practice: string) => lowestPrices[practice]?.prices[0] ?? expect.fail()

it.each([
  ['a case', true],
  ['an article if there is no case', false],
])('a service leads to %s, and to nothing else before that is known', async (_, hasCase) => {
  const isDearer = ({ practice }: { practice: string }) => lowestOf(practice) !== lowestOf('all')
  const service = services.find(isDearer) ?? expect.fail()
  const { practice } = service
  const others = services.find((one) => one.practice !== practice)?.practice ?? expect.fail()
  const written = [others, practice].map((one) =>
    listedArticle({ id: one, title: `Article ${one}`, practice: one }),
  )
  const done = [others, practice].map((one) =>
    parse(cases.schema, { id: one, title: `Case ${one}`, practice: one }),
  )
  let answer = (_: unknown[]) => {}
  const reading = new Promise<never[]>((resolve) => (answer = resolve as never))
  const readAll = vi.spyOn(firestoreReader, 'readAll').mockReturnValue(reading)
  render(<NextStep service={service} />, {
    known: [
      [newestArticles.queryKey, wholeList(written)],
      [articlesAboutQuery(service.slug).queryKey, []],
    ],
  })
  expect(screen.queryByText(/^(Article|Case) /)).toBeNull()
  expect(screen.getByText(lowestOf(practice))).toBeTruthy()
  await waitFor(() => expect(readAll).toHaveBeenCalled())
  answer(done.slice(0, hasCase ? 2 : 1))
  const shown = await screen.findByText(/^(Article|Case) /)
  expect(shown.textContent).toBe(`${hasCase ? 'Case' : 'Article'} ${practice}`)
})

it('a service leads to the cases and articles that name it first, also to old ones, then to one of its practice', async () => {
  const [service = expect.fail()] = services
  const { slug, practice } = service
  const newest = listedArticle({ id: 'newest', title: 'Article newest', practice })
  const old = storedArticle({ id: 'old', title: 'Article old', practice: 'another' })
  const readArticlesAbout = vi.spyOn(firestoreReader, 'readArticlesAbout').mockResolvedValue([old])
  const done = [
    { id: 'any', title: 'Case any', practice },
    { id: 'named', title: 'Case named', practice: 'another', services: [slug] },
  ].map((one) => cases.toListed(parse(cases.schema, one)))
  const known = [
    [newestArticles.queryKey, wholeList([newest])],
    [collectionKey('cases'), done],
  ] as [string[], unknown][]
  render(<NextStep service={service} />, { known })
  const shown = await screen.findAllByText(/^(Article|Case) /)
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Case named', 'Article old', 'Case any'])
  expect(readArticlesAbout).toHaveBeenCalledWith(slug, 3)
})

it('what names a service waits for the newest article of its practice, so that nothing moves', async () => {
  const [service = expect.fail()] = services
  const { slug, practice } = service
  const newest = storedArticle({ id: 'newest', title: 'Article newest', practice })
  let answer = () => {}
  const readArticles = vi.spyOn(firestoreReader, 'readArticles')
  readArticles.mockReturnValue(
    new Promise((resolve) => (answer = () => resolve({ items: [newest], next: null }))),
  )
  const named = listedArticle({ id: 'named', title: 'Article named' })
  const known = [
    [articlesAboutQuery(slug).queryKey, [named]],
    [collectionKey('cases'), []],
  ] as [string[], unknown][]
  render(<NextStep service={service} />, { known })
  await waitFor(() => expect(readArticles).toHaveBeenCalled())
  expect(screen.queryByText(/^Article /)).toBeNull()
  answer()
  const shown = await screen.findAllByText(/^Article /)
  expect(shown.map(({ textContent }) => textContent)).toEqual(['Article named', 'Article newest'])
})
