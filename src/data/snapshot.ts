import { LIST_LIMIT } from '@/content/limits'
import { dropTextWithoutPage } from './articlePages'
import {
  type Article,
  article,
  type Blog,
  type BlogPage,
  type BlogPlace,
  blog,
  FIRST_PAGE,
  inListOrder,
  isDue,
  listBlogs,
  placeOf,
  readArticlesAfter,
} from './blogs'
import { type CollectionName, collections, findCollection } from './collections'
import { isDenied, parseDocuments } from './documents'
import type { Outcome } from './outcome'
import {
  articleQuery,
  collectionQuery,
  type ListedCollection,
  neighboursQuery,
  newestArticles,
} from './queries'
import { readCollection } from './readCollection'

/** The documents of the content files, by collection. */
export type Content = Record<CollectionName, { id: string }[]>

const listed = collections.flatMap(({ name }) => (name === 'blogs' ? [] : [name]))

/** The results of queries at the time of the build, by key. */
export type Snapshot = Record<string, unknown>

/** All data that the build renders pages from. The snapshot has what is not about a single article. */
export type Everything = { snapshot: Snapshot; articles: Article[]; isStored: boolean }

/** From Firestore if it can be read and is not empty, otherwise from the files in `content/`. */
export async function readEverything(content: Content, isReachable: boolean): Promise<Everything> {
  const stored = isReachable ? await everythingFromFirestore() : null
  return stored && !isEmpty(stored) ? stored : everythingFromContent(content)
}

async function everythingFromFirestore(): Promise<Everything | null> {
  const [lists, newest, articles] = await Promise.all([
    Promise.all(
      listed.map(async (name) => ({ name, outcome: await persistently(() => readCollection(name)) })),
    ),
    persistently(() => listBlogs(null)),
    readAllArticles(),
  ])
  if (!articles || !newest.ok || lists.some(({ outcome }) => !outcome.ok)) return null
  const snapshot = {
    ...Object.fromEntries(lists.map(({ name, outcome }) => [collectionQuery(name).key, outcome.value])),
    [newestArticles.key]: newest.value,
  }
  return { snapshot, articles, isStored: true }
}

async function readAllArticles(): Promise<Article[] | null> {
  const articles: Article[] = []
  let after: BlogPlace | null = null
  do {
    const page: ArticlePage = await persistently(() => readArticlesAfter(after, LIST_LIMIT))
    if (!page.ok) return null
    articles.push(...page.value.items)
    dropTextWithoutPage(articles)
    after = page.value.next
  } while (after)
  return articles
}

type ArticlePage = Awaited<ReturnType<typeof readArticlesAfter>>

const MAX_ATTEMPTS = 3

/** One failed read would replace all stored content by that of the files. */
async function persistently<T>(read: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  let outcome = await read()
  for (let attempts = 1; !outcome.ok && !isDenied(outcome) && attempts < MAX_ATTEMPTS; attempts++) {
    outcome = await read()
  }
  return outcome
}

function everythingFromContent(content: Content): Everything {
  const articles = parseDocuments('blogs', article, content.blogs).filter(isDue)
  const blogs = inListOrder(parseDocuments('blogs', blog, content.blogs).filter(isDue))
  const snapshot = {
    ...Object.fromEntries(listed.map((name) => [collectionQuery(name).key, listFromContent(name, content)])),
    [newestArticles.key]: firstPage(blogs, articles),
  }
  return { snapshot, articles, isStored: false }
}

function listFromContent(name: ListedCollection, content: Content) {
  const { schema, show } = findCollection(name)
  return show(parseDocuments(name, schema, content[name]))
}

function firstPage(blogs: Blog[], articles: Article[]): BlogPage {
  const items = blogs.slice(0, FIRST_PAGE)
  const last = articles.find(({ id }) => id === items.at(-1)?.id)
  return { items, next: items.length === FIRST_PAGE ? (last?.place ?? null) : null }
}

/** The results of the queries on each article's own page, by the article's id. */
export function articleResults(articles: Article[]): Map<string, Snapshot> {
  const order = inListOrder(articles)
  const position = new Map(order.map(({ id }, index) => [id, index]))
  return new Map(
    articles.map((one) => {
      const at = position.get(one.id)
      const neighbours = {
        newer: at === undefined ? null : asCard(order[at - 1]),
        older: at === undefined ? null : asCard(order[at + 1]),
      }
      return [
        one.id,
        { [articleQuery(one.id).key]: one, [neighboursQuery(one.id, placeOf(one)).key]: neighbours },
      ]
    }),
  )
}

function asCard(one: Article | undefined): Blog | null {
  if (!one) return null
  const { blogContent, desc, metaTags, focusKeywords, place, ...card } = one
  return card
}

function isEmpty({ snapshot, articles }: Everything): boolean {
  const lists = Object.values(snapshot).filter(Array.isArray)
  return articles.length === 0 && lists.every((list) => list.length === 0)
}
