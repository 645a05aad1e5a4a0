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

/** A date as it stands in a document: seconds and nanoseconds of a timestamp, or whatever else somebody wrote. */
type StoredDate = [seconds: number, nanoseconds: number] | string | number

/** Where an article stands in the order of the list. */
export type BlogPlace = { date: StoredDate; id: string }

const { entries } = articles.schema

/** An article as a card shows it. */
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

/** `blogContent` is null where the text already stands in the page that the build wrote. */
export type Article = Omit<InferOutput<typeof article>, 'blogContent'> & { blogContent: string | null }

/** The articles published right after and right before one. */
export type Neighbours = { newer: Blog | null; older: Blog | null }

/** The list shows the first one large, ten in the ticker and six under 'More Blogs', and reads no more than that. */
export const FIRST_PAGE = 10
/** Of one domain: the first one and the six. The ticker keeps to the newest of all. */
export const FIRST_PAGE_OF_DOMAIN = 7
/** Read by each 'load more'. */
export const NEXT_PAGE = 9

const listed = where('archive', '==', false)
const newestFirst = [listed, orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [listed, orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

export const listBlogs = (domain: Domain | null) =>
  readPageOf(domain ? FIRST_PAGE_OF_DOMAIN : FIRST_PAGE, ...ofDomain(domain), ...newestFirst)

export const listMoreBlogs = (domain: Domain | null, place: BlogPlace) =>
  readPageOf(NEXT_PAGE, ...ofDomain(domain), ...newestFirst, startAfter(...cursor(place)))

export async function readArticle(id: string): Promise<Outcome<Article | null>> {
  // What cannot be an id is asked for by no link of ours, only by somebody who tries addresses.
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

/** For the build: one page of everything that can be read by its address, listed or not. */
export const readArticlesAfter = (id: string | null, size: number) =>
  readPage(
    'blogs',
    article,
    { size, place: (document) => String(document.id) },
    orderBy(documentId()),
    ...(id ? [startAfter(id)] : []),
  )

/** The order and choice of the list's query, for documents that come from elsewhere. */
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
  // Dates written as text come from the query before all others.
  const items = outcome.value.items.toSorted(byDateDescending)
  return { ...outcome, value: { ...outcome.value, items } }
}

/** The query orders by date, so what it answers has one. */
function lastPlace(document: DocumentData): BlogPlace {
  return placeOf({ id: String(document.id), date: document.date }) ?? { id: String(document.id), date: 0 }
}

function ofDomain(domain: Domain | null): QueryConstraint[] {
  return domain ? [where('domain', '==', domain)] : []
}

/** Null for a document without a date, which stands nowhere in the order. */
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
