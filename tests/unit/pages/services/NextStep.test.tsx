import { services } from 'virtual:content/services'
import { screen, waitFor } from '@testing-library/react'
import { parse } from 'valibot'
import { expect, it, vi } from 'vitest'
import { newestArticles } from '@/data/articleQueries'
import { articles } from '@/data/collections/articles'
import { cases, type ListedCase } from '@/data/collections/cases'
import * as server from '@/data/documents'
import { createQueryClient } from '@/data/queryClient'
import { NextStep } from '@/pages/services/NextStep'
import { render } from '../../../render'

it.each([
  ['a case', true],
  ['an article if there is no case', false],
])('a service leads to %s, and to nothing else before that is known', async (_, hasCase) => {
  const [service = expect.fail()] = services
  const { practice } = service
  const article = articles.toListed(
    parse(articles.schema, { id: 'a', blogTitle: 'Article', domain: practice }),
  )
  const done = cases.toListed(parse(cases.schema, { id: 'c', title: 'Case', practice }))
  const client = createQueryClient()
  client.setQueryData(newestArticles.queryKey, {
    pages: [{ items: [article], next: null }],
    pageParams: [null],
  })
  let answer = (_: ListedCase[]) => {}
  vi.spyOn(server, 'readCollection').mockReturnValue(
    new Promise<never[]>((resolve) => (answer = resolve as typeof answer)),
  )
  render(<NextStep service={service} />, { client })
  expect(screen.queryByText(/^(Article|Case)$/)).toBeNull()
  await waitFor(() => expect(server.readCollection).toHaveBeenCalled())
  answer(hasCase ? [done] : [])
  expect((await screen.findByText(/^(Article|Case)$/)).textContent).toBe(hasCase ? 'Case' : 'Article')
})
