import '@/styles/base.css'
import type { Plan } from 'virtual:content/plans'
import { practices } from 'virtual:content/practices'
import { site } from 'virtual:content/site'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { HelmetProvider } from 'react-helmet-async'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom'
import { type GenericSchema, safeParse } from 'valibot'
import { CardGrid } from '@/components/Card'
import { CaseCard } from '@/components/CaseCards'
import { InnovationCard } from '@/components/InnovationGrid'
import type { Collection } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { cases } from '@/data/collections/cases'
import { clients } from '@/data/collections/clients'
import { innovations } from '@/data/collections/innovations'
import { jobs } from '@/data/collections/jobs'
import { team } from '@/data/collections/team'
import { testimonials } from '@/data/collections/testimonials'
import { toEntry } from '@/data/entries'
import { createQueryClient } from '@/data/queryClient'
import { MemberCard } from '@/pages/about/TeamGrid'
import teamGrid from '@/pages/about/TeamGrid.module.css'
import { ArticleView } from '@/pages/article/ArticleView'
import { BigCard } from '@/pages/articles/FeaturedArticles'
import { ArticleCell } from '@/pages/articles/MoreArticles'
import articleGrid from '@/pages/articles/MoreArticles.module.css'
import { JobList } from '@/pages/career/JobList'
import { JobView } from '@/pages/career/JobPage'
import { Testimonials } from '@/pages/home/Clients'
import { PlanColumn } from '@/pages/plans/PlanColumn'
import planGrid from '@/pages/plans/PlansPage.module.css'
import { CaseView } from '@/pages/portfolio/CasePage'
import { routes } from '@/routes'
import { pageAttributes } from '../../../scripts/content/words/language'
import { type MissingPicture, showPicture, watchPictures } from './sandboxPictures'

/** What the page of the studio sends while the owner types. */
export type PreviewMessage = {
  folder: string
  document: Record<string, unknown>
  /** A page of the site, for what is shown as it is saved. */
  page: string | null
  theme: 'light' | 'dark'
}

for (const [name, value] of Object.entries(pageAttributes(site.language)))
  document.documentElement.setAttribute(name, value)

const container = document.getElementById('root')
if (!container) throw new Error('The page has no #root element')
const root = createRoot(container)
const client = createQueryClient()
watchPictures()

addEventListener('message', ({ source, data }: MessageEvent<PreviewMessage | MissingPicture>) => {
  if (source !== window.top) return
  if ('address' in data) return showPicture(data)
  document.documentElement.dataset.theme = data.theme
  root.render(
    <HelmetProvider>
      <QueryClientProvider client={client}>
        {data.page ? (
          <SitePage key={data.page} page={data.page} />
        ) : (
          <MemoryRouter>
            <Preview {...data} />
          </MemoryRouter>
        )}
      </QueryClientProvider>
    </HelmetProvider>,
  )
})

function SitePage({ page }: { page: string }) {
  const router = useMemo(() => createMemoryRouter(routes, { initialEntries: [page] }), [page])
  return <RouterProvider router={router} />
}

type Show = (fields: Record<string, unknown>) => ReactNode

function Preview({ folder, document: fields }: PreviewMessage) {
  const show = previews[folder] ?? (() => <p className="frame">The preview appears when this is saved.</p>)
  return <main>{show(fields)}</main>
}

const previews: Record<string, Show> = {
  articles: parsed(articles.schema, (article) => (
    <>
      <ArticleView article={toEntry(articles, article)} />
      <div className="frame">
        <section className={articleGrid.more}>
          <h2 className={`${articleGrid.heading} step-2`}>In lists</h2>
          <BigCard article={articles.toListed(article)} />
          <ul className={articleGrid.grid}>
            <ArticleCell article={articles.toListed(article)} />
          </ul>
        </section>
      </div>
    </>
  )),
  cases: parsed(cases.schema, (shown) => (
    <>
      <CaseView case={toEntry(cases, shown)} />
      <div className="frame">
        <h2>In lists</h2>
        <CardGrid>
          <CaseCard case={cases.toListed(shown)} headingLevel={3} />
        </CardGrid>
      </div>
    </>
  )),
  team: card(team.schema, (member) => (
    <ul className={teamGrid.grid} style={{ maxWidth: 320 }}>
      <MemberCard member={member} />
    </ul>
  )),
  innovations: card(innovations.schema, (innovation) => (
    <CardGrid>
      <InnovationCard innovation={innovation} headingLevel={2} />
    </CardGrid>
  )),
  jobs: parsed(jobs.schema, (job) => (
    <>
      <JobView job={toEntry(jobs, job)} />
      <div className="frame">
        <h2>In lists</h2>
        <JobList jobs={[jobs.toListed(job)]} />
      </div>
    </>
  )),
  clients: card(clients.schema, ({ logo, name }) => <img src={logo} alt={name} width={200} />),
  testimonials: card(testimonials.schema, (testimonial) => <Testimonials testimonials={[testimonial]} />),
  data: ({ plans }) => <PlansPreview plans={(plans ?? []) as Plan[]} />,
} satisfies Record<Collection['folder'] | 'data', Show>

function parsed<Document>(schema: GenericSchema<unknown, Document>, render: (shown: Document) => ReactNode) {
  return (fields: unknown) => {
    const { success, output } = safeParse(schema, fields)
    return success ? render(output) : <Incomplete />
  }
}

function card<Document>(schema: GenericSchema<unknown, Document>, render: (shown: Document) => ReactNode) {
  return parsed(schema, (shown) => <div className="frame">{render(shown)}</div>)
}

function PlansPreview({ plans }: { plans: Plan[] }) {
  return (
    <div className="frame">
      {plans.length === 0 && <Incomplete />}
      {practices.map(({ id, name, position }) => {
        const own = plans.filter(({ practice }) => practice === id)
        if (own.length === 0) return null
        return (
          <section key={id} data-practice={position}>
            <h2>{name}</h2>
            <div className={planGrid.plans} data-count={own.length}>
              {own.map((plan) => (
                <PlanColumn key={plan.id} plan={plan} state="free" onPress={() => undefined} />
              ))}
            </div>
          </section>
        )
      })}
    </div>
  )
}

const Incomplete = () => (
  <p className="frame">The preview appears when the required fields are filled in correctly.</p>
)
