import { pages } from 'virtual:content/pages'
import { practices } from 'virtual:content/practices'
import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { type DehydratedState, dehydrate, hashKey } from '@tanstack/react-query'
import { type ComponentType, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, matchRoutes, StaticRouterProvider } from 'react-router-dom'
import { splitArticles } from '@/data/buildData'
import { ScriptNotice } from './components/ScriptNotice'
import { practiceOf } from './content/practices'
import { type Article, articleQuery } from './data/articleQueries'
import { inListOrder, type StoredArticle } from './data/articles'
import { type BuildData, type Content, loadBuildData, neighbourData, type QueryData } from './data/buildData'
import { type PreparedBody, prepareBody } from './data/prepareBody'
import { createQueryClient } from './data/queryClient'
import { createSanitiser } from './data/sanitise'
import { siteAddress } from './env'
import { formatDate } from './lib/dates'
import { Providers } from './Providers'
import { serviceQuery } from './pages/services/ServicePage'
import { paths } from './paths'
import { type PageHandle, pagePaths, routes } from './routes'

export { UnreadableListError } from './data/buildData'

export type PrerenderedPage = {
  html: string
  /** What the app starts with: see main.tsx. */
  start: { path?: string; queries: DehydratedState }
  /** The page's component; its file has the same name. Undefined for a page whose code is part of the entry. */
  componentName: string | undefined
}

/** The data of the build, and its sanitiser. */
export type Source = BuildData & {
  /** The articles that get a page, by its path. */
  byPath: Map<string, StoredArticle>
  neighbours: Map<string, QueryData>
  prepare: (html: string) => PreparedBody
}

type WindowLike = Parameters<typeof createSanitiser>[0] & { document: Document }

export const NOT_FOUND_PATH = paths.notFound

/** The article page without an article. Hosting serves it for articles that have no page. */
export const ARTICLE_SHELL_PATH = paths.article('-')

/** Whether the site has articles. */
export const showsArticles = pages.insights.show

/** `window` is jsdom's, for the sanitiser. */
export async function openSource(
  content: Content,
  isReachable: boolean,
  window: WindowLike,
): Promise<Source> {
  return sourceOf(await loadBuildData(content, isReachable), window)
}

/** A build without data: every page in its loading state. */
export function openEmptySource(window: WindowLike): Source {
  return sourceOf({ lists: {}, articles: [], isStored: false }, window)
}

function sourceOf(data: BuildData, window: WindowLike): Source {
  const { rendered } = splitArticles(data.articles)
  const sanitise = createSanitiser(window)
  return {
    ...data,
    byPath: new Map(rendered.map((article) => [paths.article(article.id), article])),
    neighbours: neighbourData(data.articles),
    prepare: (html) =>
      prepareBody(html, (text) => {
        const fragment = sanitise(text)
        // jsdom keeps something for every document that is searched. The sanitiser makes a document for each text.
        return fragment && window.document.adoptNode(fragment)
      }),
  }
}

export function publicPaths({ byPath }: Source): string[] {
  const fixed = pagePaths.filter((path) => !path.includes(':'))
  const articlePaths = pages.insights.show ? byPath.keys() : []
  return [...fixed, ...services.map(({ slug }) => paths.service(slug)), ...articlePaths]
}

/** Articles without a page, for the sitemap. */
export function articlesWithoutPage({ articles }: Source) {
  if (!pages.insights.show) return []
  return splitArticles(articles)
    .tooOld.filter(({ archive }) => !archive)
    .map(({ id, date }) => ({
      canonicalUrl: siteAddress(paths.article(id)),
      publishedAt: date === null ? null : new Date(date).toISOString(),
    }))
}

const { query, dataRoutes } = createStaticHandler(routes)

export async function renderPage(path: string, source: Source): Promise<PrerenderedPage> {
  const context = await query(new Request(new URL(path, siteAddress('/'))))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const router = createStaticRouter(dataRoutes, context)
  const client = clientWith({ ...source.lists, ...articlePageData(path, source) })
  const service = services.find(({ slug }) => paths.service(slug) === path)
  if (service) await client.prefetchQuery(serviceQuery(service.slug))
  const { prelude } = await prerender(
    <StrictMode>
      <Providers client={client}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Providers>
    </StrictMode>,
    {
      // Otherwise React writes large sections at the end and moves them with inline scripts, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        // Otherwise React would write the fallback of the nearest <Suspense>.
        throw error
      },
    },
  )
  return {
    html: await new Response(prelude).text(),
    start: {
      // The shell is returned for many paths.
      ...(path !== ARTICLE_SHELL_PATH && { path }),
      queries: withoutTimes(dehydrate(client)),
    },
    componentName: (await pageComponent(path))?.name,
  }
}

/** As defaults, so that only the queries that a component asks for become part of the page. */
function clientWith(data: QueryData) {
  const client = createQueryClient()
  for (const [key, initialData] of Object.entries(data)) {
    client.setQueryDefaults(JSON.parse(key), { initialData })
  }
  return client
}

/** The same content gives the same file, so that a deploy uploads only what has changed. */
function withoutTimes({ queries }: DehydratedState): DehydratedState {
  return {
    mutations: [],
    queries: queries.map((query) => ({
      ...query,
      dehydratedAt: 0,
      state: { ...query.state, dataUpdatedAt: 0 },
    })),
  }
}

async function pageComponent(path: string): Promise<ComponentType | undefined> {
  const handle: PageHandle | undefined = matchRoutes(routes, path)?.at(-1)?.route.handle
  return handle?.load()
}

/** Text of the page's social image. */
export function socialCard(path: string, { byPath }: Source) {
  const article = byPath.get(path)
  if (article) {
    const { blogTitle, domain, writerName, date } = article
    const note = [domain, writerName, date === null ? '' : formatDate(date)].filter(Boolean).join('      ')
    return { title: blogTitle, note, practice: practiceOf(domain) }
  }
  const service = services.find(({ slug }) => paths.service(slug) === path)
  if (service) {
    const { title, practice } = service
    return { title, note: practices[practice].name, practice }
  }
  const page = Object.keys(paths).find((name) => paths[name as keyof typeof paths] === path)
  const { heading } = pages[page as keyof typeof pages]
  return { title: heading, note: site.claim }
}

export const siteName = site.name

export const scriptNotice = renderToStaticMarkup(<ScriptNotice />)

/** Enough for feed readers that fetch once a month. */
const FEED_ARTICLES = 20

export function feedOf({ articles }: Source) {
  return {
    title: `${site.name} ${pages.insights.title}`,
    description: pages.insights.description,
    language: site.language,
    link: siteAddress(paths.insights),
    items: inListOrder(articles)
      .slice(0, FEED_ARTICLES)
      .map(({ id, blogTitle, blogDesc, desc, date, writerName, domain }) => ({
        title: blogTitle,
        description: blogDesc || desc,
        link: siteAddress(paths.article(id)),
        date: date ?? 0,
        author: writerName,
        category: domain,
      })),
  }
}

/** The data of an article's own page. */
function articlePageData(path: string, { byPath, neighbours, prepare }: Source): QueryData {
  const found = byPath.get(path)
  if (!found) return {}
  const { blogContent, ...fields } = found
  const article: Article = { ...fields, body: prepare(blogContent), isPrerendered: true }
  return { ...neighbours.get(found.id), [hashKey(articleQuery(found.id).queryKey)]: article }
}
