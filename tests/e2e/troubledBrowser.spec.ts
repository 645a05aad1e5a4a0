import type { Page, Route } from '@playwright/test'
import { paths } from '@/paths'
import { site as owner, pageTexts, plans, words } from '../content'
import { createAccount, openBag, signIn, startSignedIn } from './helpers/account'
import { received } from './helpers/backend'
import { expectMessage, fillMessage, newMessage, sendButton } from './helpers/contact'
import { refuse } from './helpers/faults'
import { expectSingleHeadTags } from './helpers/headTags'
import {
  banner,
  button,
  DESKTOP,
  expectPage,
  footer,
  hydrated,
  main,
  navigate,
  PHONE,
  toast,
  visit,
} from './helpers/page'
import { article, homeHeading, titleOf } from './helpers/pages'
import { sample } from './helpers/published'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

const [NOT_SENT = ''] = words.contact.notSent({ email: '', phone: '' }).split('.')

/** Runs in the page. */
function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Blocked', 'SecurityError')
      },
    })
  }
}

// For full storage, see tests/unit/lib/storage.dom.test.ts.
test.describe('with storage blocked', () => {
  test.use({ expectedConsole: /^Could not |^Failed to load resource|writing to IndexedDB/ })

  test('pages work, a message is kept and arrives, and users can sign in', async ({ site }) => {
    await site.clock.install()
    await site.addInitScript(blockStorage)
    await visit(site, paths.home)
    await banner(site).getByRole('button', { name: words.frame.switchTheme }).click()
    const message = newMessage()
    await navigate(site, paths.contact)
    await fillMessage(site, message)
    await navigate(site, article.path)
    await expectPage(site, article.title)
    await navigate(site, paths.contact)
    await expectMessage(site, message)
    await sendButton(site).click()
    await expect(toast(site, words.contact.success)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
    await navigate(site, paths.login)
    await signIn(site, await createAccount())
    await expectPage(site, homeHeading)
  })
})

test.describe('after a deploy that took files away', () => {
  test.use({
    expectedConsole:
      /^Failed to load|^Could not add|ChunkLoadError|Failed to fetch dynam|Loading chunk failed/,
  })

  /** Answers these requests until the page is loaded again. */
  async function answerOldPage(site: Page, urls: string | RegExp, answer: (route: Route) => Promise<void>) {
    let isOld = true
    site.on('request', (request) => {
      if (request.isNavigationRequest()) isOld = false
    })
    await site.route(urls, (route) =>
      isOld && route.request().method() !== 'OPTIONS' ? answer(route) : route.continue(),
    )
  }

  /** The new deploy has the file under another name, so a page that is loaded again finds its own. */
  const rename = (site: Page, files: string) =>
    answerOldPage(site, files, (route) => route.fulfill({ status: 404, body: '' }))

  /** The new deploy also has new rules. */
  async function changeRules(site: Page) {
    await rename(site, '**/assets/index-*.js')
    await answerOldPage(site, /\/documents:commit/, refuse)
  }

  test('a press on a link opens its page, and a half-written message stays', async ({ site }) => {
    const message = newMessage()
    await visit(site, paths.contact)
    await fillMessage(site, message)
    await rename(site, '**/assets/HomePage-*.js')
    await banner(site).getByRole('link', { name: words.navigation.home }).click()
    await expectPage(site, homeHeading)
    await navigate(site, paths.contact)
    await expectMessage(site, message)
  })

  for (const viewport of [PHONE, DESKTOP]) {
    test(`the first press on My Bag opens it at ${viewport.width} px`, async ({ site }) => {
      await site.setViewportSize(viewport)
      await startSignedIn(site, await createAccount())
      // The code is requested before the press, and is gone after it.
      let press = () => {}
      const isPressed = new Promise<void>((resolve) => (press = resolve))
      let isOld = true
      await site.route('**/assets/BagDialog-*.js', async (route) => {
        if (!isOld) return route.continue()
        await isPressed
        await route.fulfill({ status: 404, body: '' })
      })
      await visit(site, paths.terms)
      site.on('request', (request) => {
        if (request.isNavigationRequest()) isOld = false
      })
      const bag = await openBag(site)
      press()
      await expect(bag).toBeVisible()
      await expect(bag.getByText(words.bag.empty)).toBeVisible()
      expect(isOld).toBe(false)
    })
  }

  test('a plan that the new rules refuse to this page is put into the bag by the new one', async ({
    site,
  }) => {
    const plan = sample(plans)
    await startSignedIn(site, await createAccount())
    await visit(site, paths.plans)
    await changeRules(site)
    const reloaded = site.waitForEvent('load')
    await button(site, `${words.plans.add} ${plan.title}`).click()
    await reloaded
    await expect(button(site, `${words.plans.inBag} ${plan.title}`)).toBeVisible()
  })

  test('a message that the new rules refuse is kept, and sent from the new page', async ({ site }) => {
    const message = newMessage()
    await visit(site, paths.contact)
    await fillMessage(site, message)
    await changeRules(site)
    const reloaded = site.waitForEvent('load')
    await sendButton(site).click()
    await reloaded
    await hydrated(site)
    await expectMessage(site, message)
    await expect(main(site).getByText(NOT_SENT)).toBeVisible()
    await sendButton(site).click()
    await expect(toast(site, words.contact.success)).toBeVisible()
    expect(await received(message.msg)).toHaveLength(1)
  })

  test('the first press on the film plays it', async ({ site }) => {
    await visit(site, paths.home)
    await rename(site, '**/assets/FilmPlayer-*.js')
    await main(site).getByRole('button', { name: words.film.play }).click()
    await expect(main(site).locator('video')).toBeVisible()
  })

  test('the code that sends the newsletter is there before an address is typed', async ({ site }) => {
    await visit(site, paths.terms)
    await rename(site, '**/assets/guestWrites-*.js')
    const address = footer(site).getByRole('textbox', { name: words.newsletter.email })
    const reloaded = site.waitForEvent('load')
    await address.focus()
    await reloaded
    await hydrated(site)
    await address.fill('reader@example.com')
    await address.press('Enter')
    await expect(toast(site, words.newsletter.success)).toBeVisible()
  })

  test('a page whose script is gone keeps its prerendered text', async ({ site }) => {
    // Before this document.
    await site.addInitScript(() => sessionStorage.setItem('reloaded-at', String(Date.now() - 30_000)))
    await site.route('**/assets/ArticlePage-*.js', (route) => route.fulfill({ status: 404, body: '' }))
    await site.goto(article.path)
    await expect(main(site).getByRole('heading', { level: 1, name: article.title })).toBeVisible()
    await expect(site.getByText(words.frame.scriptNotice({ email: owner.contact.email }))).toBeVisible()
  })
})

test.describe('without a network', () => {
  test.use({ expectedConsole: /^Failed to load|ChunkLoadError|Failed to fetch dynam|Loading chunk failed/ })

  test('a page that does not come says that it loads again, and does so when the network returns', async ({
    site,
    context,
  }) => {
    await visit(site, paths.terms)
    await context.setOffline(true)
    await navigate(site, paths.about)
    await expectPage(site, words.errors.chunk({ reason: 'error' }))
    await expect(main(site).getByText(words.errors.loadsAgain)).toBeVisible()
    await context.setOffline(false)
    await expectPage(site, pageTexts.about.heading)
  })
})

test.describe('an address that does not exist', () => {
  test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Document does not exist`) })

  test('is a 404 page in the app, too, which leads on, also after a fragment and Back', async ({ site }) => {
    // A page that the app hydrates as another one logs a warning, which fails the test.
    for (const path of [
      '/no-such-page',
      '/insight/..dots',
      '/insight/a/b',
      '/services/nothing-of-the-kind',
    ]) {
      const response = await site.goto(path)
      expect(response?.status(), path).toBe(404)
      await hydrated(site)
      await expectPage(site, pageTexts.notFound.heading)
      await expect(site).toHaveTitle(titleOf(pageTexts.notFound.title))
    }
    await banner(site).getByRole('link', { name: words.navigation.services }).click()
    await expectPage(site, pageTexts.services.heading)
    await expectSingleHeadTags(site)
    // As the browser does for a fragment link: an entry without the router's key.
    await site.evaluate(() => location.assign('#elsewhere'))
    await banner(site).getByRole('link', { name: words.navigation.aboutUs }).click()
    await expectPage(site, pageTexts.about.heading)
    await site.goBack()
    await expect(site).toHaveURL('/services#elsewhere')
    await expectPage(site, pageTexts.services.heading)
  })

  test('but is only incomplete says so', async ({ site }) => {
    await visit(site, '/insight/unknown')
    await expectPage(site, 'This article was not found.')
    await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expectSingleHeadTags(site)
    await main(site).getByRole('link', { name: pageTexts.insights.heading }).click()
    await expectPage(site, pageTexts.insights.heading)
    await visit(site, '/auth/action')
    await expect(main(site).getByText(words.authAction.incomplete)).toBeVisible()
  })
})
