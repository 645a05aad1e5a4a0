import { readdirSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { SAMPLE_NAME } from '../../scripts/brand/findLeftovers'
import { readOwnerData } from '../../scripts/brand/ownerData'
import { OTHER_BRAND, OTHER_FOLDER } from '../../scripts/testing/otherBrand'
import { findClippedName } from './helpers/findClippedName'
import { footer } from './helpers/page'

// A second brand, very different from the sample, as it was built: without scripts, because its data is not in the
// backend of these tests.
test.use({ javaScriptEnabled: false })

const { site, pages: texts } = readOwnerData(OTHER_BRAND)
const { name, offices } = site
const TYPES: Record<string, string> = { '.html': 'text/html', '.css': 'text/css', '.svg': 'image/svg+xml' }
/** In one browser context, which takes longer to create than a page takes to load. */
const PAGES_AT_ONCE = 5
const WIDTHS = [320, 480, 768, 1024, 1280, 1920, 2560]

const files = readdirSync(OTHER_FOLDER, { recursive: true, encoding: 'utf8' })
/** One page of each kind. */
const pages = files.filter(
  (file) => /^[\w-]+\.html$/.test(file) || /^(insight|services)\/(artikel-1|technical-seo)\.html$/.test(file),
)

let server: Server
let origin: string

test.beforeAll(async () => {
  server = createServer(({ url = '/' }, response) => {
    const path = decodeURI(url.split('?')[0] ?? '/')
    try {
      const content = readFileSync(join(OTHER_FOLDER, path))
      response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream').end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
test.afterAll(() => server.close())

/** Elements that reach beyond the right edge of the window, unless a parent clips or scrolls them. */
function findOverflow(page: Page) {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth <= clientWidth ? null : `the page is ${scrollWidth - clientWidth} px too wide`
  })
}

for (let first = 0; first < pages.length; first += PAGES_AT_ONCE) {
  const group = pages.slice(first, first + PAGES_AT_ONCE)
  test(`${group.join(', ')} of another brand fit from ${WIDTHS[0]} to ${WIDTHS.at(-1)} px`, async ({
    page,
  }) => {
    for (const file of group) {
      await page.goto(`${origin}/${file}`)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect.soft(await findOverflow(page), `${file} at ${width} px`).toBeNull()
        expect.soft(await findClippedName(page, name), `the name on ${file} at ${width} px`).toBeNull()
      }
    }
  })
}

test('another brand shows its name, its office and nothing of the sample brand', async ({ page }) => {
  await page.goto(`${origin}/contact.html`)
  await expect(page).toHaveTitle(`${name} | ${texts.contact.title}`)
  await expect(
    page.getByRole('heading', { level: 2, name: String(offices[0]?.title), exact: true }),
  ).toBeVisible()
  await expect(footer(page)).toContainText(name)
  const text = /\.(html|js|css|xml|txt|json|vtt|webmanifest)$/
  const named = files.filter(
    (file) => text.test(file) && readFileSync(join(OTHER_FOLDER, file), 'utf8').includes(SAMPLE_NAME),
  )
  expect(named).toEqual([])
})
