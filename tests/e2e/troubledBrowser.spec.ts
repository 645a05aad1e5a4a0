import type { Page } from '@playwright/test'
import { plans } from '@/content/plans'
import { createAccount, fillSignIn } from './helpers/account'
import { readIds, received } from './helpers/backend'
import { expectMessage, fillMessage, newMessage, SENT, sendButton } from './helpers/contact'
import { PLACES, placeAt } from './helpers/faults'
import { DESKTOP, expectPage, hydrated, main, navigate, toast, visit } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans)

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

async function signIn(page: Page) {
  const account = await createAccount()
  await navigate(page, '/login')
  await fillSignIn(page, account)
  await main(page).getByRole('button', { name: 'SignIn', exact: true }).click()
  await expectPage(page, PLACES[0]?.heading)
  return account
}

async function sendMessage(page: Page) {
  const message = newMessage()
  await navigate(page, '/contact')
  await fillMessage(page, message)
  await sendButton(page).click()
  await expect(toast(page, SENT)).toBeVisible()
  expect(await received(message.msg)).toHaveLength(1)
}

/** The ways in which storage can fail. They run in the page. */
const storages = {
  blocked: () => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Blocked', 'SecurityError')
        },
      })
    }
  },
  full: () => {
    const refuse = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
    Storage.prototype.setItem = refuse
    IDBObjectStore.prototype.put = refuse
    IDBObjectStore.prototype.add = refuse
  },
}

for (const [kind, spoil] of Object.entries(storages)) {
  test.describe(`with storage ${kind}`, () => {
    test.use({ expectedConsole: /^Could not |^Failed to load resource|writing to IndexedDB/ })

    test('every page works, a message arrives and users can sign in', async ({ site }) => {
      test.slow()
      await site.addInitScript(spoil)
      await visit(site, '/terms')
      for (const { path, heading } of PLACES) {
        await navigate(site, path)
        await expectPage(site, heading)
      }
      await visit(site, '/')
      await site
        .getByRole('button', { name: /theme|dark|light/i })
        .first()
        .click()
      const message = newMessage()
      await navigate(site, '/contact')
      await fillMessage(site, message)
      await navigate(site, '/services')
      await navigate(site, '/contact')
      await expectMessage(site, message)
      await sendMessage(site)
      await signIn(site)
    })
  })
}

const TWO_DAYS_MS = 2 * 24 * 3_600_000

for (const [kind, shift] of [
  ['two days behind', -TWO_DAYS_MS],
  ['two days ahead', TWO_DAYS_MS],
] as const) {
  test.describe(`with a clock ${kind}`, () => {
    // The rules refuse the first list of articles if the clock is ahead. The next request has the server's time.
    test.use({
      expectedConsole: shift > 0 ? /^Failed to load resource: .* 403|^Could not read blogs/ : /^nothing$/,
    })

    test('every page works, and users can sign in, order and write', async ({ site }) => {
      test.slow()
      await site.clock.install({ time: Date.now() + shift })
      await visit(site, '/services')
      for (const { path, heading } of PLACES) {
        await navigate(site, path)
        await expectPage(site, heading)
      }
      const { uid } = await signIn(site)
      await navigate(site, '/plans')
      await main(site)
        .getByRole('button', { name: `Add to bag ${plan.title}` })
        .click()
      await expect(main(site).getByRole('button', { name: `In your bag ${plan.title}` })).toBeVisible()
      expect(await readIds(`users/${uid}/orders`)).toEqual([plan.id])
      await sendMessage(site)
    })
  })
}

test.describe('after a deploy that took files away', () => {
  test.use({
    expectedConsole:
      /^Failed to load resource|ChunkLoadError|Failed to fetch dynamically|Loading chunk failed/,
  })

  // All pages are loaded in the same way: one without data and one with.
  const pages = [
    { ...placeAt(0), chunk: 'HomePage' },
    { ...placeAt(3), chunk: 'ArticlePage' },
  ]

  test('a page reloads by itself and keeps a half-written message', async ({ site }) => {
    const message = newMessage()
    await visit(site, '/contact')
    await fillMessage(site, message)
    for (const { path, heading, chunk } of pages) {
      await site.evaluate(() => sessionStorage.removeItem('reloaded-at'))
      // The new deploy has the page under another name, so the reload finds its files.
      let isOld = true
      site.on('request', (request) => {
        if (request.isNavigationRequest()) isOld = false
      })
      await site.route(`**/assets/${chunk}-*.js`, (route) =>
        isOld ? route.fulfill({ status: 404, body: '' }) : route.continue(),
      )
      const reloaded = site.waitForEvent('load')
      await navigate(site, path)
      await reloaded
      await hydrated(site)
      await expectPage(site, heading)
      await site.unrouteAll()
    }
    await navigate(site, '/contact')
    await expectMessage(site, message)
  })

  test('a page whose script is gone keeps its prerendered text', async ({ site }) => {
    await site.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now())))
    for (const { path, chunk } of pages) {
      await site.route(`**/assets/${chunk}-*.js`, (route) => route.fulfill({ status: 404, body: '' }))
      await site.goto(path)
      await expect(main(site).getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main(site).getByRole('button', { name: 'Reload' })).toBeVisible()
      await site.unrouteAll()
      await main(site).getByRole('button', { name: 'Reload' }).click()
      await hydrated(site)
    }
  })
})
