import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { App } from './App'
import { ScriptNotice } from './components/ScriptNotice'
import { pages } from './content/pages'
import { practiceOf, practices } from './content/practices'
import { serviceBundles, serviceContent, serviceContentKey } from './content/serviceBundles'
import { services } from './content/services'
import { site } from './content/site'
import { splitArticles } from './data/articlePages'
import { type Article, inListOrder } from './data/blogs'
import { articleResults, type Content, type Everything, readEverything, type Snapshot } from './data/snapshot'
import { BUILT_PATH, recordingReader } from './hooks/SnapshotContext'
import { allDeferredSections } from './layout/DeferredHydration'
import { formatDate } from './lib/dates'
import { siteAddress } from './lib/siteAddress'
import { type BuiltBody, builtBodyKey, fingerprint, type PreparedBody } from './pages/article/builtBody'
import { prepareBody } from './pages/article/prepareBody'
import { createSanitiser } from './pages/article/sanitise'
import { paths } from './paths'
import { findRoute, routes } from './routes'

export type PrerenderedPage = {
  html: string
  /** The data that the page read while it was rendered. */
  snapshot: Snapshot
  /** The page's component; its file has the same name. */
  componentName: string
}

/** The data of the build, and its sanitiser. */
export type Source = Everything & {
  /** The articles that get a page, by its path. */
  byPath: Map<string, Article>
  results: Map<string, Snapshot>
  prepare: (html: string) => PreparedBody
}

type WindowLike = Parameters<typeof createSanitiser>[0] & { document: Document }

export const NOT_FOUND_PATH = paths.notFound

/** The article page without an article. Hosting serves it for articles that have no page. */
export const ARTICLE_SHELL_PATH = paths.article('-')

/** `window` is jsdom's, for the sanitiser. */
export async function openSource(
  content: Content,
  isReachable: boolean,
  window: WindowLike,
): Promise<Source> {
  return sourceOf(await readEverything(content, isReachable), window)
}

/** A build without data: every page in its loading state. */
export function openEmptySource(window: WindowLike): Source {
  return sourceOf({ snapshot: {}, articles: [], isStored: false }, window)
}

function sourceOf(everything: Everything, window: WindowLike): Source {
  const { rendered } = splitArticles(everything.articles)
  const sanitise = createSanitiser(window)
  return {
    ...everything,
    byPath: new Map(rendered.map((article) => [paths.article(article.id), article])),
    results: articleResults(everything.articles),
    prepare: (html) =>
      prepareBody(html, (text) => {
        const fragment = sanitise(text)
        // jsdom keeps something for every document that is searched. The sanitiser makes a document for each text.
        return fragment && window.document.adoptNode(fragment)
      }),
  }
}

export function publicPaths({ byPath }: Source): string[] {
  const fixed = routes.map(({ path }) => path).filter((path) => !path.includes(':') && path !== '*')
  return [...fixed, ...services.map(({ slug }) => paths.service(slug)), ...byPath.keys()]
}

/** Articles without a page, for the sitemap. */
export function articlesWithoutPage({ articles }: Source) {
  return splitArticles(articles)
    .tooOld.filter(({ archive }) => !archive)
    .map(({ id, date }) => ({
      canonicalUrl: siteAddress(paths.article(id)),
      publishedAt: date === null ? null : new Date(date).toISOString(),
    }))
}

export async function renderPage(path: string, source: Source): Promise<PrerenderedPage> {
  const route = findRoute(path)
  if (!route) throw new Error(`No route for ${path}`)
  const Page = await route.page.load()
  await Promise.all(allDeferredSections.map((sections) => sections.load()))

  const snapshot = recordingReader({
    ...source.snapshot,
    // The shell is returned for many paths.
    ...(path !== ARTICLE_SHELL_PATH && { [BUILT_PATH]: path }),
    ...articleSnapshot(path, source),
    ...(await serviceSnapshot(path)),
  })
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={path}>
        <App snapshot={snapshot.read} />
      </StaticRouter>
    </StrictMode>,
  )
  return { html, snapshot: withoutText(snapshot.used), componentName: Page.name }
}

/** Text of the page's social image. */
export function socialCard(path: string, { byPath }: Source) {
  const article = byPath.get(path)
  if (article) {
    const { blogTitle, domain, writerName, date } = article
    const note = [domain, writerName, date === null ? '' : formatDate(date)].filter(Boolean).join('      ')
    return { title: blogTitle, note, practice: practiceOf(domain) }
  }
  const service = serviceAt(path)
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

/** An article and its prepared text, for its own page. */
function articleSnapshot(path: string, { byPath, results, prepare }: Source): Snapshot {
  const article = byPath.get(path)
  if (!article) return {}
  const body: BuiltBody = {
    ...prepare(article.blogContent ?? ''),
    fingerprint: fingerprint(article.blogContent ?? ''),
  }
  return { ...results.get(article.id), [builtBodyKey(article.id)]: body }
}

/** The text of a service, for its own page. */
async function serviceSnapshot(path: string): Promise<Snapshot> {
  const service = serviceAt(path)
  if (!service) return {}
  const bundle = await serviceBundles[service.practice].load()
  return { [serviceContentKey(service.slug)]: serviceContent(bundle, service) }
}

function serviceAt(path: string) {
  return services.find(({ slug }) => paths.service(slug) === path)
}

/** Removes the article's text from the snapshot, because the page already contains it. */
function withoutText(snapshot: Snapshot): Snapshot {
  return Object.fromEntries(
    Object.entries(snapshot).map(([key, value]) => {
      if (isRecord(value) && 'blogContent' in value) return [key, { ...value, blogContent: null }]
      if (isRecord(value) && 'fingerprint' in value) return [key, { ...value, html: null }]
      return [key, value]
    }),
  )
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
