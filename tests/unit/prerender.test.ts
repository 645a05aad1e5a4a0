import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { collections } from '@/data/collections'
import { feedOf, openSource, renderPage, socialCard } from '@/prerender'
import { drawableText } from '../../scripts/build/imageRenderer'
import { jsonBlock } from '../../scripts/build/jsonBlock'
import { hostileHtml } from '../fixtures/hostileHtml'

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
    const { html, start } = await renderPage(`/insight/${id}`, source)
    const { document } = new JSDOM(`<!doctype html>${html}${jsonBlock('start', start)}`).window
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
    expect([...document.querySelectorAll(intruders)].filter(isOfText).map(String), id).toEqual([])
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
  const { html } = await renderPage('/insight/a', await sourceOf([article]))
  const { textContent = '' } = new JSDOM(html).window.document.querySelector('article header') ?? {}
  expect(textContent).toMatch(/Asha.*21 Nov 2026.*1/)
})

it('the feed has the newest twenty articles', async () => {
  const dates = Array.from({ length: 25 }, (_, day) => Date.UTC(2026, 0, day + 1))
  const { items } = feedOf(await sourceOf(dates.map((date, day) => ({ ...article, id: `a${day}`, date }))))
  expect(items.map(({ date }) => date)).toEqual(dates.slice(5).toReversed())
})

/** React writes a script into the body for forms that are sent before it is there. */
const isOfText = ({ textContent }: Element) => !textContent?.startsWith('addEventListener("submit",')
