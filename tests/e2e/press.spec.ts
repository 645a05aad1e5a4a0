import type { Locator } from '@playwright/test'
import { paths } from '@/paths'
import { pageTexts, plans, words } from '../content'
import { openBag, userMenu } from './helpers/account'
import { addOrders, FIRESTORE } from './helpers/backend'
import { breakBackend } from './helpers/faults'
import { banner, DESKTOP, footer, holdRequests, main, PHONE, setHidden, toast, visit } from './helpers/page'
import { centreOf, expectInPlace, passFrames, placesOf, slowDownAnimations } from './helpers/press'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

// A control that moves between pointer down and pointer up gets no click.

const controlsOf = (part: Locator) =>
  part.getByRole('link').or(part.getByRole('button')).filter({ visible: true }).all()

test('the top bar stays in place while it changes its look, 200 px below the top', async ({ site }) => {
  for (const viewport of [PHONE, DESKTOP]) {
    await site.setViewportSize(viewport)
    await visit(site, paths.privacy)
    for (const top of [222, 150]) {
      await expectInPlace(site, await placesOf(await controlsOf(banner(site))), () =>
        site.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top),
      )
    }
    expect((await banner(site).locator('> *').boundingBox())?.y).toBe(0)
  }
})

test('the controls of the drawer are in place from its first frame', async ({ site }) => {
  await site.setViewportSize(PHONE)
  await visit(site, paths.privacy)
  const drawer = site.getByRole('dialog', { name: words.frame.menu })
  const open = async () => {
    await site.getByRole('button', { name: words.frame.openMenu }).press('Enter')
    await expect(drawer).toBeVisible()
  }
  await open()
  await passFrames(site, 20)
  const places = await placesOf(await controlsOf(drawer))
  await site.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await slowDownAnimations(site)
  await open()
  await expectInPlace(site, places, () => passFrames(site))
})

test('a page whose scroll bar takes room does not move when a dialog opens', async ({ playwright, baseURL }, {
  project,
}) => {
  // Playwright hides them.
  const options = { ...project.use.launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }
  const browser = await playwright.chromium.launch(options)
  const page = await browser.newPage({ ...(baseURL && { baseURL }), viewport: PHONE })
  await visit(page, paths.privacy)
  const width = () => main(page).evaluate((element) => element.getBoundingClientRect().width)
  const before = await width()
  expect(before).toBeLessThan(PHONE.width)
  await banner(page).getByRole('button', { name: words.frame.openMenu }).click()
  await expect(page.getByRole('dialog', { name: words.frame.menu })).toBeVisible()
  expect(await width()).toBe(before)
  await browser.close()
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the bag stays in place while plans come and go', async ({ signedIn: { site, account } }) => {
    await addOrders(account.uid, plans.slice(0, 3))
    await visit(site, paths.cart)
    await expect(userMenu(site)).toBeVisible()
    const release = await holdRequests(site, FIRESTORE)
    const bag = await openBag(site)
    await expect(bag).toBeVisible()
    await passFrames(site, 20)
    const removeButtons = bag.getByRole('button', { name: words.bag.remove })
    const places = await placesOf([
      bag.getByRole('button', { name: words.controls.close }),
      bag.getByRole('link', { name: words.bag.checkout }),
    ])
    await expectInPlace(site, places, async () => {
      release()
      await expect(removeButtons).toHaveCount(3)
      await removeButtons.first().click()
      await expect(removeButtons).toHaveCount(2)
    })
  })

  test.describe('with a broken backend', () => {
    test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not `) })

    test('a toast does not move, and is above a page transition, in which links work', async ({ site }) => {
      await breakBackend(site, 'down')
      await visit(site, paths.terms)
      // Toasts wait until the visitor sees them.
      await setHidden(site, true)
      const dismiss = site.locator('[popover]').getByRole('button', { name: words.controls.dismiss })
      const subscribe = async () => {
        await footer(site).getByRole('textbox', { name: words.newsletter.email }).fill('reader@example.com')
        await site.keyboard.press('Enter')
        await expect(toast(site, words.contact.failure)).toBeAttached()
      }
      await subscribe()
      await dismiss.hover()
      const places = await placesOf([dismiss])
      await dismiss.click()
      await expect(toast(site, words.contact.failure)).toHaveCount(0)
      await slowDownAnimations(site)
      await subscribe()
      const at = await centreOf(dismiss)
      expect([at]).toEqual(places.map((place) => place.at))

      await banner(site).getByRole('link', { name: words.navigation.aboutUs }).press('Enter')
      await expect(main(site).getByRole('heading', { level: 1, name: pageTexts.about.heading })).toBeFocused()
      expect(await site.evaluate(transitionParts)).toEqual([])
      await expectInPlace(site, places, () => passFrames(site))
      await dismiss.click()
      await expect(toast(site, words.contact.failure)).toHaveCount(0)

      await banner(site).getByRole('link', { name: words.navigation.home, exact: true }).click()
      await expect.poll(() => site.evaluate(transitionParts), { intervals: [100] }).not.toEqual([])
      await banner(site).getByRole('link', { name: words.navigation.services, exact: true }).click()
      await expect(site).toHaveURL(paths.services)
    })
  })
})

/** What fades in a running page transition. React runs further animations, on parts without a size. */
const transitionParts = () =>
  document
    .getAnimations()
    .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
    .filter((part) => part?.startsWith('::view-transition-new'))
