import {
  and,
  documentId,
  endAt,
  endBefore,
  limit,
  or,
  orderBy,
  type QueryNonFilterConstraint,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite'
import { type InferOutput, object, omit, parse, pipe, record, string, transform, unknown } from 'valibot'
import type { Domain } from '@/content/practices'
import { articles } from './collections/articles'
import {
  failIfUnreadable,
  isDenied,
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
import { correctClock, pastTime } from './serverTime'

/** A stored date: seconds and nanoseconds of a timestamp, or a text or number written by hand. */
type StoredDate = [seconds: number, nanoseconds: number] | string | number

/** An article's position in the list's order. */
export type BlogPlace = { date: StoredDate; id: string }

/** The end of a page, and articles dated by text that are older than the page. */
export type BlogCursor = BlogPlace & { textDated?: Blog[] }

const { entries } = articles.schema

/** The fields that a card shows. */
export const blog = pipe(
  omit(articles.schema, ['desc', 'metaTags', 'focusKeywords']),
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

const newestFirst = [orderBy('date', 'desc'), orderBy(documentId(), 'desc')]
const oldestFirst = [orderBy('date', 'asc'), orderBy(documentId(), 'asc')]

/** The rules allow a list only if its query excludes later dates. */
const isDated = () => where('date', '<=', pastTime())
/** A date stored as text cannot be compared, so such an article counts as published. */
const isPublished = () => or(isDated(), where('date', '>=', ''))

type Filter = ReturnType<typeof isDated> | ReturnType<typeof isPublished>

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
    readListed(null, ...oldestFirst, after, endBefore(''), limit(1)),
    readListed(null, ...newestFirst, after, limit(1)),
  ])
  const firstOf = ({ value }: typeof newer) => parseDocuments('blogs', blog, value)[0] ?? null
  const value = { newer: firstOf(newer), older: firstOf(older) }
  const failed = newer.ok ? older : newer
  return failed.ok ? { ok: true, value } : { ok: false, value, error: failed.error }
}

/** For the build: one page of all published articles, archived ones included. */
export const readArticlesAfter = (place: BlogPlace | null, size: number) =>
  readPublished((filter) =>
    readPage(
      'blogs',
      article,
      { size, place: (document) => storedPlace(document as StoredDocument) },
      filter,
      ...newestFirst,
      ...(place ? [startAfter(...cursorValues(place))] : []),
    ),
  )

/** Whether an article from another source than Firestore is published. */
export const isDue = ({ date }: { date: number | null }) => date === null || date <= Date.now()

/** Filters and sorts like the list's query, for documents from other sources. */
export function inListOrder<B extends { archive: boolean; date: number | null; id: string }>(
  blogs: B[],
): B[] {
  return blogs.filter(({ archive, date }) => !archive && date !== null).toSorted(byDateDescending)
}

type Dated = { date: number | null; id: string }

export function byDateDescending(a: Dated, b: Dated) {
  return timeOf(b) - timeOf(a) || (a.id < b.id ? 1 : -1)
}

/** Dates that cannot be read come last. */
function timeOf({ date }: Dated): number {
  return date ?? Number.NEGATIVE_INFINITY
}

const readList = (domain: Domain | null, ...part: QueryNonFilterConstraint[]) =>
  readListed(domain, ...newestFirst, ...part)

function readListed(domain: Domain | null, ...part: QueryNonFilterConstraint[]) {
  const ofDomain = domain ? [where('domain', '==', domain)] : []
  return readPublished((filter) =>
    readDocuments('blogs', and(where('archive', '==', false), ...ofDomain, filter), ...part),
  )
}

/**
 * A computer whose clock is ahead asks for articles that the server does not publish yet, and is refused. The second
 * request has the server's time, and only the filter that every version of the rules can check.
 */
async function readPublished<T>(read: (filter: Filter) => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await read(isPublished())
  if (!isDenied(outcome)) return outcome
  await correctClock()
  return read(isDated())
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
