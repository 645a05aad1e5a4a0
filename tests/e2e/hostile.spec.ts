import { JSDOM } from 'jsdom'
import { jsonBlock } from '../../scripts/build/jsonBlock'
import { readAllContent } from '../../scripts/content/readContent'
import type * as App from '../../src/prerender'
import { hostileHtml } from '../fixtures/hostileHtml'
import { fakeFirestore } from './helpers/fakeFirestore'
import { article, findDanger, hostileFields, someOf, watch } from './helpers/hostile'
import { visit } from './helpers/page'
import { withSources } from './helpers/sources'
import { expect, test } from './helpers/test'

// The content security policy would block most of this. These tests show that the sanitiser is safe without it.
test.use({
  bypassCSP: true,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['local-network-access'],
  // Only failed requests for pictures may be logged.
  expectedConsole: /^Failed to load resource|ERR_NAME_NOT_RESOLVED|ERR_INTERNET_DISCONNECTED/,
})

/** Runs in the page. Opens one article after the other, as links do, and returns the problems of each. */
async function openAll({ ids, findDanger }: { ids: string[]; findDanger: string }) {
  // Functions reach the page only as source text.
  const find = new Function(`return (${findDanger})()`)
  const wrong: string[] = []
  const frame = () => new Promise((done) => setTimeout(done, 4))
  for (const id of ids) {
    history.pushState({}, '', `/insight/${id}`)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
    const end = performance.now() + 5_000
    const isOpen = () => document.querySelector(`article[data-id="${id}"] #article-text`)
    while (!isOpen() && performance.now() < end) await frame()
    if (!isOpen()) wrong.push(`${id} did not open`)
    for (const danger of find()) wrong.push(`${id}: ${danger}`)
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]')) {
      if (!JSON.parse(textContent ?? '')['@graph']) wrong.push(`${id}: no data`)
    }
    if (document.querySelectorAll('title').length !== 1) wrong.push(`${id}: not one title`)
    const { ran } = document.documentElement.dataset
    if (ran) return [...wrong, `${id} ran ${ran}`]
  }
  return wrong
}

const idOf = (index: number) => `h${index}`
const texts = someOf(hostileHtml)
const ids = texts.map((_, index) => idOf(index))
const textOf = (id: string) => texts[Number(id.slice(1))] ?? ''

test('no script in any field of an article runs, in the list, the article or its data', async ({ site }) => {
  test.slow()
  const left = await watch(site)
  const document = (id: string) => article(id, textOf(id), hostileFields(textOf(id)))
  await fakeFirestore(site, { blogs: ids.map(document) }, document)
  await visit(site, '/insight?domain=Digital')
  await expect(site.getByRole('heading', { name: 'More Blogs' })).toBeVisible()
  expect(await site.evaluate(openAll, { ids, findDanger: String(findDanger) })).toEqual([])
  expect(left).toEqual([])
})

test('ids are parts of an address and nothing more', async ({ site }) => {
  const left = await watch(site)
  const odd = hostileHtml.map((text) => text.replaceAll('/', '∕').replaceAll('\0', '').toWellFormed())
  await fakeFirestore(site, {
    blogs: odd.map((id) => article(id, '<p>Text</p>', { blogTitle: 'Odd' })),
  })
  await visit(site, '/insight?domain=Digital')
  // The list shows only the first documents; the others appear after 'load more'.
  await site.getByRole('button', { name: 'Load more' }).click()
  await expect(site.getByRole('link', { name: 'Odd' }).nth(odd.length - 10)).toBeAttached()
  const addresses = await site
    .getByRole('link', { name: 'Odd' })
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute('href') ?? '', location.href)).map(String),
    )
  for (const address of addresses) {
    const { origin, pathname, search, hash } = new URL(address)
    expect([origin, search, hash]).toEqual([new URL(site.url()).origin, '', ''])
    expect(pathname).toMatch(/^\/insight\/[^/]+$/)
  }
  expect(await site.locator('html').getAttribute('data-ran')).toBeNull()
  expect(left).toEqual([])
})

test('no script runs in the HTML that the build writes', async ({ page }) => {
  test.slow()
  const left = await watch(page)
  const built = await buildHostilePages()
  await page.route('https://site.example/', (route) => route.fulfill({ contentType: 'text/html', body: '' }))
  await page.goto('https://site.example/')
  expect(await page.evaluate(openBuilt, { built, findDanger: String(findDanger) })).toEqual([])
  expect(left).toEqual([])
})

/** Prerenders hostile content with the code of the build. */
function buildHostilePages(): Promise<string[]> {
  return withSources(async (load) => {
    const app = await load<typeof App>('/src/prerender.tsx')
    const date = Date.parse('2026-11-21T12:00:00Z')
    const blogs = ids.map((id) => ({
      ...{ id, blogContent: textOf(id), archive: false, date },
      ...hostileFields(textOf(id)),
    }))
    const source = await app.openSource({ ...(await readAllContent()), blogs }, false, new JSDOM('').window)
    const pages: string[] = []
    for (const id of ids) {
      const { html, start } = await app.renderPage(`/insight/${id}`, source)
      pages.push(`<!doctype html>${html}${jsonBlock('start', start)}`)
    }
    return pages
  })
}

/** Runs in the page. Parses each built page as a browser does, in a separate frame. */
async function openBuilt({ built, findDanger }: { built: string[]; findDanger: string }) {
  const wrong: string[] = []
  for (const [index, html] of built.entries()) {
    const frame = document.createElement('iframe')
    const loaded = new Promise((done) => frame.addEventListener('load', done, { once: true }))
    frame.srcdoc = html
    document.body.append(frame)
    await loaded
    const inside = frame.contentDocument
    const find = new Function('document', 'location', `return (${findDanger})()`)
    for (const danger of find(inside, new URL('https://site.example/'))) wrong.push(`${index}: ${danger}`)
    if (inside?.querySelectorAll('#article-text').length !== 1) wrong.push(`${index}: not one text`)
    if (inside?.querySelectorAll('h1').length !== 1) wrong.push(`${index}: not one heading`)
    if (inside?.querySelectorAll('head title').length !== 1) wrong.push(`${index}: not one title`)
    for (const { textContent } of inside?.querySelectorAll('script[type]') ?? [])
      JSON.parse(textContent ?? '')
    if (inside?.documentElement.dataset.ran) wrong.push(`${index} ran`)
    frame.remove()
  }
  return wrong
}
