import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { type DehydratedState, dehydrate } from '@tanstack/react-query'
import { type ReactNode, StrictMode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { isoTime } from './builtPages'
import { ScriptNotice } from './components/ScriptNotice'
import { HeadCollector, type PageHead } from './components/seo/Head'
import type { QueryData, Source } from './data/buildData'
import { findOwnPage, ownPageKey, readOwnPage } from './data/ownPages'
import { createQueryClient } from './data/queryClient'
import { serviceQuery } from './data/serviceQuery'
import { composeTexts } from './data/siteSearch/composeTexts'
import { siteAddress } from './env'
import { Providers } from './Providers'
import { paths } from './paths'
import { type PageHandle, routes } from './routes'

export {
  feedOf,
  hasFeed,
  listedWithoutPage,
  publicPaths,
  shells,
  socialCard,
} from './builtPages'
export { openSource, type Source } from './data/buildData'
export { CONTENT_FILE } from './data/fileReader'

/** A page as values, so that nothing searches its HTML. */
export type PrerenderedPage = Pick<PageHead, 'canonical' | 'isIndexed'> & {
  head: string
  body: string
  /** React's script, in a page with a form. */
  formReplay: string
  publishedAt: string | null
  /** The source file of the page's component. */
  file: string
  /** What the app starts with: see main.tsx. */
  start: { isMissing?: boolean; queries: DehydratedState }
}

export const NOT_FOUND_PATH = paths.notFound

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
  const { canonical, isIndexed, tags } = onlyHead(path, rendered.heads)
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
    publishedAt: isoTime(source.byPath.get(path)?.description.date),
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
async function fileOf(path: string, page: PageHandle): Promise<string> {
  const component = await page.load()
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

export const siteName = site.name

export const scriptNotice = renderToStaticMarkup(<ScriptNotice />)

/** The texts of the search, unless the owner has switched it off. */
export const searchTexts = __HAS_SEARCH__ ? ({ reader }: Source) => composeTexts(reader) : null
