import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { JSDOM } from 'jsdom'
import { SAMPLE_NAME } from '../../scripts/content/findMistakes'
import { readOwnerData } from '../../scripts/content/ownerData'
import { chunks } from '../../scripts/lib/chunks'
import { markedCopy, OTHER_FOLDER } from '../../scripts/local/brands'
import { site as sampleSite } from '../content'
import { inspectPage } from './helpers/inspectPage'
import { banner, DESKTOP, footer, PHONE } from './helpers/page'
import { serveFolder } from './helpers/serveFolder'
import { listTexts, strayFilter } from './helpers/strayTexts'

// What owners make of the content: without scripts, because the data of the second brand is not in the backend of these
// tests.
test.use({ javaScriptEnabled: false })

const MARKED_BRAND = markedCopy('other')
const { name } = readOwnerData(MARKED_BRAND).site
const isStray = strayFilter(MARKED_BRAND)
const ORIGIN = 'https://other.example'
const WIDTHS = [320, 480, 768, 1024, 1280, 1920, 2560]
/** Looking for cut and overlapping texts takes a second, so only narrow pages and the first with columns. */
const INSPECTED = [320, 1024]

const files = readdirSync(OTHER_FOLDER, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(OTHER_FOLDER, file), 'utf8')
/** One page of each kind. */
const pages = files.filter(
  (file) =>
    /^[\w-]+\.html$/.test(file) ||
    /^(insight|services|career)\/(artikel-1|technical-seo|pruefungsassistenz)\.html$/.test(file),
)

test.beforeEach(({ page }) => serveFolder(page, ORIGIN, OTHER_FOLDER))

async function expectToFit(page: Page, brand = name) {
  // That scripts do not run.
  await page.evaluate(() => document.querySelector('body > dialog')?.remove())
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const problems = INSPECTED.includes(width) ? inspectPage : findOverflow
    expect.soft(await page.evaluate(problems), `${width} px`).toEqual([])
    const link = banner(page).getByRole('link', { name: brand }).first()
    expect.soft(await link.evaluate(findClippedName), `the name at ${width} px`).toEqual([])
  }
}

/** Runs in the page. */
function findOverflow() {
  const { scrollWidth, clientWidth } = document.documentElement
  return scrollWidth <= clientWidth ? [] : [`scrolls sideways by ${scrollWidth - clientWidth} px`]
}

/** Runs in the page. All lines of the name must be inside the bar, and end before whatever follows them. */
function findClippedName(link: Element) {
  const text = link.querySelector(':scope > span > span')
  const [place, bar] = [link.parentElement, link.closest('header')].map((box) => box?.getBoundingClientRect())
  if (!text || !place || !bar) return ['there is no name']
  const range = document.createRange()
  range.selectNodeContents(text)
  const { top, right, bottom } = range.getBoundingClientRect()
  const isInside = right <= place.right + 1 && top >= bar.top - 1 && bottom <= bar.bottom + 1
  return isInside ? [] : ['is cut off']
}

// Several in one test, because each test opens a window of its own.
for (const group of chunks(pages, 6)) {
  test(`${group} of another brand have only its words, and fit`, async ({ page }) => {
    for (const file of group)
      await test.step(file, async () => {
        await page.goto(`${ORIGIN}/${file}`)
        await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
        const texts = await page.evaluate(listTexts)
        expect(texts.filter((text) => text.includes('\u2063')).length).toBeGreaterThan(10)
        expect(texts.filter(isStray)).toEqual([])
        await expectToFit(page)
      })
  })
}

test('the newest articles take as many rows as there are', async ({ page }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await page.goto(`${ORIGIN}/insight.html`)
    const list = page.locator('main section section ul').first()
    expect(await list.evaluate((rows) => rows.children.length)).toBe(3)
    const gap = await list.evaluate((rows) => (rows.parentElement?.clientHeight ?? 0) - rows.clientHeight)
    // The last row has a border, and lines are rounded.
    expect(gap).toBeLessThan(3)
  }
})

test('feed, manifest and structured data have only words of the owner', () => {
  const [feed = '', manifest = ''] = ['feed.xml', 'site.webmanifest'].map(read)
  const { window } = new JSDOM(feed, { contentType: 'text/xml' })
  const told = [...window.document.querySelectorAll('title, description, category')]
  const data = files.flatMap((file) =>
    file.endsWith('.html') ? structuredData(read(file)).flatMap(spokenTexts) : [],
  )
  expect(data.length).toBeGreaterThan(100)
  const texts = told.map(({ textContent }) => textContent ?? '')
  expect(
    [...texts, ...spokenTexts(JSON.parse(manifest)), ...data].flatMap(withoutTags).filter(isStray),
  ).toEqual([])
})

const structuredData = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)].map(([, json = '']) =>
    JSON.parse(json),
  )

/** Search engines want the description of a job as HTML. */
const withoutTags = (text: string) => text.split(/<[^<>]*>/)

const SPOKEN = 'name short_name description headline text articleSection jobTitle serviceType'.split(' ')

function spokenTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    typeof part === 'string' ? (SPOKEN.includes(key) ? [part] : []) : spokenTexts(part),
  )
}

