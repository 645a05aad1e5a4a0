import type { Page } from '@playwright/test'
import { articleCopy } from '@/content/articlePage'
import { contactForm } from '@/content/forms'
import { labels } from '@/content/labels'
import { contactMessages, newsletterMessages, signUpMessages, statusMessages } from '@/content/messages'
import { planLabels } from '@/content/planPage'
import { plans } from '@/content/plans'
import { site as siteContent } from '@/content/site'
import { userMenu as accountMenu, newAddress } from './helpers/account'
import { received } from './helpers/backend'
import { fillMessage, newMessage, sendButton } from './helpers/contact'
import { banner, button, field, footer, main, PHONE, toast, visit, visitBeforeScripts } from './helpers/page'
import { articles, sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

/** A very slow phone network: the app takes over many seconds after its page is visible. */
const SLOW_NETWORK = {
  offline: false,
  latency: 2000,
  downloadThroughput: 50_000 / 8,
  uploadThroughput: 50_000 / 8,
}
const SLOW_MS = 120_000

type Journey = {
  path: string
  /** Presses something before the app handles presses. */
  press: (page: Page) => Promise<void>
  /** What the press does, once. */
  outcome: (page: Page) => Promise<void>
}

const subscriber = newAddress()
const message = newMessage()

const unsubscribe: Journey = {
  path: '/unsubscribe',
  press: (page) => main(page).getByRole('button', { name: 'Unsubscribe' }).click(),
  outcome: (page) =>
    expect(main(page).locator('input[type=email][aria-invalid]')).toBeVisible({ timeout: SLOW_MS }),
}

const [, otherCurrency = ''] = siteContent.priceCurrencies
const [, otherPrice = ''] = sample(plans.filter(({ prices }) => prices.length > 1)).prices
const currency = (page: Page) =>
  main(page).getByRole('group', { name: planLabels.currency }).getByRole('radio', { name: otherCurrency })
const contents = (page: Page) => main(page).getByRole('navigation', { name: articleCopy.contents })

const journeys: Record<string, Journey> = {
  'the contact form': {
    path: '/contact',
    press: async (page) => {
      await fillMessage(page, message)
      await sendButton(page).click()
    },
    outcome: async (page) => {
      await expect(toast(page, contactMessages.success)).toBeVisible({ timeout: SLOW_MS })
      expect(await received(message.msg)).toHaveLength(1)
    },
  },
  'the newsletter, with Enter': {
    path: '/about',
    press: async (page) => {
      const email = footer(page).getByLabel(labels.footer.newsletterEmail)
      await email.fill(subscriber)
      await email.press('Enter')
    },
    outcome: (page) => expect(toast(page, newsletterMessages.success)).toBeVisible({ timeout: SLOW_MS }),
  },
  SignUp: {
    path: '/signup',
    press: async (page) => {
      await field(page, 'Email').fill('asha@example.com')
      await button(page, 'SignUp').click()
    },
    outcome: async (page) => {
      await expect(main(page).getByText(signUpMessages.nameRequired)).toBeVisible({ timeout: SLOW_MS })
      await expect(field(page, 'Email')).toHaveValue('asha@example.com')
    },
  },
  'SignIn, with Enter': {
    path: '/login',
    press: async (page) => {
      await field(page, 'Email').fill(newAddress())
      await field(page, 'Password').fill('wrong password')
      await field(page, 'Password').press('Enter')
    },
    outcome: async (page) => {
      await expect(main(page).getByRole('alert').filter({ hasText: /\w/ })).toBeVisible({ timeout: SLOW_MS })
      await expect(page).toHaveURL('/login')
    },
  },
  'the drawer': {
    path: '/',
    press: (page) => banner(page).getByRole('button', { name: labels.openMenu }).click(),
    outcome: (page) =>
      expect(page.getByRole('dialog', { name: labels.drawer })).toBeVisible({ timeout: SLOW_MS }),
  },
  'the theme, once for two presses': {
    path: '/terms',
    press: async (page) => {
      await page.setViewportSize({ width: 1280, height: 800 })
      const theme = banner(page).getByRole('button', { name: labels.switchTheme })
      await theme.click()
      await theme.click()
    },
    outcome: (page) =>
      expect(page.locator('html')).toHaveAttribute('data-theme', 'dark', { timeout: SLOW_MS }),
  },
  'the service filter': {
    path: '/services',
    press: (page) =>
      main(page)
        .getByRole('radio', { name: /Digital/ })
        .click(),
    outcome: async (page) => {
      await expect(page).toHaveURL('/services?category=digital', { timeout: SLOW_MS })
      await expect(main(page).getByRole('radio', { name: /Digital/ })).toBeChecked()
    },
  },
  'a bag button': {
    path: '/plans',
    press: (page) => main(page).getByRole('button', { name: /^Add/ }).first().click(),
    outcome: (page) => expect(page).toHaveURL(/^[^?]*\/login\?/, { timeout: SLOW_MS }),
  },
  'the currency switch': {
    path: '/plans',
    press: (page) => currency(page).click(),
    outcome: async (page) => {
      await expect(main(page).getByText(otherPrice, { exact: true }).first()).toBeVisible({
        timeout: SLOW_MS,
      })
      await expect(currency(page)).toBeChecked()
    },
  },
  'the contents of an article': {
    path: sample(articles, 1).path,
    press: (page) => contents(page).getByRole('button').click(),
    outcome: async (page) => {
      await expect(contents(page).getByRole('link').first()).toBeVisible({ timeout: SLOW_MS })
      await expect(contents(page).getByRole('button')).toHaveAttribute('aria-expanded', 'true')
    },
  },
  'the search for more articles': {
    path: '/insight',
    press: (page) => button(page, 'Load more').click(),
    outcome: (page) =>
      expect(main(page).getByText(/^\d+ more articles?$/)).toBeAttached({ timeout: SLOW_MS }),
  },
}

/** Returns a function that waits until the app has taken over. */
type Open = (page: Page, path: string) => Promise<() => Promise<void>>

const openSlowly: Open = async (page, path) => {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_NETWORK)
  await page.goto(path, { waitUntil: 'commit', timeout: SLOW_MS })
  return () => expect(page.locator('html[data-ready]')).toBeAttached({ timeout: SLOW_MS })
}

