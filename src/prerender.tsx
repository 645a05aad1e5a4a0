import { pageTexts } from 'virtual:content/pageTexts'
import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { ScriptNotice } from './components/ScriptNotice'
import { HeadCollector, type PageHead } from './components/seo/Head'
import { type BuildData, type BuildEntry, type QueryData, readBuildData } from './data/buildData'
import { collections } from './data/collections'
import { articles, type StoredArticle } from './data/collections/articles'
import { shellOf } from './data/collections/entryPages'
import { type Content, fileReader } from './data/fileReader'
import { findOwnPage, ownPageKey, readOwnPage } from './data/ownPages'
import { positionOf, practiceName } from './data/practices'
import { type PreparedBody, prepareBody } from './data/prepareBody'
import { createQueryClient } from './data/queryClient'
import type { Reader } from './data/reader'
import { createSanitiser } from './data/sanitise'
import { composeTexts } from './data/siteSearch/composeTexts'
import { siteAddress } from './env'
import { formatDate } from './lib/dates'
import { Providers } from './Providers'
import { serviceQuery } from './pages/services/ServicePage'
import { paths } from './paths'
import { type PageHandle, pagePaths, routes } from './routes'
import { isShown } from './shownPages'

export { CONTENT_FILE } from './data/fileReader'

/** A page as values, so that nothing searches its HTML. */
export type PrerenderedPage = Pick<PageHead, 'canonical' | 'isIndexed'> & {
  head: string
  body: string
  /** React's script, in a page with a form. */
  formReplay: string
  publishedAt: string | null
  /** The source file of the page's component. Null for a page whose code is part of the entry. */
  file: string | null
  /** What the app starts with: see main.tsx. */
  start: { isMissing?: boolean; queries: DehydratedState }
}

/** The data of the build, and its sanitiser. */
export type Source = BuildData & {
  reader: Reader
  /** The documents that get a page, by its path. */
  byPath: Map<string, BuildEntry>
  prepare: (html: string) => PreparedBody
}

type WindowLike = Parameters<typeof createSanitiser>[0] & { document: Document }

export const NOT_FOUND_PATH = paths.notFound

/** The pages without content that Hosting serves for documents that have none, by the name of their file. */
export const shells = new Map(
  collections.flatMap(({ folder, pages }) =>
    pages?.hasShell && isShown(pages.path('-')) ? [[shellOf(folder), pages.path('-')]] : [],
  ),
)

export const hasFeed = pageTexts.insights.show

/** `window` is jsdom's, for the sanitiser. */
export async function openSource(content: Content, window: WindowLike): Promise<Source> {
  const reader = fileReader(content)
  const data = await readBuildData(reader)
  const entries = data.entries.filter(({ path }) => isShown(path))
  const sanitise = createSanitiser(window)
  return {
    ...data,
    reader,
    entries,
    byPath: new Map(entries.flatMap((entry) => (entry.read ? [[entry.path, entry]] : []))),
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
  return [...fixed, ...services.map(({ slug }) => paths.service(slug)), ...byPath.keys()]
}

/** Documents without a page, for the sitemap. */
export function listedWithoutPage({ entries }: Source) {
  return entries
    .filter(
      ({ read, collection, description }) =>
        !read && collection.pages?.hasShell && description.index !== false,
    )
    .map(({ path, description }) => ({
      canonical: siteAddress(path),
      publishedAt: isoTime(description.date),
    }))
}

const isoTime = (date: number | null | undefined) => (date ? new Date(date).toISOString() : null)

const { query, dataRoutes } = createStaticHandler(routes)

export async function renderPage(path: string, source: Source): Promise<PrerenderedPage> {
  const context = await query(new Request(new URL(path, siteAddress('/'))))
  if (context instanceof Response) throw new Error(`${path} redirects`)
  const router = createStaticRouter(dataRoutes, context)
  const client = clientWith({ ...source.lists, ...(await source.byPath.get(path)?.read?.(source.prepare)) })
  const service = services.find(({ slug }) => paths.service(slug) === path)
  if (service) await client.prefetchQuery(serviceQuery(service.slug))
  const ownPage = findOwnPage(path)
  if (ownPage) client.setQueryData(ownPageKey(ownPage.name), await readOwnPage(ownPage.name, source.prepare))
  const rendered = await renderApp(
    <Providers client={client}>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </Providers>,
  )
  const { canonical, isIndexed, publishedAt, tags } = onlyHead(path, rendered.heads)
  return {
    head: renderToStaticMarkup(
      <>
        {rendered.preloads}
        {tags}
      </>,
    ),
    ...takeFormReplay(rendered.html),
    canonical,
    isIndexed,
    publishedAt: isoTime(publishedAt),
    file: await fileOf(path, context.matches.at(-1)?.route.handle),
    start: {
      ...(path === NOT_FOUND_PATH && { isMissing: true }),
      queries: withoutTimes(dehydrate(client)),
    },
  }
}

async function renderApp(app: ReactNode) {
  const heads: PageHead[] = []
  let preloads: ReactNode = null
  const { prelude } = await prerender(
    <StrictMode>
      <HeadCollector value={(head) => heads.push(head)}>{app}</HeadCollector>
    </StrictMode>,
    {
      // Otherwise React writes large sections at the end and moves them with inline scripts, which the CSP forbids.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      // Otherwise React writes the links that preload images before the page's HTML.
      onHeaders(headers) {
        preloads = preloadsOf(headers.get('Link') ?? '')
      },
      maxHeadersLength: Number.POSITIVE_INFINITY,
      onError(error) {
        // Otherwise React would write the fallback of the nearest <Suspense>.
        throw error
      },
    },
  )
  return { html: await new Response(prelude).text(), heads, preloads }
}

/** From a header such as `</a.svg>; rel=preload; as="image"; fetchpriority="high", </b.svg>; …`. */
function preloadsOf(header: string): ReactNode {
  return [...header.matchAll(/<([^>]+)>([^<]*)/g)].map(([, href, parameters = '']) => {
    const { fetchpriority, ...rest } = Object.fromEntries(
      [...parameters.matchAll(/([a-z]+)="?([^";,]+)/g)].map(([, name, value]) => [name, value]),
    )
    return <link key={href} href={href} {...rest} fetchPriority={fetchpriority} />
  })
}

