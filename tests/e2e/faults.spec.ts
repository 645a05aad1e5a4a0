import type { Locator, Page } from '@playwright/test'
import { paths } from '@/paths'
import { pages, words } from '../content'
import { newAddress } from './helpers/account'
import { received } from './helpers/backend'
import { expectMessage, FAILED, fillMessage, newMessage, SENT, sendButton } from './helpers/contact'
import { breakBackend, runClockUntil } from './helpers/faults'
import { button, DESKTOP, expectPage, footer, navigate, textOf, toast, visit } from './helpers/page'
import { article } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  expectedConsole: /^Failed to load resource|^Could not |net::ERR_|blocked by CORS policy/,
})

const newsletter = (page: Page) => footer(page).getByRole('textbox', { name: words.newsletter.email })
const waitFor = (page: Page, shown: Locator) =>
  runClockUntil(page, () => expect(shown).toBeVisible({ timeout: 200 }))
/** The next toast must not be confused with one that is still leaving. */
const waitUntilGone = (page: Page, text: string) =>
  runClockUntil(page, () => expect(toast(page, text)).toHaveCount(0, { timeout: 100 }))

// The other faults differ only in what Firebase's SDK receives: see tests/unit/data/faults.test.ts.
test('while the backend does not respond, every page works, and says what failed after a time', async ({
  site,
}) => {
  await site.clock.install()
  await breakBackend(site, 'slow')
  await visit(site, paths.insights)
  await site.mouse.wheel(0, 200)
  await expectPage(site, pages.insights.heading)

  // This page contains no data for the others, so they must request theirs.
  await visit(site, paths.terms)
  for (const name of ['home', 'services', 'contact'] as const) {
    await navigate(site, paths[name])
    await expectPage(site, pages[name].heading)
  }
  for (const [path, message] of [
    [paths.insights, words.insights.none],
    [article.path, words.article.notLoaded],
  ] as const) {
    await navigate(site, path)
    await waitFor(site, textOf(site, message))
    await expect(button(site, words.controls.retry).first()).toBeVisible()
  }
})

test('a lost connection in the middle of a form loses nothing', async ({ site, context }) => {
  const whileOffline = async (press: () => Promise<void>) => {
    await context.setOffline(true)
    await press()
    await waitFor(site, toast(site, FAILED))
    await context.setOffline(false)
  }
  const message = newMessage()
  const address = newAddress()
  await site.clock.install()
  await visit(site, paths.contact)
  await fillMessage(site, message)
  await newsletter(site).fill(address)
  await whileOffline(() => sendButton(site).click())
  await expectMessage(site, message)
  await expect(newsletter(site)).toHaveValue(address)
  await waitUntilGone(site, FAILED)
  await whileOffline(() => newsletter(site).press('Enter'))
  await expect(newsletter(site)).toHaveValue(address)
  await newsletter(site).press('Enter')
  await expect(newsletter(site)).toHaveValue('')
  await sendButton(site).click()
  await waitFor(site, toast(site, SENT))
  expect(await received(message.msg)).toHaveLength(1)
})
