import type { APIRequestContext, Page } from '@playwright/test'
import { readEnvironment } from '../../scripts/build/environment'
import { FIRESTORE_URL } from './helpers/backend'
import { navigate, visit } from './helpers/page'
import { articles, sample } from './helpers/published'
import { expect, test } from './helpers/test'

// Neither the newest nor the oldest, so that it has two neighbours.
const NEWER = sample(articles, 1)
const PATH = NEWER.path
const OLDER = sample(articles, 2)

function watchRequests(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (/:(runQuery|batchGet)|sanitise/.test(url)) seen.push(/[^/:]*$/.exec(new URL(url).pathname)?.[0] ?? '')
  })
  return seen
}

const text = (page: Page) => page.locator('#article-text')

test('a prerendered article is kept: it is read again after the first interaction, which changes nothing', async ({
  site,
}) => {
  const seen = watchRequests(site)
  await visit(site, PATH)
  const html = await text(site).innerHTML()
  expect(seen).toEqual([])
  await site.getByRole('heading', { name: 'Read next' }).scrollIntoViewIfNeeded()
  await expect(site.getByRole('region', { name: 'Read next', exact: true }).first()).toBeInViewport()
  await expect.poll(() => seen.filter((name) => !name.startsWith('prepare'))).toEqual(['batchGet'])
  expect(await text(site).innerHTML()).toBe(html)
})

test('an article opened by a link reads one document, and its neighbours only near the end', async ({
  site,
}) => {
  // Smooth scrolling would start near the end of the new page.
  await site.emulateMedia({ reducedMotion: 'reduce' })
  await visit(site, '/insight')
  const refreshed = site.waitForResponse(/:runQuery/)
  await site.mouse.wheel(0, 10)
  await refreshed
  const seen = watchRequests(site)
  await site.locator(`main a[href="${OLDER.path}"]`).last().click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(OLDER.title)
  await expect(text(site)).toBeVisible()
  expect(seen.filter((name) => !name.startsWith('prepare'))).toEqual(['batchGet'])
  await site.getByRole('region', { name: 'Share' }).scrollIntoViewIfNeeded()
  const neighbours = site.getByRole('navigation', { name: 'Next and previous article' })
  await expect(neighbours.getByRole('link')).toHaveCount(2)
  await neighbours.getByRole('link', { name: /^Next/ }).click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(NEWER.title)
})

test('the contents link to headings below the bar, an article can be shared, and its links stay in the app', async ({
  site,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(site, PATH)
  const share = site.getByRole('region', { name: 'Share' })
  const protocols = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => new URL(link.getAttribute('href') ?? '').protocol))
  expect(protocols).toEqual(['https:', 'https:', 'https:', 'mailto:'])
  await share.getByRole('button', { name: 'Copy link' }).click()
  await expect(share.getByRole('status')).toHaveText('Link copied')
  expect(await site.evaluate(() => navigator.clipboard.readText())).toBe(
    new URL(PATH, readEnvironment({}).siteUrl).href,
  )

  const link = site.getByRole('navigation', { name: 'Contents' }).getByRole('link').last()
  const name = (await link.textContent()) ?? ''
  await link.click()
  await expect(site).toHaveURL(/#part-/)
  const heading = text(site).getByRole('heading', { name })
  await expect(heading).toBeInViewport()
  const bar = await site.getByRole('banner').boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y ?? 0).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))

  await site.evaluate(() => {
    document.querySelector('#article-text p')?.insertAdjacentHTML('beforeend', ' <a href="/contact">here</a>')
    document.documentElement.dataset.same = ''
  })
  await text(site).getByRole('link', { name: 'here', exact: true }).click()
  await expect(site).toHaveURL(/\/contact$/)
  await expect(site.locator('html[data-same]')).toBeAttached()
})

test.describe('an unknown id', () => {
  test.use({ expectedConsole: /^Document does not exist/ })

  test('shows the message and a link to Insights', async ({ site }) => {
    await visit(site, '/insight/unknown')
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('This article was not found.')
    await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(site.locator('meta[name=robots]')).toHaveCount(1)
    await site.getByRole('main').getByRole('link', { name: 'Insights' }).click()
    await expect(site).toHaveURL(/\/insight$/)
  })
})

/** Writes a document as the console does. */
async function writeByHand(request: APIRequestContext, project: string, id: string, fields: object) {
  const documents = `${FIRESTORE_URL}/v1/projects/${project}/databases/(default)/documents`
  const answer = await request.patch(`${documents}/blogs/${id}`, {
    headers: { authorization: 'Bearer owner' },
    data: { fields },
  })
  expect(answer.ok()).toBe(true)
}

/** The project that the page reads from. It depends on the build. */
async function projectOf(page: Page): Promise<string> {
  const request = page.waitForRequest(/documents:/)
  await visit(page, PATH)
  await page.keyboard.press('Shift')
  return /projects\/([^/]+)/.exec((await request).url())?.[1] ?? ''
}

test('a document written in the console is shown as far as it can be read, and an archived one stays out of the list', async ({
  site,
  request,
}) => {
  const project = await projectOf(site)
  await writeByHand(request, project, 'kept-for-reference', {
    blogTitle: { stringValue: 'Kept for reference' },
    blogContent: { stringValue: '<p>Old rates.</p>' },
    archive: { booleanValue: true },
    date: { timestampValue: '2026-11-20T12:00:00Z' },
    domain: { stringValue: 'Digital' },
  })
  await writeByHand(request, project, 'written-by-hand', {
    blogTitle: { stringValue: ' By hand ' },
    blogContent: { stringValue: '<h1>Part</h1><p>Text</p>' },
    date: { stringValue: '14/11/2026' },
    metaTags: { stringValue: 'gst, audit' },
  })
  await navigate(site, '/insight/written-by-hand')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('By hand')
  await expect(site.getByText('14 Nov 2026').first()).toBeVisible()
  await expect(site.locator('meta[name=keywords]')).toHaveAttribute('content', 'gst, audit')
  await expect(site.locator('meta[property="article:tag"]')).toHaveCount(2)
  await expect(text(site).getByRole('heading', { level: 2, name: 'Part' })).toBeVisible()

  await visit(site, '/insight/kept-for-reference')
  await expect(site.getByText('Archived')).toBeVisible()
  await expect(text(site)).toContainText('Old rates.')
  await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(site.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await navigate(site, '/insight?domain=Digital')
  await expect(site.getByRole('region', { name: 'More Blogs' })).toBeVisible()
  await expect(site.getByText('Kept for reference')).toBeHidden()
})