/** React's own, in every page with a form: keeps what is submitted before hydration. */
const FORM_REPLAY = /<script>addEventListener\("submit",[^<]*\$\$reactFormReplay[^<]*<\/script>/

/** It is constant, and goes to the end of the page, with the other scripts that have a hash in the policy. */
function takeFormReplay(html: string) {
  const [formReplay = ''] = FORM_REPLAY.exec(html) ?? []
  return { body: html.replace(formReplay, ''), formReplay }
}

function onlyHead(path: string, [head, ...others]: PageHead[]): PageHead {
  if (!head) throw new Error(`The page ${path} has no canonical address: it renders no Seo`)
  if (others.length > 0) throw new Error(`The page ${path} renders more than one Seo`)
  return head
}

const pageModules = import.meta.glob<object>('./pages/**/*Page.tsx')

/** Vite's manifest names the chunks of a page by this file. */
async function fileOf(path: string, handle: PageHandle | undefined): Promise<string | null> {
  if (!handle) return null
  const component = await handle.load()
  // Those of parts that are off cannot be loaded: they lack their words.
  const named = Object.entries(pageModules).filter(([file]) => file.endsWith(`/${component.name}.tsx`))
  for (const [file, load] of named) {
    if (Object.values(await load()).includes(component)) return file.replace('./', 'src/')
  }
  throw new Error(`No src/pages/**/${component.name}.tsx exports the component of ${path}`)
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

/** Text of the page's social image. */
export function socialCard(path: string, { byPath }: Source) {
  const description = byPath.get(path)?.description
  if (description) {
    const { title, practice = '', note, date } = description
    const notes = [practiceName(practice), note, date ? formatDate(date) : '']
    return { title, note: notes.filter(Boolean).join(' · '), practice: positionOf(practice) }
  }
  const service = services.find(({ slug }) => paths.service(slug) === path)
  if (service) {
    const { title, practice } = service
    return { title, note: practiceName(practice), practice: positionOf(practice) }
  }
  const ownPage = findOwnPage(path)
  if (ownPage) {
    const { heading, practice } = ownPage
    return { title: heading, note: practiceName(practice) || site.claim, practice: positionOf(practice) }
  }
  const page = Object.keys(paths).find((name) => paths[name as keyof typeof paths] === path)
  const { heading } = pageTexts[page as keyof typeof pageTexts]
  return { title: heading, note: site.claim }
}

export const siteName = site.name

export const scriptNotice = renderToStaticMarkup(<ScriptNotice />)

/** The texts of the search, unless the owner has switched it off. */
export const searchTexts = __HAS_SEARCH__ ? ({ reader }: Source) => composeTexts(reader) : null

/** Enough for feed readers that fetch once a month. */
const FEED_ARTICLES = 20

export function feedOf({ entries }: Source) {
  const newest = entries.filter(
    ({ collection, description }) =>
      collection.name === articles.name && description.index && description.date,
  )
  return {
    title: frameWords.feed({ name: site.name, title: pageTexts.insights.title }),
    description: pageTexts.insights.description,
    language: site.language,
    link: siteAddress(paths.insights),
    items: newest.slice(0, FEED_ARTICLES).map(({ path, description, document }) => ({
      title: description.title,
      description: (document as StoredArticle).summary || description.description,
      link: siteAddress(path),
      date: description.date ?? 0,
      author: description.author ?? '',
      category: practiceName(description.practice ?? ''),
    })),
  }
}
