import { pageTexts } from 'virtual:content/pageTexts'
import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { frameWords } from 'virtual:words/frame'
import type { Source } from './data/buildData'
import { collections } from './data/collections'
import { articles, type StoredArticle } from './data/collections/articles'
import { shellOf } from './data/collections/entryPages'
import { findOwnPage } from './data/ownPages'
import { positionOf, practiceName } from './data/practices'
import { siteAddress } from './env'
import { formatDate } from './lib/dates'
import { paths } from './paths'
import { pagePaths } from './routes'
import { isShown } from './shownPages'

/** The pages without content that Hosting serves for documents that have none, by the name of their file. */
export const shells = new Map(
  collections.flatMap(({ folder, pages }) =>
    pages?.hasShell && isShown(pages.path('-')) ? [[shellOf(folder), pages.path('-')]] : [],
  ),
)

export const hasFeed = pageTexts.insights.show

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
