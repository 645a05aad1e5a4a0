import type { Page } from '@playwright/test'
import { labels } from '@/content/labels'
import { paths } from '@/paths'
import { banner, PHONE, watchRequests } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ startsAtOnce: false })

declare global {
  interface Window {
    endWait: () => void
  }
}

/** Runs in the page. Timers of several seconds wait until `endWait` is called. */
function holdLongTimers() {
  const { setTimeout: start } = window
  const held: (() => void)[] = []
  window.endWait = () => {
    for (const run of held) run()
  }
  function startShort(run: () => void, delay = 0) {
    if (delay <= 1000) return start(run, delay)
    held.push(run)
    // No timer has this number, so clearing it clears none of the short ones.
    return 0
  }
  Object.assign(window, { setTimeout: startShort })
}

/** Returns whether the page has requested the app. */
async function openWithoutTimers(page: Page, path: string) {
  await page.addInitScript(holdLongTimers)
  const requests = watchRequests(page)
  await page.goto(path, { waitUntil: 'networkidle' })
  return () => requests.some((url) => url.endsWith('.js'))
}

test.describe('a page that is complete without the app', () => {
  const interactions: Record<string, (page: Page) => Promise<unknown>> = {
    'the pointer moves': (page) => page.mouse.move(20, 20),
    'a key is pressed': (page) => page.keyboard.press('Shift'),
    'the page scrolls': (page) => page.evaluate(() => scrollTo({ top: 40, behavior: 'instant' })),
    'the browser fills in a field': (page) =>
      page.locator('input').first().dispatchEvent('input', { bubbles: true }),
  }

  for (const [name, interact] of Object.entries(interactions)) {
    test(`starts the app when ${name}`, async ({ site }) => {
      const hasStarted = await openWithoutTimers(site, paths.home)
      expect(hasStarted()).toBe(false)
      await interact(site)
      await expect.poll(hasStarted).toBe(true)
    })
  }

  test('starts the app after some seconds without an interaction', async ({ site }) => {
    const hasStarted = await openWithoutTimers(site, paths.services)
    expect(hasStarted()).toBe(false)
    await site.evaluate(() => window.endWait())
    await expect.poll(hasStarted).toBe(true)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, hasTouch: true })

    test('opens the menu with the first tap', async ({ site }) => {
      await openWithoutTimers(site, paths.about)
      await banner(site).getByRole('button', { name: labels.openMenu }).tap()
      await expect(site.getByRole('dialog')).toBeVisible()
    })
  })
})

test.describe('the app starts at once', () => {
  const expectStart = async (page: Page, path: string) =>
    expect.poll(await openWithoutTimers(page, path)).toBe(true)

  test('for a signed-in visitor', ({ signedIn: { site } }) => expectStart(site, paths.home))
  test('for a query', ({ site }) => expectStart(site, `${paths.services}?query=tax`))
  test('for a fragment', ({ site }) => expectStart(site, `${paths.home}#services`))
  test('on a page that needs it', ({ site }) => expectStart(site, paths.login))
})
