import type { Page } from '@playwright/test'
import { expect, test, visit } from './site'

test.use({
  expectedNoise: /^Failed to load resource|ChunkLoadError|Failed to fetch dynamically|Loading chunk failed/,
})

const answerGone = (page: Page) =>
  page.route('**/assets/CareerPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))

const openCareer = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()

test('a page left open over a deploy recovers by itself', async ({ site }) => {
  await visit(site, '/about')
  await answerGone(site)
  // The new deploy has the page under another name: what the reload asks for is there.
  site.once('load', () => void site.unrouteAll())
  site.on('framenavigated', () => void site.unrouteAll())
  await openCareer(site)
  await expect(site.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible()
})

test('a file that is truly missing ends on the error page, without a reload loop', async ({ site }) => {
  await visit(site, '/about')
  await answerGone(site)
  let loads = 0
  site.on('load', () => loads++)
  await openCareer(site)
  await expect(site.getByRole('heading', { name: 'Loading chunk failed (missing)' })).toBeVisible()
  await expect(site.getByRole('button', { name: 'Reload' })).toBeVisible()
  expect(loads).toBe(1)

  await site.unrouteAll()
  await site.getByRole('button', { name: 'Reload' }).click()
  await expect(site.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible()
})

test('a network that is gone says so', async ({ site }) => {
  await visit(site, '/about')
  await site.route('**/assets/CareerPage-*.js', (route) => route.abort())
  await openCareer(site)
  await expect(site.getByRole('heading', { name: 'Loading chunk failed (error)' })).toBeVisible()
})
