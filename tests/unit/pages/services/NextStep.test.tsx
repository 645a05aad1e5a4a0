import { lowestPrices } from 'virtual:content/lowestPrices'
import { services } from 'virtual:content/services'
import { screen, waitFor } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { cases } from '@/data/collections/cases'
import { firestoreReader } from '@/data/firestoreReader'
import { NextStep } from '@/pages/services/NextStep'
import { listedArticle } from '../../../fixtures/entries'
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
  const articles = [others, practice].map((one) =>
    listedArticle({ id: one, title: `Article ${one}`, practice: one }),
  )
  const done = [others, practice].map((one) =>
    parse(cases.schema, { id: one, title: `Case ${one}`, practice: one }),
  )
  let answer = (_: unknown[]) => {}
  const reading = new Promise<never[]>((resolve) => (answer = resolve as never))
  const readAll = vi.spyOn(firestoreReader, 'readAll').mockReturnValue(reading)
  render(<NextStep service={service} />, { known: [[newestArticles.queryKey, wholeList(articles)]] })
  expect(screen.queryByText(/^(Article|Case) /)).toBeNull()
  expect(screen.getByText(lowestOf(practice))).toBeTruthy()
  await waitFor(() => expect(readAll).toHaveBeenCalled())
  answer(done.slice(0, hasCase ? 2 : 1))
  const shown = await screen.findByText(/^(Article|Case) /)
  expect(shown.textContent).toBe(`${hasCase ? 'Case' : 'Article'} ${practice}`)
})
