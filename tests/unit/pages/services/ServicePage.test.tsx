import { plansOfServices } from 'virtual:content/plansOfServices'
import { serviceDetails } from 'virtual:content/serviceDetails'
import { services } from 'virtual:content/services'
import { serviceTexts } from 'virtual:content/serviceTexts'
import { planLinkWords } from 'virtual:words/planLink'
import { servicesWords } from 'virtual:words/services'
import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router-dom'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { articlesAboutQuery, newestArticles } from '@/data/articleQueries'
import { cases } from '@/data/collections/cases'
import { practiceName } from '@/data/practices'
import { collectionKey } from '@/data/queries'
import { findService } from '@/data/services'
import { ServicePage } from '@/pages/services/ServicePage'
import { ServicePlans } from '@/pages/services/ServicePlans'
import { paths } from '@/paths'
import { listedArticle } from '../../../fixtures/entries'
import { render, wholeList } from '../../../render'

it('a service says what it includes, needs and how long it takes, and leads to the others of its practice', async () => {
  const [service = expect.fail()] = services
  const known = [
    [collectionKey('cases'), []],
    [newestArticles.queryKey, wholeList([])],
    [articlesAboutQuery(service.slug).queryKey, []],
  ] as [string[], unknown][]
  const route = <Route path={`${paths.services}/:slug`} element={<ServicePage />} />
  const { container } = render(<Routes>{route}</Routes>, { path: paths.service(service.slug), known })
  const { details } = (await serviceDetails[service.slug]?.()) ?? expect.fail()
  await screen.findByText(details.duration)
  const { includes, needs, duration, questions } = details
  const shown = container.textContent
  expect(shown).toContain([serviceTexts.includes, ...includes, serviceTexts.needs, ...needs].join(''))
  expect(shown).toContain(serviceTexts.duration + duration)
  for (const { question, answer } of questions) expect(shown).toContain(question + answer)

  const name = servicesWords.moreIn({ practice: practiceName(service.practice) })
  const others = within(screen.getByRole('navigation', { name })).getAllByRole('link')
  const own = services.filter(({ practice }) => practice === service.practice).slice(1)
  expect(others.map((link) => link.getAttribute('href'))).toEqual(own.map(({ slug }) => paths.service(slug)))
})

it('a case is also near the title, where phones show it, also if articles come before it below', async () => {
  const [service = expect.fail()] = services
  const { practice, slug } = service
  const done = cases.toListed(parse(cases.schema, { id: 'done', title: 'A case', practice }))
  const known = [
    [collectionKey('cases'), [done]],
    [newestArticles.queryKey, wholeList([])],
    [articlesAboutQuery(slug).queryKey, [listedArticle({ id: 'about' })]],
  ] as [string[], unknown][]
  const route = <Route path={`${paths.services}/:slug`} element={<ServicePage />} />
  render(<Routes>{route}</Routes>, { path: paths.service(slug), known })
  const head = screen.getByRole('heading', { level: 1 }).closest('header') ?? expect.fail()
  expect(
    within(head)
      .getByRole('link', { name: /A case/ })
      .getAttribute('href'),
  ).toBe(paths.case('done'))
  const proofs = screen.getAllByRole('link', { name: /A case|about$/ })
  expect(proofs.map((link) => link.getAttribute('href'))).toEqual([
    paths.case('done'),
    paths.article('about'),
    paths.case('done'),
  ])
})

it.each([
  ['the one plan', (count: number) => count === 1],
  ['each of the plans', (count: number) => count > 1],
])('a service names %s that contains it, and leads to those of its practice', (_, isWanted) => {
  const found = Object.entries(plansOfServices).find(([, containing = []]) => isWanted(containing.length))
  const [slug, containing = []] = found ?? expect.fail()
  const service = findService(slug) ?? expect.fail()
  const { container } = render(<ServicePlans service={service} />)
  const titles = containing.map(({ title }) => title)
  const [plan = '', ...others] = titles
  const named =
    others.length > 0 ? planLinkWords.allContain({ plans: titles }) : planLinkWords.contains({ plan })
  expect(container.textContent).toContain(named)
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  const links = containing.map(({ id }) => `/plans#plan-${id}`)
  expect(targets).toEqual([...links, `/plans#${service.practice}-plans`])
})

it('a service that no plan contains names none', () => {
  const service = services.find(({ slug }) => !plansOfServices[slug]) ?? expect.fail()
  render(<ServicePlans service={service} />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
})
