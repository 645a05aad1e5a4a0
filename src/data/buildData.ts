import { hashKey } from '@tanstack/react-query'
import { LIST_LIMIT } from '@/content/limits'
import { type CollectionName, collections } from '@/data/collections'
import { articles as articleCollection } from '@/data/collections/articles'
import { neighboursQuery, newestArticles } from './articleQueries'
import {
  type ArticleCursor,
  type ArticleListPage,
  byDateDescending,
  FIRST_PAGE,
  inListOrder,
  isDue,
  type ListedArticle,
  listArticles,
  listedArticle,
  readArticlesAfter,
  type StoredArticle,
  storedArticle,
} from './articles'
import type { PublicCollection } from './collections/defineCollection'
import { isDenied, parseDocuments, readCollection } from './documents'
import { collectionKey } from './queries'

type ListedCollection = PublicCollection<CollectionName, unknown>

/** The documents of the content files, by collection. */
export type Content = Record<CollectionName, { id: string }[]>

/** The data of queries at the time of the build, by the hash of the query's key. */
export type QueryData = Record<string, unknown>

/** All data that the build renders pages from. `lists` has what is not about a single article. */
export type BuildData = { lists: QueryData; articles: StoredArticle[]; isStored: boolean }

/** A list could not be read. The message tells the owner what to do. */
export class UnreadableListError extends Error {
  override name = 'UnreadableListError'
}

const listed: readonly ListedCollection[] = collections.filter(
  (collection) => collection !== articleCollection,
)

/** From Firestore, or from the files in `content/` if Firestore is empty or, for a local build, not running. */
export async function loadBuildData(content: Content, isReachable: boolean): Promise<BuildData> {
  const stored = isReachable ? await readFirestore() : null
  return stored && !isEmpty(stored) ? stored : readFiles(content)
}

async function readFirestore(): Promise<BuildData> {
  const [lists, newest, articles] = await Promise.all([
    Promise.all(
      listed.map(
        async (collection) =>
          [collection.name, await withRetries(collection.name, () => readCollection(collection))] as const,
      ),
    ),
    withRetries(articleCollection.name, () => listArticles(null)),
    readAllArticles(),
  ])
  return { lists: listData(Object.fromEntries(lists), newest), articles, isStored: true }
}

async function readAllArticles(): Promise<StoredArticle[]> {
  const articles: StoredArticle[] = []
  let after: ArticleCursor | null = null
  do {
    const page: ArticlePage = await withRetries(articleCollection.name, () =>
      readArticlesAfter(after, LIST_LIMIT),
    )
    articles.push(...page.items)
    dropTextWithoutPage(articles)
    after = page.next
  } while (after)
  return articles
}

type ArticlePage = Awaited<ReturnType<typeof readArticlesAfter>>

const MAX_ATTEMPTS = 3

/** A list that cannot be read stops the build. Otherwise, the site would go live with the content of the files. */
async function withRetries<T>(name: string, read: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await read()
    } catch (error) {
      if (isDenied(error)) throw new UnreadableListError(deniedMessage(name), { cause: error })
      if (attempt === MAX_ATTEMPTS)
        throw new UnreadableListError(failedMessage(name, error), { cause: error })
    }
  }
}

const deniedMessage = (name: string) =>
  `The rules do not allow the site to read the collection ${name}. Add a match block for it to firestore.rules, as for the others, and publish: npm run publish updates the rules before it builds.`

const failedMessage = (name: string, error: unknown) =>
  `The collection ${name} could not be read in ${MAX_ATTEMPTS} attempts (${error instanceof Error ? error.message : error}). Check the connection and the project, and run the command again.`

function readFiles(content: Content): BuildData {
  const articles = parseDocuments(
    articleCollection.name,
    storedArticle,
    content[articleCollection.name],
  ).filter(isDue)
  const newest = inListOrder(
    parseDocuments(articleCollection.name, listedArticle, content[articleCollection.name]).filter(isDue),
  )
  const lists = Object.fromEntries(
    listed.map((collection) => [collection.name, listFromFiles(collection, content)]),
  )
  return { lists: listData(lists, firstPage(newest, articles)), articles, isStored: false }
}

function listFromFiles({ name, schema, show }: ListedCollection, content: Content) {
  return show(parseDocuments(name, schema, content[name]))
}

function listData(lists: Record<string, unknown>, newest: ArticleListPage): QueryData {
  const collectionData = listed.map(({ name }) => [hashKey(collectionKey(name)), lists[name]])
  const articleData = { pages: [newest], pageParams: [null] }
  return { ...Object.fromEntries(collectionData), [hashKey(newestArticles.queryKey)]: articleData }
}

function firstPage(newest: ListedArticle[], articles: StoredArticle[]): ArticleListPage {
  const items = newest.slice(0, FIRST_PAGE)
  const last = articles.find(({ id }) => id === items.at(-1)?.id)
  return { items, next: newest.length > FIRST_PAGE ? (last?.place ?? null) : null }
}

/** Each article's neighbours, as its page's query would return them, by the article's id. */
export function neighbourData(articles: StoredArticle[]): Map<string, QueryData> {
  const order = inListOrder(articles)
  const position = new Map(order.map(({ id }, index) => [id, index]))
  return new Map(
    articles.map(({ id, place }) => {
      const at = position.get(id)
      const neighbours = {
        newer: at === undefined ? null : asCard(order[at - 1]),
        older: at === undefined ? null : asCard(order[at + 1]),
      }
      const key = neighboursQuery(id, place).queryKey
      return [id, { [hashKey(key)]: neighbours }]
    }),
  )
}

function asCard(one: StoredArticle | undefined): ListedArticle | null {
  if (!one) return null
  const { blogContent, desc, metaTags, focusKeywords, place, ...card } = one
  return card
}

function isEmpty({ lists, articles }: BuildData): boolean {
  const listsRead = Object.values(lists).filter(Array.isArray)
  return articles.length === 0 && listsRead.every((list) => list.length === 0)
}

/**
 * With its social image, a page takes the build about 0.1 s. For older articles, as for those published after the build,
 * Hosting serves the article shell.
 */
const MAX_ARTICLE_PAGES = 1_000

/** The articles that the build renders, which are the newest ones, and those that are too old. */
export function splitArticles<A extends { id: string; date: number | null }>(
  articles: A[],
  maxPages = MAX_ARTICLE_PAGES,
) {
  const sorted = articles.filter(({ id }) => canBeFile(id)).toSorted(byDateDescending)
  return { rendered: sorted.slice(0, maxPages), tooOld: sorted.slice(maxPages) }
}

/** Only articles with a page need their text, and that of a large archive would fill the memory. */
export function dropTextWithoutPage(articles: StoredArticle[], maxPages = MAX_ARTICLE_PAGES) {
  for (const article of splitArticles(articles, maxPages).tooOld) article.blogContent = ''
}

/** Ids that are not valid file names get no file. Hosting serves the shell for them. */
function canBeFile(id: string): boolean {
  return /^[\p{L}\p{N}_][\p{L}\p{N} _.~-]{0,119}$/u.test(id) && !/^index$|[ .]$/i.test(id)
}
