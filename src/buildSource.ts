import { pageTexts } from 'virtual:content/pageTexts'
import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import { type BuildData, type BuildEntry, readBuildData } from './data/buildData'
import { collections } from './data/collections'
import { articles, type StoredArticle } from './data/collections/articles'
import { shellOf } from './data/collections/entryPages'
import { type Content, fileReader } from './data/fileReader'
import { findOwnPage } from './data/ownPages'
import { positionOf, practiceName } from './data/practices'
import { type PreparedBody, prepareBody } from './data/prepareBody'
import type { Reader } from './data/reader'
import { createSanitiser } from './data/sanitise'
import { siteAddress } from './env'
import { formatDate } from './lib/dates'
import { paths } from './paths'
import { pagePaths } from './routes'
import { isShown } from './shownPages'

/** The data of the build, and its sanitiser. */
export type Source = BuildData & {
  reader: Reader
  /** The documents that get a page, by its path. */
  byPath: Map<string, BuildEntry>
  prepare: (html: string) => PreparedBody
}

type WindowLike = Parameters<typeof createSanitiser>[0] & { document: Document }

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

export const isoTime = (date: number | null | undefined) => (date ? new Date(date).toISOString() : null)

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
