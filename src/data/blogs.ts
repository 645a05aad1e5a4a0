import {
  documentId,
  endAt,
  endBefore,
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
import {
  failIfUnreadable,
  type Page,
  parseDocuments,
  readDocuments,
  readOne,
  readPage,
  type StoredDocument,
} from './documents'
import { lenientTimestamp } from './lenient'
import type { Outcome } from './outcome'
import { readingMinutes } from './readingMinutes'

/** A stored date: seconds and nanoseconds of a timestamp, or a text or number written by hand. */
type StoredDate = [seconds: number, nanoseconds: number] | string | number

/** An article's position in the list's order. */
export type BlogPlace = { date: StoredDate; id: string }

/** The end of a page, and articles dated by text that are older than the page. */
export type BlogCursor = BlogPlace & { textDated?: Blog[] }

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
export type BlogPage = Page<Blog, BlogCursor>

/** `blogContent` is null if the prerendered page already contains the text. */
export type Article = Omit<InferOutput<typeof article>, 'blogContent'> & { blogContent: string | null }

/** The next newer and the next older article. */
export type Neighbours = { newer: Blog | null; older: Blog | null }

/** Enough for the large card, the six rows of the ticker that are in view, and the six under 'More Blogs'. */
export const FIRST_PAGE = 13
/** For one domain: the large card and the six. The ticker always shows the newest of all domains. */
export const FIRST_PAGE_OF_DOMAIN = 7
/** Articles per 'Load more'. */
export const NEXT_PAGE = 9
/** With more articles dated by text than this, the list keeps the order of the query. */
export const TEXT_DATED_MAX = 50

const listed = where('archive', '==', false)
const newestFirst = [listed, orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [listed, orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

export async function listBlogs(domain: Domain | null): Promise<Outcome<BlogPage>> {
  const size = domain ? FIRST_PAGE_OF_DOMAIN : FIRST_PAGE
  const first = await readList(domain, limit(size))
  const page = await sortTextDates(domain, first, size)
  const items = failIfUnreadable('blogs', first, page.value.items)
  return items.ok ? page : { ...items, value: page.value }
}

export async function listMoreBlogs(domain: Domain | null, cursor: BlogCursor): Promise<Outcome<BlogPage>> {
  const page = await readPageAfter(domain, cursor)
  // No article of this page could be parsed: continue with the next one.
  const isEmpty = page.ok && page.value.items.length === 0
  return isEmpty && page.value.next ? listMoreBlogs(domain, page.value.next) : page
}

async function readPageAfter(domain: Domain | null, { textDated, ...place }: BlogCursor) {
  const next = await readList(domain, startAfter(...cursorValues(place)), limit(NEXT_PAGE))
  return toPage(next, NEXT_PAGE, textDated)
}

async function sortTextDates(domain: Domain | null, first: Outcome<StoredDocument[]>, size: number) {
  // The query sorts dates stored as text before all timestamps, so the first document shows whether there are any.
  if (!first.ok || typeof first.value[0]?.date !== 'string') return toPage(first, size)
  const [texts, others] = await Promise.all([
    readList(domain, endAt(''), limit(TEXT_DATED_MAX)),
    readList(domain, startAfter(''), limit(size)),
  ])
  if (!texts.ok || texts.value.length === TEXT_DATED_MAX) return toPage(first, size)
  return toPage(others, size, parseDocuments('blogs', blog, texts.value))
}

export async function readArticle(id: string): Promise<Outcome<Article | null>> {
  // Firestore rejects invalid ids. No link of the site contains one.
  if (!canBeId(id)) return { ok: true, value: null }
  return readOne('blogs', id, article)
}

export async function readNeighbours(place: BlogPlace | null): Promise<Outcome<Neighbours>> {
  if (!place) return { ok: true, value: { newer: null, older: null } }
  const after = startAfter(...cursorValues(place))
  const [newer, older] = await Promise.all([
    // Before '', which is before every date stored as text: the query sorts those after all timestamps.
    readDocuments('blogs', ...oldestFirst, after, endBefore(''), limit(1)),
    readDocuments('blogs', ...newestFirst, after, limit(1)),
  ])
  const firstOf = ({ value }: typeof newer) => parseDocuments('blogs', blog, value)[0] ?? null
  const value = { newer: firstOf(newer), older: firstOf(older) }
  const failed = newer.ok ? older : newer
  return failed.ok ? { ok: true, value } : { ok: false, value, error: failed.error }
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

type Dated = { date: number | null; id: string }

function byDateDescending(a: Dated, b: Dated) {
  return timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1)
}

/** Dates that cannot be read come last. */
function timeOf({ date }: Dated): number {
  return date ?? Number.NEGATIVE_INFINITY
}

function readList(domain: Domain | null, ...part: QueryConstraint[]): Promise<Outcome<StoredDocument[]>> {
  const ofDomain = domain ? [where('domain', '==', domain)] : []
  return readDocuments('blogs', ...ofDomain, ...newestFirst, ...part)
}

/** Articles dated by text are sorted in among the others. The last page has those whose date cannot be read. */
function toPage(outcome: Outcome<StoredDocument[]>, size: number, textDated: Blog[] = []): Outcome<BlogPage> {
  if (!outcome.ok) return { ...outcome, value: { items: [], next: null } }
  const last = outcome.value.length === size ? outcome.value.at(-1) : undefined
  const items = parseDocuments('blogs', blog, outcome.value)
  const end = last ? Math.min(...items.map(timeOf)) : Number.NEGATIVE_INFINITY
  const waiting = textDated.filter((article) => timeOf(article) < end)
  const due = textDated.filter((article) => !waiting.includes(article))
  const next = last && { ...storedPlace(last), ...(waiting.length > 0 && { textDated: waiting }) }
  return { ok: true, value: { items: [...items, ...due].toSorted(byDateDescending), next: next ?? null } }
}

function storedPlace({ id, date }: StoredDocument): BlogPlace {
  // The query orders by date, so every result has one.
  return { id, date: isTimestamp(date) ? [date.seconds, date.nanoseconds] : date }
}

/** By its date, however that is stored. Null for a document without one, which has no position in the order. */
export function placeOf({ id, date }: { id: string; date?: unknown }): BlogPlace | null {
  if (isTimestamp(date)) return { id, date: [date.seconds, date.nanoseconds] }
  const milliseconds = parse(lenientTimestamp, date ?? null)
  if (milliseconds === null) return null
  const seconds = Math.floor(milliseconds / 1000)
  return { id, date: [seconds, (milliseconds - seconds * 1000) * 1e6] }
}

function isTimestamp(value: unknown): value is { seconds: number; nanoseconds: number } {
  return typeof value === 'object' && value !== null && 'seconds' in value && 'nanoseconds' in value
}

function cursorValues({ date, id }: BlogPlace): [unknown, string] {
  return [Array.isArray(date) ? new Timestamp(...date) : date, id]
}

function canBeId(id: string): boolean {
  const isReserved = /^(\.{1,2}|__.*__)$/.test(id)
  return id !== '' && !id.includes('/') && !isReserved && new TextEncoder().encode(id).length <= ID_MAX_BYTES
}

const ID_MAX_BYTES = 1_500
