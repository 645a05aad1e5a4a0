import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { type Backend, documentName } from '../content/store'
import type { RequestLog } from './requestLog'

type Visit = {
  name: string
  site: string
  backend: Backend
  requests: RequestLog
  articles: string[]
  until: number
  /** Keys of what was sent successfully. */
  messages: Set<string>
  subscriptions: Set<string>
}

/** The time between two actions. */
const MIN_PAUSE = 6_000 // ms
const MAX_PAUSE = 14_000 // ms
/** Browsers open six connections to one host. */
const PARALLEL_FILES = 6

const PAGES = ['/', '/services', '/services/technical-seo', '/insight', '/about', '/contact', '/plans']
const NEWEST_ARTICLES = {
  from: [{ collectionId: 'blogs' }],
  where: { fieldFilter: { field: { fieldPath: 'archive' }, op: 'EQUAL', value: { booleanValue: false } } },
  orderBy: [
    { field: { fieldPath: 'date' }, direction: 'DESCENDING' },
    { field: { fieldPath: '__name__' }, direction: 'DESCENDING' },
  ],
  limit: 10,
}

type Action = (visit: Visit) => Promise<unknown>
const ACTIONS: { weight: number; perform: Action }[] = [
  { weight: 4, perform: openPage },
  { weight: 3, perform: listArticles },
  { weight: 3, perform: readArticle },
  { weight: 2, perform: sendMessage },
  { weight: 1, perform: subscribe },
]
const WEIGHTED_ACTIONS = ACTIONS.flatMap(({ weight, perform }) => Array<Action>(weight).fill(perform))

/** Opens a page with all its files, then performs random actions until the time is over. */
export async function visit(visit: Visit) {
  const html = (await openPage(visit)) ?? ''
  const files = filesOfPage(html)
  for (let start = 0; start < files.length; start += PARALLEL_FILES) {
    const batch = files.slice(start, start + PARALLEL_FILES)
    await Promise.all(batch.map((path) => visit.requests.send('file', visit.site + path)))
  }
  for (;;) {
    const pause = MIN_PAUSE + Math.random() * (MAX_PAUSE - MIN_PAUSE)
    const left = visit.until - Date.now()
    await wait(Math.max(0, Math.min(pause, left)))
    if (left <= pause) return
    await pickRandom(WEIGHTED_ACTIONS)(visit)
  }
}

/** The files in its tags, and those that its loader requests after the first paint. */
export function filesOfPage(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}

function openPage({ requests, site }: Visit) {
  return requests.send('page', site + pickRandom(PAGES))
}

function listArticles({ requests, backend }: Visit) {
  return requests.send(
    'list',
    `${documentsUrl(backend)}:runQuery`,
    post({ structuredQuery: NEWEST_ARTICLES }),
  )
}

async function readArticle({ requests, site, backend, articles }: Visit) {
  const id = pickRandom(articles)
  await requests.send('page', `${site}/insight/${id}`)
  const body = { documents: [documentName(backend, `blogs/${id}`)] }
  await requests.send('article', `${documentsUrl(backend)}:batchGet`, post(body))
}

async function sendMessage({ name, requests, backend, messages }: Visit) {
  const random = randomBytes(10).toString('hex')
  const message = { name, email: 'load@triveni.example', phone: '98400 12345', msg: `Message ${random}` }
  const fields = Object.fromEntries(
    Object.entries(message).map(([field, stringValue]) => [field, { stringValue }]),
  )
  const key = `${name}~${random}`
  const update = { name: documentName(backend, `contactMsg/${key}`), fields }
  const body = post({ writes: [{ update }] })
  if (await requests.send('message', `${documentsUrl(backend)}:commit`, body)) messages.add(key)
}

async function subscribe({ requests, backend, subscriptions }: Visit) {
  const email = `reader-${randomBytes(8).toString('hex')}@triveni.example`
  const update = { name: documentName(backend, `newsletter/${email}`), fields: {} }
  const body = post({ writes: [{ update }] })
  if (await requests.send('subscription', `${documentsUrl(backend)}:commit`, body)) subscriptions.add(email)
}

function pickRandom<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}

const documentsUrl = (backend: Backend) => `${backend.origin}/v1/${documentName(backend, '').slice(0, -1)}`

const post = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
