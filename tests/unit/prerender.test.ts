import { existsSync, readFileSync } from 'node:fs'
import { emptyLists } from 'virtual:content/emptyLists'
import { pageTexts } from 'virtual:content/pageTexts'
import { JSDOM } from 'jsdom'
import { expect, it, onTestFinished } from 'vitest'
import { collections } from '@/data/collections'
import { paths } from '@/paths'
import { feedOf, NOT_FOUND_PATH, openSource, publicPaths, renderPage, shells, socialCard } from '@/prerender'
import { pageComposer } from '../../scripts/build/composePage'
import { drawableText } from '../../scripts/build/imageRenderer'
import { jsonBlock } from '../../scripts/build/jsonBlock'
import { hostileHtml } from '../fixtures/hostileHtml'

const composePage = pageComposer({
  template: readFileSync('index.html', 'utf8'),
  manifest: { 'src/pages/article/ArticlePage.tsx': { file: 'article.js' } },
  ...{ fonts: [], notice: '' },
})

/** Each text costs a page. The sanitiser itself is tried with all of them: see prepareBody.dom.test.ts. */
const texts = hostileHtml.filter((_, index) => index % 4 === 0)

function sourceOf(blogs: object[]) {
  const content = { ...Object.fromEntries(collections.map(({ name }) => [name, []])), blogs }
  return openSource(content as unknown as Parameters<typeof openSource>[0], new JSDOM('').window)
}

it('the HTML that the build writes contains no markup of a stored text', { timeout: 60_000 }, async () => {
  const blogs = texts.map((text, index) => ({
    ...{ id: `h${index}`, blogContent: text, archive: false, date: Date.parse('2026-11-21T12:00:00Z') },
    ...{ blogTitle: `Title ${text}`, blogDesc: text, desc: text, writerName: text, domain: text },
    ...{ metaTags: [text], focusKeywords: text },
  }))
  const source = await sourceOf(blogs)
  for (const { id } of blogs) {
    const { head, body, start } = await renderPage(`/insight/${id}`, source)
    const { document } = new JSDOM(`<!doctype html>${head}<body>${body}${jsonBlock('start', start)}`).window
    for (const selector of ['#entry-text', 'h1', 'head title', '#start']) {
      expect(document.querySelectorAll(selector), `${selector} of ${id}`).toHaveLength(1)
    }
    for (const { textContent } of document.querySelectorAll('script[type]')) JSON.parse(textContent)
    const intruders = 'script:not([type]), iframe, object, embed, base, meta[http-equiv], [style], [srcdoc]'
    const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
    expect(
      names.filter((name) => name.startsWith('on')),
      id,
    ).toEqual([])
    expect([...document.querySelectorAll(intruders)].map(String), id).toEqual([])
  }
})

const article = {
  ...{ id: 'a', blogTitle: 'One', blogDesc: 'Two', desc: 'Two', blogContent: '<p>Three</p>', archive: false },
  ...{ date: Date.parse('2026-11-21T12:00:00Z'), domain: 'technology', writerName: 'Asha' },
}

it('the social image of an article tells its practice, writer and date apart', async () => {
  const { note } = socialCard('/insight/a', await sourceOf([article]))
  expect(drawableText(note)).toBe('Technical · Asha · 21 Nov 2026')
})

it('the page of an article names its writer, its date and the time that it takes', async () => {
  const { body } = await renderPage('/insight/a', await sourceOf([article]))
  const { textContent = '' } = new JSDOM(body).window.document.querySelector('article header') ?? {}
  expect(textContent).toMatch(/Asha.*21 Nov 2026.*1/)
})

it('the feed has the newest twenty articles', async () => {
  const dates = Array.from({ length: 25 }, (_, day) => Date.UTC(2026, 0, day + 1))
  const { items } = feedOf(await sourceOf(dates.map((date, day) => ({ ...article, id: `a${day}`, date }))))
  expect(items.map(({ date }) => date)).toEqual(dates.slice(5).toReversed())
})

it('a page says its address, its date and whether it is indexed, and its head has the same', async () => {
  const source = await sourceOf([article, { ...article, id: 'b', archive: true }])
  const facts = { canonical: 'https://site.example/insight/a', publishedAt: '2026-11-21T12:00:00.000Z' }
  const page = await renderPage('/insight/a', source)
  expect(page).toMatchObject({ ...facts, isIndexed: true, file: 'src/pages/article/ArticlePage.tsx' })
  const { document } = new JSDOM(page.head).window
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(facts.canonical)
  expect(await renderPage('/login', source)).toMatchObject({ isIndexed: false, publishedAt: null })
  expect(await renderPage(NOT_FOUND_PATH, source)).toMatchObject({ isIndexed: false })
})

it('the shells claim no address of another page, and search engines may run them, whatever the list is', async () => {
  const lists: string[] = emptyLists
  lists.push(paths.portfolio)
  onTestFinished(() => void lists.pop())
  expect(pageTexts.career.index).toBe(false)
  expect([...shells.keys()]).toEqual(['articles-shell', 'cases-shell', 'jobs-shell'])
  for (const path of shells.values()) {
    const { head, body } = await renderPage(path, await sourceOf([]))
    const { document } = new JSDOM(head).window
    expect(document.querySelectorAll('link[rel=canonical], meta[property="og:url"]'), path).toHaveLength(0)
    expect(body, path).not.toContain('BreadcrumbList')
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content'), path).toBe('index,follow')
  }
})

it('every page finds the file of its component', async () => {
  const source = await sourceOf([article])
  const files = []
  for (const path of publicPaths(source)) files.push((await renderPage(path, source)).file)
  expect(files.filter((file) => !file || !existsSync(file))).toEqual([])
})

it('React adds neither attributes for a stream nor, outside the end of the page, scripts', async () => {
  const { body, formReplay } = await renderPage('/contact', await sourceOf([]))
  const { document } = new JSDOM(body).window
  const names = [...document.querySelectorAll('*')].flatMap((element) => element.getAttributeNames())
  expect(names.filter((name) => name.startsWith('vt-'))).toEqual([])
  expect(document.querySelectorAll('script:not([type])')).toHaveLength(0)
  expect(formReplay).toMatch(/^<script>.+<\/script>$/)
})

it('what the first screen shows is preloaded by the head alone', async () => {
  const { head, body } = await renderPage('/about', await sourceOf([]))
  const [link] = new JSDOM(head).window.document.querySelectorAll('link[rel=preload][as=image]')
  expect(link?.getAttribute('fetchpriority')).toBe('high')
  const { document } = new JSDOM(body).window
  expect(document.querySelector(`img[src="${link?.getAttribute('href')}"]`)).not.toBeNull()
  expect(document.querySelectorAll('link')).toHaveLength(0)
})

it('a text keeps the words that look like attributes of React', async () => {
  const blogContent = '<p>Write &lt;p vt-name="one"> for it.</p><pre> vt-update="none"</pre>'
  const source = await sourceOf([
    { ...article, blogContent, blogTitle: 'All vt-name="a" and vt-b="c" words' },
  ])
  const html = composePage(await renderPage('/insight/a', source))
  const { document } = new JSDOM(html).window
  expect(document.querySelector('#entry-text')?.textContent).toBe(
    'Write <p vt-name="one"> for it. vt-update="none"',
  )
  expect(document.title).toContain('All vt-name="a" and vt-b="c" words')
})

it('a page whose file has no chunk stops the build', async () => {
  const page = await renderPage('/about', await sourceOf([]))
  expect(() => composePage({ ...page, file: 'src/pages/Other.tsx' })).toThrow('no chunk for src/pages/Other')
})
