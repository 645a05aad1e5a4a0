import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { addressKey } from '@/data/guestKeys'
import { documentName, toRestFields } from '../restDocuments'

export const KINDS = ['page', 'file', 'list', 'article', 'message', 'subscription'] as const
type Kind = (typeof KINDS)[number]

/** Makes requests and records how long each took. */
export class RequestLog {
  completed: { kind: Kind; duration: number }[] = []
  errors: string[] = []
  /** The keys of the documents that were sent successfully. */
  sent = { contactMsg: [] as string[], newsletter: [] as string[] }

  /** Returns the text of the response, or null if the request failed. */
  async send(kind: Kind, url: string, body?: object): Promise<string | null> {
    const startedAt = performance.now()
    const headers = { 'content-type': 'application/json' }
    const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      const response = await fetch(url, init)
      const text = await response.text()
      this.completed.push({ kind, duration: performance.now() - startedAt })
      if (response.ok) return text
      this.errors.push(`${kind}: ${response.status} from ${url}: ${text.slice(0, 200)}`)
    } catch (error) {
      this.errors.push(`${kind}: ${url}: ${error instanceof Error ? error.message : error}`)
    }
    return null
  }

  /** Sorted, of all requests or of one kind. */
  durations(kind?: Kind): number[] {
    const requests = this.completed.filter((request) => !kind || request.kind === kind)
    return requests.map(({ duration }) => duration).sort((a, b) => a - b)
  }
}

type Visit = {
  name: string
  site: string
  /** Where Firestore answers, and the project. */
  firestore: string
  project: string
  requests: RequestLog
  articles: string[]
  until: number
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
  orderBy: ['date', '__name__'].map((fieldPath) => ({ field: { fieldPath }, direction: 'DESCENDING' })),
  limit: 10,
}

/** Each as often as its weight. */
const ACTIONS = [
  ...Array(4).fill(openPage),
  ...Array(3).fill(listArticles),
  ...Array(3).fill(readArticle),
  ...Array(2).fill(sendMessage),
  subscribe,
]

/** Opens a page with all its files, then performs random actions until the time is over. */
export async function visit(visit: Visit) {
  const files = filesOfPage((await openPage(visit)) ?? '')
  for (let start = 0; start < files.length; start += PARALLEL_FILES) {
    const batch = files.slice(start, start + PARALLEL_FILES)
    await Promise.all(batch.map((path) => visit.requests.send('file', visit.site + path)))
  }
  for (;;) {
    const pause = MIN_PAUSE + Math.random() * (MAX_PAUSE - MIN_PAUSE)
    const left = visit.until - Date.now()
    await wait(Math.max(0, Math.min(pause, left)))
    if (left <= pause) return
    await pickRandom(ACTIONS)(visit)
  }
}

/** The files in its tags, and those that its loader requests after the first paint. */
function filesOfPage(html: string): string[] {
  return [...new Set([...html.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path))]
}

function openPage({ requests, site }: Visit) {
  return requests.send('page', site + pickRandom(PAGES))
}

function listArticles({ requests, ...backend }: Visit) {
  return requests.send('list', `${documentsUrl(backend)}:runQuery`, { structuredQuery: NEWEST_ARTICLES })
}

async function readArticle({ requests, site, articles, ...backend }: Visit) {
  const id = pickRandom(articles)
  await requests.send('page', `${site}/insight/${id}`)
  const body = { documents: [documentName(backend.project, `blogs/${id}`)] }
  await requests.send('article', `${documentsUrl(backend)}:batchGet`, body)
}

async function sendMessage({ name, requests, ...backend }: Visit) {
  const random = randomBytes(10).toString('hex')
  const message = { name, email: 'load@site.example', phone: '98400 12345', msg: `Message ${random}` }
  const key = `${name}~${random}`
  const update = { name: documentName(backend.project, `contactMsg/${key}`), fields: toRestFields(message) }
  const url = `${documentsUrl(backend)}:commit`
  if (await requests.send('message', url, { writes: [{ update }] })) requests.sent.contactMsg.push(key)
}

async function subscribe({ requests, ...backend }: Visit) {
  const random = randomBytes(10).toString('hex')
  const key = addressKey(`reader-${random}@site.example`, random)
  const update = { name: documentName(backend.project, `newsletter/${key}`), fields: {} }
  const url = `${documentsUrl(backend)}:commit`
  if (await requests.send('subscription', url, { writes: [{ update }] })) requests.sent.newsletter.push(key)
}

function pickRandom<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}

const documentsUrl = ({ firestore, project }: Pick<Visit, 'firestore' | 'project'>) =>
  `${firestore}/v1/${documentName(project, '').slice(0, -1)}`
