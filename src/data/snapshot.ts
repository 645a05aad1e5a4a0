import {
  type Article,
  article,
  type Blog,
  type BlogPage,
  blog,
  FIRST_PAGE,
  inListOrder,
  placeOf,
  readArticlesAfter,
} from './blogs'
import { client } from './clients'
import { parseDocuments } from './documents'
import { innovation } from './innovations'
import {
  articleLoad,
  blogsLoad,
  clientsLoad,
  innovationsLoad,
  type Load,
  neighboursLoad,
  teamLoad,
} from './loads'
import { shownMembers, teamMember } from './team'

type Documents = { id: string }[]
type BlogDocument = { id: string; date?: unknown }
export type Content = { innovations: Documents; blogs: BlogDocument[]; team: Documents; clients: Documents }

/** What the pages show until they ask for more: the answers to their loads, by key. */
export type Snapshot = Record<string, unknown>

/** Everything that the build writes pages from. */
export type Everything = { snapshot: Snapshot; articles: Article[]; isStored: boolean }

/** From Firestore when it answers and has something, else from the files in `content/`. */
export async function readEverything(
  loads: Load<unknown>[],
  content: Content,
  isReachable: boolean,
): Promise<Everything> {
  const stored = isReachable ? await everythingFromFirestore(loads) : null
  return stored && !isEmpty(stored) ? stored : everythingFromContent(content)
}

async function everythingFromFirestore(loads: Load<unknown>[]): Promise<Everything | null> {
  const [outcomes, articles] = await Promise.all([
    Promise.all(loads.map(({ load }) => load())),
    readAllArticles(),
  ])
  if (!articles || outcomes.some(({ ok }) => !ok)) return null
  const lists = Object.fromEntries(loads.map(({ key }, index) => [key, outcomes[index]?.value]))
  return { snapshot: { ...lists, ...articleAnswers(articles) }, articles, isStored: true }
}

/** Documents that one answer may hold: as many as the rules allow. */
const PAGE_DOCUMENTS = 200

async function readAllArticles(): Promise<Article[] | null> {
  const articles: Article[] = []
  let after: string | null = null
  do {
    const { ok, value }: Awaited<ReturnType<typeof readArticlesAfter>> = await readArticlesAfter(
      after,
      PAGE_DOCUMENTS,
    )
    if (!ok) return null
    articles.push(...value.items)
    after = value.next
  } while (after)
  return articles
}

function everythingFromContent(content: Content): Everything {
  const documents = content.blogs.map(withTimestamp)
  const articles = parseDocuments('blogs', article, documents)
  const blogs = inListOrder(parseDocuments('blogs', blog, documents))
  const lists = {
    [innovationsLoad.key]: parseDocuments('innovations', innovation, content.innovations),
    [teamLoad.key]: shownMembers(parseDocuments('team', teamMember, content.team)),
    [clientsLoad.key]: parseDocuments('clients', client, content.clients),
    [blogsLoad.key]: firstPage(blogs, articles),
  }
  return { snapshot: { ...lists, ...articleAnswers(articles) }, articles, isStored: false }
}

function firstPage(blogs: Blog[], articles: Article[]): BlogPage {
  const items = blogs.slice(0, FIRST_PAGE)
  const last = articles.find(({ id }) => id === items.at(-1)?.id)
  return { items, next: items.length === FIRST_PAGE ? (last?.place ?? null) : null }
}

/** A date from a file as Firestore would give it, so that the order can be continued there. */
function withTimestamp(document: BlogDocument): BlogDocument {
  const { date } = document
  if (typeof date !== 'number') return document
  const seconds = Math.floor(date / 1000)
  return { ...document, date: { seconds, nanoseconds: (date - seconds * 1000) * 1e6, toMillis: () => date } }
}

/** The answers that each article's own page starts from. */
function articleAnswers(articles: Article[]): Snapshot {
  const order = inListOrder(articles)
  const position = new Map(order.map(({ id }, index) => [id, index]))
  return Object.fromEntries(
    articles.flatMap((one) => {
      const at = position.get(one.id)
      const neighbours = {
        newer: at === undefined ? null : asCard(order[at - 1]),
        older: at === undefined ? null : asCard(order[at + 1]),
      }
      return [
        [articleLoad(one.id).key, one],
        [neighboursLoad(one.id, placeOf(one)).key, neighbours],
      ]
    }),
  )
}

function asCard(one: Article | undefined): Blog | null {
  if (!one) return null
  const { blogContent, metaTags, focusKeywords, place, ...card } = one
  return card
}

function isEmpty({ snapshot, articles }: Everything): boolean {
  const lists = Object.values(snapshot).filter(Array.isArray)
  return articles.length === 0 && lists.every((list) => list.length === 0)
}
