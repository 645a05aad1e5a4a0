import type { Page } from '@playwright/test'
import { visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({
  expectedConsole: /^Failed to load resource|ChunkLoadError|Failed to fetch dynamically|Loading chunk failed/,
})

const removeChunk = (page: Page) =>
  page.route('**/assets/CareerPage-*.js', (route) => route.fulfill({ status: 404, body: '' }))

const openCareer = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click()

test('a page that stays open during a deploy recovers by itself', async ({ site }) => {
  await visit(site, '/about')
  await removeChunk(site)
  // The new deploy has the page under another name, so the reload finds it.
  site.once('load', () => void site.unrouteAll())
  site.on('framenavigated', () => void site.unrouteAll())
  await openCareer(site)
  await expect(site.getByRole('heading', { level: 1, name: 'Career' })).toBeVisible()
})

test('a missing file leads to the error page, without a reload loop', async ({ site }) => {
  await visit(site, '/about')
  await removeChunk(site)
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

test('a lost network connection leads to the error page', async ({ site }) => {
  await visit(site, '/about')
  await site.route('**/assets/CareerPage-*.js', (route) => route.abort())
  await openCareer(site)
  await expect(site.getByRole('heading', { name: 'Loading chunk failed (error)' })).toBeVisible()
})
