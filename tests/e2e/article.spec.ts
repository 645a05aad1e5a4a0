import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { readEnvironment } from '../../scripts/lib/environment'
import { words } from '../content'
import { store } from './helpers/backend'
import { DESKTOP, navigate, visit } from './helpers/page'
import { articles, sample } from './helpers/published'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

// Neither the newest nor the oldest, so that it has two neighbours.
const NEWER = sample(articles, 1)
const PATH = NEWER.path
const OLDER = sample(articles, 2)

const text = (page: Page) => page.locator('#entry-text')

function watchReads(page: Page) {
  const seen: string[] = []
  page.on('request', (request) => {
    const [, name] = /:(runQuery|batchGet)/.exec(request.url()) ?? []
    if (name) seen.push(name)
  })
  return seen
}

test('an article reads one document, and its neighbours only near the end', async ({ site }) => {
  // Smooth scrolling would start near the end of the new page.
  await site.emulateMedia({ reducedMotion: 'reduce' })
  await visit(site, paths.insights)
  const refreshed = site.waitForResponse(/:runQuery/)
  await site.mouse.wheel(0, 10)
  await refreshed
  const reads = watchReads(site)
  await site.locator(`main a[href="${OLDER.path}"]`).last().click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(OLDER.title)
  await expect(text(site)).toBeVisible()
  expect(reads).toEqual(['batchGet'])
  await site.getByRole('region', { name: words.article.share }).scrollIntoViewIfNeeded()
  const neighbours = site.getByRole('navigation', { name: words.article.neighbours })
  await expect(neighbours.getByRole('link')).toHaveCount(2)
  await neighbours.getByRole('link', { name: words.article.newer }).click()
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(NEWER.title)
})

test('an article can be shared, and its links stay in the app', async ({ site, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(site, PATH)
  const share = site.getByRole('region', { name: words.article.share })
  const targets = await share
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).protocol))
  expect(targets).toEqual(['https:', 'https:', 'https:', 'mailto:'])
  await share.getByRole('button', { name: words.article.copyLink }).click()
  await expect(share.getByRole('status')).toHaveText(words.article.copied)
  const copied = await site.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(new URL(PATH, readEnvironment({}).siteUrl).href)

  await site.evaluate(() => {
    document.querySelector('#entry-text p')?.insertAdjacentHTML('beforeend', ' <a href="/contact">here</a>')
    document.documentElement.dataset.same = ''
  })
  await text(site).getByRole('link', { name: 'here', exact: true }).click()
  await expect(site).toHaveURL(/\/contact$/)
  await expect(site.locator('html[data-same]')).toBeAttached()
})

test('an archived article can still be opened, but is neither indexed nor listed', async ({ site }) => {
  await store({
    'blogs/kept-for-reference': {
      blogTitle: ' Kept for reference ',
      blogContent: '<h1>Part</h1><p>Old rates.</p>',
      archive: true,
      date: new Date('2026-11-20T12:00:00Z'),
      domain: 'digital',
      metaTags: ['gst', 'audit'],
    },
  })
  await visit(site, '/insight/kept-for-reference')
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Kept for reference')
  await expect(site.getByText(words.article.archived)).toBeVisible()
  await expect(text(site).getByRole('heading', { level: 2, name: 'Part' })).toBeVisible()
  await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(site.locator('meta[property="article:tag"]')).toHaveCount(2)
  await expect(site.locator('script[type="application/ld+json"]')).toHaveCount(0)
  await navigate(site, '/insight?practice=digital')
  await expect(site.getByRole('region', { name: 'More Blogs' })).toBeVisible()
  await expect(site.getByText('Kept for reference')).toBeHidden()
})
