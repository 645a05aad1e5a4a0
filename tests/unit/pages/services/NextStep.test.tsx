import { services } from 'virtual:content/services'
import { screen, waitFor } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { cases } from '@/data/collections/cases'
import * as server from '@/data/documents'
import { NextStep } from '@/pages/services/NextStep'
import { listedArticle } from '../../../fixtures/entries'
import { render, wholeList } from '../../../render'

it.each([
  ['a case', true],
  ['an article if there is no case', false],
])('a service leads to %s, and to nothing else before that is known', async (_, hasCase) => {
  const [service = expect.fail()] = services
  const { practice } = service
  const article = listedArticle({ id: 'a', blogTitle: 'Article', domain: practice })
  const done = cases.toListed(parse(cases.schema, { id: 'c', title: 'Case', practice }))
  let answer = (_: unknown[]) => {}
  const reading = new Promise<never[]>((resolve) => (answer = resolve as never))
  vi.spyOn(server, 'readCollection').mockReturnValue(reading)
  render(<NextStep service={service} />, { known: [[newestArticles.queryKey, wholeList([article])]] })
  expect(screen.queryByText(/^(Article|Case)$/)).toBeNull()
  await waitFor(() => expect(server.readCollection).toHaveBeenCalled())
  answer(hasCase ? [done] : [])
  expect((await screen.findByText(/^(Article|Case)$/)).textContent).toBe(hasCase ? 'Case' : 'Article')
})
