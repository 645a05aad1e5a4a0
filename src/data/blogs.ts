import {
  type DocumentData,
  documentId,
  orderBy,
  type QueryConstraint,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { type InferOutput, object, omit, pipe, record, string, transform, unknown } from 'valibot'
import type { Domain } from '@/content/practices'
import { articles } from './collections/articles'
import { type Page, readOne, readPage } from './documents'
import type { Outcome } from './outcome'
import { readingMinutes } from './readingMinutes'

/** A stored date: seconds and nanoseconds of a timestamp, or a text or number written by hand. */
type StoredDate = [seconds: number, nanoseconds: number] | string | number

/** An article's position in the list's order. */
export type BlogPlace = { date: StoredDate; id: string }

const { entries } = articles.schema

/** The fields that a card shows. */
export const blog = pipe(
  omit(articles.schema, ['metaTags', 'focusKeywords']),
  transform(({ blogContent, ...card }) => ({ ...card, minutes: readingMinutes(blogContent) })),
)

export const article = pipe(
  record(string(), unknown()),
  transform((document) => ({ ...document, storedDate: document.date })),
  object({ ...entries, storedDate: unknown() }),
  transform(({ storedDate, ...fields }) => ({
    ...fields,
    minutes: readingMinutes(fields.blogContent),
    place: placeOf({ id: fields.id, date: storedDate }),
  })),
)

export type Blog = InferOutput<typeof blog>
export type BlogPage = Page<Blog, BlogPlace>

/** `blogContent` is null if the prerendered page already contains the text. */
export type Article = Omit<InferOutput<typeof article>, 'blogContent'> & { blogContent: string | null }

/** The next newer and the next older article. */
export type Neighbours = { newer: Blog | null; older: Blog | null }

/** Enough for the large card, the ticker of ten and the six under 'More Blogs'. */
export const FIRST_PAGE = 10
/** For one domain: the large card and the six. The ticker always shows the newest of all domains. */
export const FIRST_PAGE_OF_DOMAIN = 7
/** Articles per 'Load more'. */
export const NEXT_PAGE = 9

const listed = where('archive', '==', false)
const newestFirst = [listed, orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [listed, orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

export const listBlogs = (domain: Domain | null) =>
  readPageOf(domain ? FIRST_PAGE_OF_DOMAIN : FIRST_PAGE, ...ofDomain(domain), ...newestFirst)

export const listMoreBlogs = (domain: Domain | null, place: BlogPlace) =>
  readPageOf(NEXT_PAGE, ...ofDomain(domain), ...newestFirst, startAfter(...cursor(place)))

export async function readArticle(id: string): Promise<Outcome<Article | null>> {
  // Firestore rejects invalid ids. No link of the site contains one.
  if (!canBeId(id)) return { ok: true, value: null }
  return readOne('blogs', id, article)
}

export async function readNeighbours(place: BlogPlace | null): Promise<Outcome<Neighbours>> {
  if (!place) return { ok: true, value: { newer: null, older: null } }
  const [newer, older] = await Promise.all(
    [oldestFirst, newestFirst].map((order) => readPageOf(1, ...order, startAfter(...cursor(place)))),
  )
  const value = { newer: newer?.value.items[0] ?? null, older: older?.value.items[0] ?? null }
  const failed = [newer, older].find((outcome) => outcome && !outcome.ok)
  return failed && !failed.ok ? { ok: false, value, error: failed.error } : { ok: true, value }
}

/** For the build: one page of all articles, archived ones included. */
export const readArticlesAfter = (id: string | null, size: number) =>
  readPage(
    'blogs',
    article,
    { size, place: (document) => String(document.id) },
    orderBy(documentId()),
    ...(id ? [startAfter(id)] : []),
  )

/** Filters and sorts like the list's query, for documents from other sources. */
export function inListOrder<B extends { archive: boolean; date: number | null; id: string }>(
  blogs: B[],
): B[] {
  return blogs.filter(({ archive, date }) => !archive && date !== null).toSorted(byDateDescending)
}

function byDateDescending(a: { date: number | null; id: string }, b: { date: number | null; id: string }) {
  return (b.date ?? 0) - (a.date ?? 0) || (a.id < b.id ? 1 : -1)
}

async function readPageOf(size: number, ...constraints: QueryConstraint[]): Promise<Outcome<BlogPage>> {
  const outcome = await readPage('blogs', blog, { size, place: lastPlace }, ...constraints)
  // The query sorts dates stored as text before all timestamps.
  const items = outcome.value.items.toSorted(byDateDescending)
  return { ...outcome, value: { ...outcome.value, items } }
}

/** The query orders by date, so every result has one. */
function lastPlace(document: DocumentData): BlogPlace {
  return placeOf({ id: String(document.id), date: document.date }) ?? { id: String(document.id), date: 0 }
}

function ofDomain(domain: Domain | null): QueryConstraint[] {
  return domain ? [where('domain', '==', domain)] : []
}

/** Null for a document without a date, which has no position in the order. */
export function placeOf({ id, date }: { id: string; date?: unknown }): BlogPlace | null {
  if (typeof date === 'string' || typeof date === 'number') return { id, date }
  if (!isTimestamp(date)) return null
  return { id, date: [date.seconds, date.nanoseconds] }
}

function isTimestamp(value: unknown): value is { seconds: number; nanoseconds: number } {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value
}

function cursor({ date, id }: BlogPlace): [unknown, string] {
  return [Array.isArray(date) ? new Timestamp(...date) : date, id]
}

function canBeId(id: string): boolean {
  const isReserved = /^(\.{1,2}|__.*__)$/.test(id)
  return id !== '' && !id.includes('/') && !isReserved && new TextEncoder().encode(id).length <= ID_MAX_BYTES
}

const ID_MAX_BYTES = 1_500
