import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pageTexts, words } from '../content'
import { FIRESTORE } from './helpers/backend'
import { breakBackend, repairBackend, runClockUntil } from './helpers/faults'
import { banner, holdRequests, main, navigate, PHONE, textOf, visit, watchRequests } from './helpers/page'
import { article } from './helpers/pages'
import { innovations, sample } from './helpers/published'
import { expect, test } from './helpers/test'

test.use({ expectedConsole: /^Failed to load resource|^Could not load / })

const product = sample(innovations)
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name }).first()

const retry = (page: Page) => main(page).getByRole('button', { name: words.controls.retry }).first()

test('lists without data show placeholders, then one line with Retry, then their entries', async ({
  site,
}) => {
  await holdRequests(site, FIRESTORE)
  // This page contains no data for others.
  await visit(site, paths.terms)
  await navigate(site, paths.innovations)
  const placeholders = main(site).getByRole('status').filter({ hasText: words.controls.loading })
  await expect(placeholders.first()).toBeAttached()
  await visit(site, paths.terms)
  for (const [path, first, empty] of [
    [paths.innovations, product, words.innovations.none],
    [paths.insights, article.title, words.insights.none],
  ] as const) {
    await breakBackend(site, 'responding with 403')
    await navigate(site, path)
    await expect(textOf(site, empty)).toBeVisible()
    await repairBackend(site)
    await retry(site).press('Enter')
    await expect(main(site).getByText(first).first()).toBeVisible()
  }
})

// The other faults differ only in what Firebase's SDK receives: see tests/unit/data/faults.test.ts.
test('while the backend is silent, every page works, and says what failed after a time', async ({ site }) => {
  await site.clock.install()
  await breakBackend(site, 'slow')
  await visit(site, paths.terms)
  for (const name of ['home', 'services', 'contact'] as const) {
    await navigate(site, paths[name])
    await expect(heading(site, pageTexts[name].heading)).toBeVisible()
  }
  for (const [path, message] of [
    [paths.insights, words.insights.none],
    [article.path, words.article.notLoaded],
  ] as const) {
    await navigate(site, path)
    await runClockUntil(site, () => expect(textOf(site, message)).toBeVisible({ timeout: 200 }))
    await expect(retry(site)).toBeVisible()
  }
})

test('a page requests data after the first interaction, and keeps its list if that fails', async ({
  site,
}) => {
  const requests = watchRequests(site)
  await breakBackend(site, 'responding with 403')
  await visit(site, paths.innovations)
  await site.waitForLoadState('networkidle')
  const { origin } = new URL(site.url())
  expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])
  const failed = site.waitForEvent('console', (message) => message.text().startsWith('Could not load'))
  await site.mouse.wheel(0, 100)
  await failed
  await expect(heading(site, product)).toBeVisible()
  await expect(main(site).getByText(words.innovations.none)).toBeHidden()
})

test('a page whose code is slow shows a line, then the loading screen, and can be left', async ({ site }) => {
  const release = await holdRequests(site, '**/assets/AboutPage-*.js')
  await site.clock.install()
  await visit(site, paths.privacy)
  const old = heading(site, pageTexts.privacy.heading)
  const line = site.getByRole('progressbar')
  const wait = main(site).getByText(words.controls.wait)
  const link = banner(site).getByRole('link', { name: words.navigation.aboutUs })

  await site.clock.pauseAt(Date.now() + 10_000)
  await link.click()
  // CSS keeps it hidden for 300 ms.
  await expect(line).toBeVisible()
  await expect(old).toBeVisible()
  await site.clock.runFor(1000)
  await expect(wait).toBeVisible()
  await expect(old).toHaveCount(0)
  await site.clock.resume()

  await banner(site).getByRole('link', { name: words.navigation.home }).click()
  await expect(heading(site, pageTexts.home.heading)).toBeVisible()
  await link.click()
  await expect(wait).toBeVisible()
  release()
  await expect(heading(site, pageTexts.about.heading)).toBeVisible()
  await expect(line).toHaveCount(0)
  await expect(wait).toHaveCount(0)
})

test('“Please Wait ...” is in the top bar, covers none of its controls, nor the page', async ({ site }) => {
  await holdRequests(site, '**/assets/{BagDialog,signInProvider}-*.js')
  // Someone was signed in on this browser.
  await site.addInitScript(() => localStorage.setItem('member', '1'))
  await site.setViewportSize(PHONE)
  await visit(site, paths.privacy)
  await banner(site).getByRole('button', { name: words.frame.openMenu }).click()
  await site.getByRole('dialog').getByRole('button', { name: words.navigation.bag }).click()
  const wait = site.getByText(words.controls.wait)
  await expect(wait).toBeVisible()
  const controls = banner(site).getByRole('link').or(banner(site).getByRole('button'))
  for (const width of [360, 768, 1280, 1920]) {
    await site.setViewportSize({ width, height: 900 })
    await expect(async () => {
      for (const control of await controls.filter({ visible: true }).all())
        await control.click({ trial: true, timeout: 2000 })
    }).toPass()
    const isAbovePage = () =>
      wait.evaluate((notice) => {
        const page = document.querySelector('main')?.getBoundingClientRect()
        return page && notice.getBoundingClientRect().bottom <= page.top
      })
    await expect.poll(isAbovePage, `${width} px`).toBe(true)
  }
})
