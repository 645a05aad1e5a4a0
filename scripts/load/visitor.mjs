import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { documentName } from '../content/store'
import { filesOf } from './filesOf.mjs'

/**
 * @import { Backend } from '../content/store'
 * @import { Tally } from './tally.mjs'
 * @typedef {{ site: string, backend: Backend, tally: Tally, articles: string[], until: number, sent: Set<string>, subscribed: Set<string> }} Visit
 */

/** People read before they go on. */
const SHORTEST_LOOK_MS = 6_000
const LONGEST_LOOK_MS = 14_000
/** As many files as a browser fetches from one host at a time. */
const AT_ONCE = 6

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

/** What people do, as often as they do it. @type {[number, (visit: Visit, name: string) => Promise<unknown>][]} */
const DEEDS = [
  [4, ({ tally, site }) => tally.ask('page', site + anyOf(PAGES))],
  [
    3,
    ({ tally, backend }) =>
      tally.ask('list', `${documents(backend)}:runQuery`, post({ structuredQuery: NEWEST_ARTICLES })),
  ],
  [3, readArticle],
  [2, sendMessage],
  [1, subscribe],
]

/** One person's visit: comes to a page with all its files, then looks around and writes until the time is over. */
export async function visit(/** @type {Visit} */ visit, /** @type {number} */ number) {
  const name = `Load Visitor ${number}`
  await arrive(visit)
  for (;;) {
    const look = SHORTEST_LOOK_MS + Math.random() * (LONGEST_LOOK_MS - SHORTEST_LOOK_MS)
    const isLast = Date.now() + look >= visit.until
    await wait(isLast ? Math.max(0, visit.until - Date.now()) : look)
    if (isLast) return
    await anyDeed()(visit, name)
  }
}

async function arrive(/** @type {Visit} */ { tally, site }) {
  const html = (await tally.ask('page', site + anyOf(PAGES))) ?? ''
  const files = filesOf(html)
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await Promise.all(files.slice(start, start + AT_ONCE).map((path) => tally.ask('file', site + path)))
  }
}

async function readArticle(/** @type {Visit} */ { tally, site, backend, articles }) {
  const id = anyOf(articles)
  await tally.ask('page', `${site}/insight/${id}`)
  const request = { documents: [documentName(backend, `blogs/${id}`)] }
  await tally.ask('article', `${documents(backend)}:batchGet`, post(request))
}

/** @param {Visit} visit @param {string} name */
async function sendMessage({ tally, backend, sent }, name) {
  const random = randomBytes(10).toString('hex')
  const message = { name, email: 'load@triveni.example', phone: '98400 12345', msg: `Message ${random}` }
  const fields = Object.fromEntries(
    Object.entries(message).map(([field, stringValue]) => [field, { stringValue }]),
  )
  const key = `${name}~${random}`
  const update = { name: documentName(backend, `contactMsg/${key}`), fields }
  if (await tally.ask('message', `${documents(backend)}:commit`, post({ writes: [{ update }] })))
    sent.add(key)
}

/** @param {Visit} visit */
async function subscribe({ tally, backend, subscribed }) {
  const address = `reader-${randomBytes(8).toString('hex')}@triveni.example`
  const update = { name: documentName(backend, `newsletter/${address}`), fields: {} }
  const answer = await tally.ask(
    'subscription',
    `${documents(backend)}:commit`,
    post({ writes: [{ update }] }),
  )
  if (answer) subscribed.add(address)
}

function anyDeed() {
  const total = DEEDS.reduce((sum, [weight]) => sum + weight, 0)
  let place = Math.random() * total
  for (const [weight, deed] of DEEDS) {
    place -= weight
    if (place < 0) return deed
  }
  throw new Error('The weights do not add up.')
}

/** @template T @param {T[]} list @returns {T} */
function anyOf(list) {
  return /** @type {T} */ (list[Math.floor(Math.random() * list.length)])
}

const documents = (/** @type {Backend} */ backend) =>
  `${backend.origin}/v1/${documentName(backend, '').slice(0, -1)}`

const post = (/** @type {object} */ body) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
