import type { Page } from '@playwright/test'
import { labels } from '@/content/labels'
import { contactMessages, statusMessages } from '@/content/messages'
import { paths } from '@/paths'
import { userMenu as accountMenu } from './helpers/account'
import { received } from './helpers/backend'
import { fillMessage, newMessage, sendButton } from './helpers/contact'
import { banner, DESKTOP, field, main, PHONE, toast, visit, visitBeforeScripts } from './helpers/page'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

/** As on a slow phone network, the parts of the app arrive one after the other, seconds after the page is visible. */
const SLOW_NETWORK = {
  offline: false,
  latency: 400, // ms
  downloadThroughput: 50_000, // bytes a second
  uploadThroughput: 50_000,
}

const isReady = (page: Page) => page.evaluate(() => 'ready' in document.documentElement.dataset)
const notice = (page: Page) => page.evaluate(() => getComputedStyle(document.body, '::after').content)

/** Presses something before the app handles presses, lets the app take over, and expects what the press does. */
async function pressEarly(
  page: Page,
  press: () => Promise<unknown>,
  takeOver: () => Promise<unknown>,
  outcome: () => Promise<unknown>,
) {
  await press()
  expect(await isReady(page)).toBe(false)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  expect(await notice(page)).toBe(`"${statusMessages.wait}"`)
  await takeOver()
  await outcome()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('html[data-pressed]')).toHaveCount(0)
  expect(await notice(page)).toBe('none')
}

test.describe('a press before the app has loaded happens once', () => {
  test.use({ viewport: PHONE, colorScheme: 'light', expectedConsole: FAILED_RESOURCE })

  test('the contact form', async ({ site }) => {
    const message = newMessage()
    const startScripts = await visitBeforeScripts(site, paths.contact)
    await pressEarly(
      site,
      async () => {
        await fillMessage(site, message)
        await sendButton(site).click()
      },
      startScripts,
      () => expect(toast(site, contactMessages.success)).toBeVisible(),
    )
    expect(await received(message.msg)).toHaveLength(1)
  })

  test('SignIn, with Enter', async ({ site }) => {
    const startScripts = await visitBeforeScripts(site, paths.login)
    await pressEarly(
      site,
      async () => {
        await field(site, 'Email').fill('asha@example.com')
        await field(site, 'Password').fill('wrong password')
        await field(site, 'Password').press('Enter')
      },
      startScripts,
      () => expect(main(site).getByRole('alert').filter({ hasText: /\w/ })).toBeVisible(),
    )
    await expect(site).toHaveURL(paths.login)
    await expect(field(site, 'Email')).toHaveValue('asha@example.com')
  })

  test('the theme, once for two presses', async ({ site }) => {
    await site.setViewportSize(DESKTOP)
    const startScripts = await visitBeforeScripts(site, paths.terms)
    const theme = banner(site).getByRole('button', { name: labels.switchTheme })
    await pressEarly(
      site,
      async () => {
        await theme.click()
        await theme.click()
      },
      startScripts,
      () => expect(site.locator('html')).toHaveAttribute('data-theme', 'dark'),
    )
  })

  test('the service filter, with the last of several presses', async ({ site }) => {
    const digital = main(site).getByRole('radio', { name: /Digital/ })
    const startScripts = await visitBeforeScripts(site, paths.services)
    await digital.click()
    await main(site)
      .getByRole('radio', { name: /Technical/ })
      .click()
    await pressEarly(
      site,
      () => digital.click(),
      startScripts,
      () => expect(site).toHaveURL(`${paths.services}?category=digital`),
    )
    await expect(digital).toBeChecked()
  })

  test('the unsubscribe form, on a slow network', async ({ site, context }) => {
    const client = await context.newCDPSession(site)
    await client.send('Network.enable')
    await client.send('Network.emulateNetworkConditions', SLOW_NETWORK)
    await site.goto(paths.unsubscribe, { waitUntil: 'commit' })
    await pressEarly(
      site,
      () => main(site).getByRole('button', { name: 'Unsubscribe' }).click(),
      () => site.locator('html[data-ready]').waitFor({ state: 'attached' }),
      () => expect(main(site).locator('input[type=email][aria-invalid]')).toBeVisible(),
    )
  })
})

test('a press on a section whose code is still on its way happens once', async ({ site }) => {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await site.route(/BelowTheFold.*\.js/, async (route) => {
    await released
    await route.continue()
  })
  await visit(site, '/')
  const pause = main(site)
    .getByRole('button', { name: /^Pause/ })
    .first()
  await pause.click()
  await expect(site.locator('[aria-busy=true]')).toHaveCount(1)
  release()
  await expect(main(site).getByRole('button', { name: /^Play/ })).toHaveCount(1)
  await expect(site.locator('[aria-busy=true]')).toHaveCount(0)
})

test.describe('without a network', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not (read|load) |^ChunkLoadError/ })

  test('Logout signs out, in a menu that was pressed before the app had loaded', async ({
    signedIn: { site },
  }) => {
    const startScripts = await visitBeforeScripts(site, paths.about)
    await accountMenu(site).click()
    await startScripts()
    const logout = banner(site).getByRole('button', { name: 'Logout' })
    await expect(logout).toBeVisible()
    await site.context().setOffline(true)
    await logout.click()
    await expect(accountMenu(site)).toBeHidden()
    await site.context().setOffline(false)
    await visit(site, paths.plans)
    await expect(banner(site).getByRole('link', { name: 'SignIn' })).toBeVisible()
  })
})
