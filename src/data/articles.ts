import {
  documentId,
  limit,
  orderBy,
  type QueryConstraint,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { type InferOutput, object, omit, parse, pipe, record, string, transform, unknown } from 'valibot'
import type { Domain } from '@/content/practices'
import { articles } from './collections/articles'
import { parseDocuments, parseList, readDocuments, readOne, type StoredDocument } from './documents'
import { lenientTimestamp } from './lenient'

/** An article's position in the list's order, by its timestamp. */
export type ArticleCursor = { date: [seconds: number, nanoseconds: number]; id: string }

const { entries } = articles.schema

/** The fields that a card shows. */
export const listedArticle = pipe(
  omit(articles.schema, ['desc', 'metaTags', 'focusKeywords']),
  transform(({ blogContent, ...card }) => ({ ...card, minutes: readingMinutes(blogContent) })),
)

/** A whole article, with its HTML as it is stored. */
export const storedArticle = pipe(
  record(string(), unknown()),
  transform((document) => ({ ...document, storedDate: document.date })),
  object({ ...entries, storedDate: unknown() }),
  transform(({ storedDate, ...fields }) => ({
    ...fields,
    minutes: readingMinutes(fields.blogContent),
    place: cursorOf({ id: fields.id, date: storedDate }),
  })),
)

export type ListedArticle = InferOutput<typeof listedArticle>
export type StoredArticle = InferOutput<typeof storedArticle>

/** One page of the list, and the position of the next page: null after the last one. */
export type ArticleListPage = { items: ListedArticle[]; next: ArticleCursor | null }

/** The next newer and the next older article. */
export type Neighbours = { newer: ListedArticle | null; older: ListedArticle | null }

/** Enough for the large card, the six rows of the ticker that are in view, and the six under 'More Blogs'. */
export const FIRST_PAGE = 13
/** For one domain: the large card and the six. The ticker always shows the newest of all domains. */
export const FIRST_PAGE_OF_DOMAIN = 7
/** Articles per 'Load more'. */
export const NEXT_PAGE = 9

const newestFirst = [orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

/** The first page of the list, or the page after an article. */
export async function listArticles(
  domain: Domain | null,
  after: ArticleCursor | null = null,
): Promise<ArticleListPage> {
  const size = pageSize(domain, after)
  const start = after ? [startAfter(...cursorValues(after))] : []
  // One more than the page shows tells whether there is another page.
  const found = await readListed(domain, ...newestFirst, ...start, limit(size + 1))
  const documents = found.slice(0, size)
  const next = found.length > size ? lastCursor(documents) : null
  if (!after) return { items: parseList(articles.name, listedArticle, documents), next }
  const items = parseDocuments(articles.name, listedArticle, documents)
  // No article of this page could be parsed: continue with the next one.
  return items.length === 0 && next ? listArticles(domain, next) : { items, next }
}

export async function readArticle(id: string): Promise<StoredArticle | null> {
  // Firestore rejects invalid ids. No link of the site contains one.
  return canBeId(id) ? readOne(articles.name, id, storedArticle) : null
}

export async function readNeighbours(place: ArticleCursor | null): Promise<Neighbours> {
  if (!place) return { newer: null, older: null }
  const start = startAfter(...cursorValues(place))
  const [newer, older] = await Promise.all([
    readListed(null, ...oldestFirst, start, limit(1)),
    readListed(null, ...newestFirst, start, limit(1)),
  ])
  const firstOf = (documents: StoredDocument[]) =>
    parseDocuments(articles.name, listedArticle, documents)[0] ?? null
  return { newer: firstOf(newer), older: firstOf(older) }
}

/** For the build: one page of all published articles, archived ones included. */
export async function readArticlesAfter(after: ArticleCursor | null, size: number) {
  const start = after ? [startAfter(...cursorValues(after))] : []
  const documents = await readPublished(...newestFirst, ...start, limit(size))
  const next = documents.length === size ? lastCursor(documents) : null
  return { items: parseDocuments(articles.name, storedArticle, documents), next }
}

/** Whether an article from another source than Firestore is published. */
export const isDue = ({ date }: { date: number | null }) => date === null || date <= Date.now()

/** Filters and sorts like the list's query, for documents from other sources. */
export function inListOrder<A extends { archive: boolean; date: number | null; id: string }>(list: A[]): A[] {
  return list.filter(({ archive, date }) => !archive && date !== null).toSorted(byDateDescending)
}

type Dated = { date: number | null; id: string }

/** Dates that cannot be read come last. */
export function byDateDescending(a: Dated, b: Dated) {
  const time = ({ date }: Dated) => date ?? Number.NEGATIVE_INFINITY
  return time(b) - time(a) || (a.id < b.id ? 1 : -1)
}

function pageSize(domain: Domain | null, after: ArticleCursor | null): number {
  if (after) return NEXT_PAGE
  return domain ? FIRST_PAGE_OF_DOMAIN : FIRST_PAGE
}

function readListed(domain: Domain | null, ...part: QueryConstraint[]) {
  const ofDomain = domain ? [where('domain', '==', domain)] : []
  return readPublished(where('archive', '==', false), ...ofDomain, ...part)
}

/** The rules allow a list only if its query excludes later dates. They allow for clocks that are up to a day ahead. */
function readPublished(...constraints: QueryConstraint[]): Promise<StoredDocument[]> {
  return readDocuments(articles.name, where('date', '<=', new Date()), ...constraints)
}

function lastCursor(documents: StoredDocument[]): ArticleCursor | null {
  const last = documents.at(-1)
  return last ? cursorOf(last) : null
}

/** Null for a document whose date cannot be read: it has no position in the order. */
export function cursorOf({ id, date }: { id: string; date?: unknown }): ArticleCursor | null {
  if (isTimestamp(date)) return { id, date: [date.seconds, date.nanoseconds] }
  const milliseconds = parse(lenientTimestamp, date ?? null)
  if (milliseconds === null) return null
  const seconds = Math.floor(milliseconds / 1000)
  return { id, date: [seconds, (milliseconds - seconds * 1000) * 1e6] }
}

function isTimestamp(value: unknown): value is { seconds: number; nanoseconds: number } {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value
}

function cursorValues({ date, id }: ArticleCursor): [Timestamp, string] {
  return [new Timestamp(...date), id]
}

function canBeId(id: string): boolean {
  const isReserved = /^(\.{1,2}|__.*__)$/.test(id)
  return id !== '' && !id.includes('/') && !isReserved && new TextEncoder().encode(id).length <= ID_MAX_BYTES
}

const ID_MAX_BYTES = 1_500

const WORDS_PER_MINUTE = 220

/** How long an article's HTML takes to read. */
function readingMinutes(html: string): number {
  const words = html
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean)
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE))
}