/** What repeats on a page, and how often at most. */
const repeated: Record<string, [selector: string, most: number]> = {
  '/': ['main dl > div', 6],
  '/about': ['main li:has(article)', 6],
  '/contact': ['main section[aria-labelledby^=office-]', 6],
  '/plans': ['main [data-count] > article', 13],
}

test.describe('the sample brand', () => {
  test.use({ viewport: DESKTOP })

  for (const [path, [selector, most]] of Object.entries(repeated)) {
    test(`${path} fits with one and with many of its parts`, async ({ page }) => {
      await page.goto(path)
      for (const count of [1, most]) {
        expect(await page.evaluate(repeat, { selector, count })).toBeGreaterThan(0)
        await expectToFit(page, sampleSite.name)
      }
    })
  }
})

/** Runs in the page. Makes as many parts as an owner could, in every place that has them. */
function repeat({ selector, count }: { selector: string; count: number }) {
  const places = new Set([...document.querySelectorAll(selector)].map(({ parentElement }) => parentElement))
  for (const place of places) {
    const parts = [...(place?.children ?? [])].filter((part) => part.matches(selector))
    for (const part of parts.slice(count)) part.remove()
    for (let index = parts.length; index < count; index++) {
      const copy = parts[index % parts.length]?.cloneNode(true)
      if (copy) place?.append(copy)
    }
    if (place?.dataset.count) place.dataset.count = String(count)
  }
  return places.size
}

test('the headline stays clear of the ribbons, above the first button', async ({ page }) => {
  // Otherwise a part of a ribbon is drawn later, with the scroll.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`${ORIGIN}/index.html`)
  for (const width of [320, 390, 690, 768, 1010, 1280, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    expect.soft(await page.evaluate(findTouchingRibbons), `${width} px`).toEqual([])
  }
  for (const viewport of [DESKTOP, PHONE]) {
    await page.setViewportSize(viewport)
    await expect(page.getByRole('main').locator('a[href="/contact"]').first()).toBeInViewport({ ratio: 1 })
  }
})

/** Runs in the page: the lines of the headline with a ribbon in the middle of their letters. */
async function findTouchingRibbons() {
  await document.fonts.ready
  const ribbons = [...document.querySelectorAll<SVGPathElement>('main svg path[data-practice]')]
  const isInRibbon = (x: number, y: number) =>
    ribbons.some((path) => {
      const matrix = path.checkVisibility() ? path.getScreenCTM() : null
      return matrix && path.isPointInStroke(new DOMPoint(x, y).matrixTransform(matrix.inverse()))
    })
  const touched: string[] = []
  const headline = document.querySelector('h1') ?? document.body
  const walker = document.createTreeWalker(headline, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    if (!text.textContent?.trim()) continue
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right, top, height } = range.getBoundingClientRect()
    const size = Number.parseFloat(getComputedStyle(text.parentElement ?? document.body).fontSize)
    // The height of small letters: from there, accents, capitals and descenders reach further.
    const heights = [-0.25, 0, 0.25].map((share) => top + height / 2 + share * size)
    for (let x = left; x <= right; x += 4) {
      if (heights.some((y) => isInRibbon(x, y))) touched.push(`${text.textContent} at ${Math.round(x)} px`)
    }
  }
  return touched
}

test('on a phone, a part of the footer without a neighbour has its whole width', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto(`${ORIGIN}/contact.html`)
  const links = footer(page).getByRole('navigation')
  const placeOf = async (part: Locator) => {
    const [box, heading] = [await part.boundingBox(), await part.getByRole('heading').boundingBox()]
    return [box?.x, box?.width, heading?.x]
  }
  const parts = await footer(page).locator('section:not(:has(form))').all()
  expect(parts).toHaveLength(2)
  for (const part of parts) expect(await placeOf(part)).toEqual(await placeOf(links))
})

test('another brand shows its own drawings, and a piece of a ribbon if it names none', async ({ page }) => {
  const drawingsOn = async (file: string) => {
    await page.goto(`${ORIGIN}/${file}`)
    const drawings = page.getByRole('main').locator('use')
    for (const drawing of await drawings.all()) await expect(drawing).toBeVisible()
    return drawings.evaluateAll((all) => all.map((one) => one.getAttribute('href')?.split('#')[1]))
  }
  expect(await drawingsOn('services.html')).toEqual(['fassade', 'ribbon-2'])
  expect(await drawingsOn('plans.html')).toEqual(['stempel', 'ribbon-3'])
})

test('search engines find the jobs', () => {
  const sitemap = read('sitemap.xml')
  for (const name of ['pruefungsassistenz', 'buerohilfe']) {
    expect(sitemap).toContain(`/career/${name}</loc><lastmod>2026-11-`)
    expect(JSON.stringify(structuredData(read(`career/${name}.html`)))).toContain('"@type":"JobPosting"')
  }
})

test('a list without an entry is neither linked nor found', () => {
  for (const file of ['index.html', 'sitemap.xml']) expect(read(file)).not.toContain('/our-innovation')
})

test('another brand shows nothing of the sample brand', () => {
  const texts = files.filter((file) => /\.(html|js|css|xml|txt|json|vtt|webmanifest)$/.test(file))
  expect(texts.filter((file) => read(file).includes(SAMPLE_NAME))).toEqual([])
})
