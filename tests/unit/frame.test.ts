import { readFileSync } from 'node:fs'
import { footerTexts } from 'virtual:content/footerTexts'
import { site } from 'virtual:content/site'
import { footerWords } from 'virtual:words/footer'
import { frameWords } from 'virtual:words/frame'
import { navigationWords } from 'virtual:words/navigation'
import { newsletterWords } from 'virtual:words/newsletter'
import type axe from 'axe-core'
import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { expect, it } from 'vitest'
import { collections } from '@/data/collections'
import { NOT_FOUND_PATH, openSource, renderPage, scriptNotice } from '@/prerender'
import { pageComposer } from '../../scripts/build/composePage'
import { countHeadTags, ONE_OF_EACH_HEAD_TAG } from '../e2e/helpers/headTags'

// What surrounds every page, as the build writes it. The browser tests look at the same pages in a browser.

const source = await openSource(
  Object.fromEntries(collections.map(({ name }) => [name, []])) as unknown as Parameters<
    typeof openSource
  >[0],
  new JSDOM('').window,
)
// As Vite writes it.
const template = readFileSync('index.html', 'utf8').replace('%CURRENCIES%', 'INR USD').replaceAll(' />', '>')
const composePage = pageComposer({
  template,
  manifest: new Proxy({}, { get: () => ({ file: 'a.js' }) }),
  ...{ fonts: [], notice: scriptNotice },
})
const composed = async (path: string) => composePage(await renderPage(path, source))

const textsOf = (elements: Iterable<Element>) => [...elements].map(({ textContent }) => textContent)

const PAGES = ['/', '/contact', NOT_FOUND_PATH]

it.each(PAGES)('the frame of %s is accessible', { timeout: 60_000 }, async (path) => {
  const { window } = new JSDOM(await composed(path), { runScripts: 'outside-only' })
  window.eval(readFileSync('node_modules/axe-core/axe.min.js', 'utf8'))
  const { run } = (window as unknown as { axe: typeof axe }).axe
  // jsdom has no layout.
  const rules = { 'color-contrast': { enabled: false } }
  const { violations } = await run(window.document, { resultTypes: ['violations'], rules })
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([])
})

it.each(PAGES)(
  'the HTML of %s is valid, with each tag of the head once, and none in the body',
  async (path) => {
    const html = await composed(path)
    const { document } = new JSDOM(html).window
    expect(countHeadTags(document)).toEqual(ONE_OF_EACH_HEAD_TAG)
    expect(document.querySelectorAll('body :is(title, meta, link), [style]')).toHaveLength(0)
    const { results } = await new HtmlValidate({ extends: ['html-validate:standard'] }).validateString(html)
    const mistakes = results.flatMap(({ messages }) => messages.map(({ message }) => message))
    // React's mark of a form whose submission it keeps.
    expect(mistakes.filter((message) => !message.includes('React form unexpectedly submitted'))).toEqual([])
  },
)

it('a page is a link past the menu, the menu, its content and the footer', async () => {
  const { document } = new JSDOM(await composed('/')).window
  const parts = [...(document.querySelector('#root')?.children ?? [])]
  const [skip, ...others] = parts.filter((part) => part.matches('a, header, main, footer'))
  expect(skip?.textContent).toBe(frameWords.skip)
  expect(skip?.getAttribute('href')).toBe('#main')
  expect(others.map(({ localName, id }) => localName + id)).toEqual(['header', 'mainmain', 'footer'])
})

it('the footer leads to every part of the site, and says who and where the company is', async () => {
  const footer = new JSDOM(await composed('/')).window.document.querySelector('footer')
  const all = (selector: string) => textsOf(footer?.querySelectorAll(selector) ?? [])
  const { insights, plans, portfolio, about, contact, privacy, terms } = footerWords
  const { services, innovation } = navigationWords
  expect(all('h2')).toEqual([
    footerTexts.newsletter.heading,
    ...[footerWords.quickLinks, footerTexts.contact, footerWords.follow],
    ...site.offices.map(({ kindAndTitle }) => kindAndTitle),
  ])
  // Not the career page, which search engines do not list.
  expect(all('nav a')).toEqual([
    ...[insights, services, plans, innovation, portfolio, about, contact, privacy, terms],
  ])
  expect(all('section:not(:has(form)) a')).toEqual(
    expect.arrayContaining([site.contact.phone, site.contact.email]),
  )
  const addresses = [...(footer?.querySelectorAll('section a') ?? [])].map((link) =>
    link.getAttribute('href'),
  )
  expect(addresses).toEqual(expect.arrayContaining(site.social.map(({ href }) => href)))
  expect(all('address p')).toEqual(site.offices.map(({ addressLines }) => addressLines.join('')))
  expect(footer?.querySelector('label')?.textContent).toBe(newsletterWords.email)
  expect(footer?.textContent).toContain(`© ${site.copyrightYear} ${site.name}`)
})