async function pressEarly(page: Page, open: Open, { path, press, outcome }: Journey) {
  const takeOver = await open(page, path)
  await press(page)
  expect(await page.evaluate(() => 'ready' in document.documentElement.dataset)).toBe(false)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  await takeOver()
  await outcome(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await expect(page.locator('html[data-pressed]')).toHaveCount(0)
}

/** `EARLY_PRESS=slow` opens every page at 50 kbit/s. `npm test` does so for one, and holds the scripts of the others. */
const isAlwaysSlow = process.env.EARLY_PRESS === 'slow'

test.describe('a press before the app has loaded happens once', () => {
  test.use({ viewport: PHONE, colorScheme: 'light', expectedConsole: FAILED_RESOURCE })

  for (const [name, journey] of Object.entries(journeys)) {
    test(name, async ({ site }) => {
      if (isAlwaysSlow) test.setTimeout(2 * SLOW_MS)
      await pressEarly(site, isAlwaysSlow ? openSlowly : visitBeforeScripts, journey)
    })
  }

  test('the unsubscribe form, at 50 kbit/s and 2 s latency', async ({ site }) => {
    test.setTimeout(2 * SLOW_MS)
    await pressEarly(site, openSlowly, unsubscribe)
  })
})

test('a page says that something pressed is still loading', async ({ site }) => {
  const startScripts = await visitBeforeScripts(site, '/contact')
  const notice = () => site.evaluate(() => getComputedStyle(document.body, '::after').content)
  expect(await notice()).toBe('none')
  await sendButton(site).click()
  expect(await notice()).toBe(`"${statusMessages.wait}"`)
  await startScripts()
  await expect(field(site, contactForm.name)).toBeFocused()
  expect(await notice()).toBe('none')
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

test('Logout works for a menu that was pressed before the app had loaded', async ({ signedIn: { site } }) => {
  const startScripts = await visitBeforeScripts(site, '/about')
  await accountMenu(site).click()
  await startScripts()
  await banner(site).getByRole('button', { name: 'Logout' }).click()
  await expect(site).toHaveURL('/login')
})

test.describe('without a network', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not (read|load) |^ChunkLoadError/ })

  test('Logout signs out', async ({ signedIn: { site } }) => {
    await visit(site, '/about')
    await expect(accountMenu(site)).toBeVisible()
    await accountMenu(site).click()
    const logout = banner(site).getByRole('button', { name: 'Logout' })
    await expect(logout).toBeVisible()
    await site.context().setOffline(true)
    await logout.click()
    await expect(accountMenu(site)).toBeHidden()
    await site.context().setOffline(false)
    await visit(site, '/plans')
    await expect(banner(site).getByRole('link', { name: 'SignIn' })).toBeVisible()
  })
})
