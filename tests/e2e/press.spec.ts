import type { Locator, Page } from '@playwright/test'
import { bagMessages } from '@/content/bagMessages'
import { labels } from '@/content/labels'
import { paths } from '@/paths'
import { plans } from '../content'
import { openBag, userMenu } from './helpers/account'
import { addOrders, FIRESTORE } from './helpers/backend'
import { FAILED } from './helpers/contact'
import { holdFirestore } from './helpers/fakeFirestore'
import { breakBackend } from './helpers/faults'
import { banner, DESKTOP, footer, main, PHONE, toast, visit } from './helpers/page'
import { article } from './helpers/pages'
import { expectInPlace, passFrames, placesOf, pressSlowly, slowDownAnimations } from './helpers/press'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

/** On both sides of the 200 px at which the top bar changes its look. */
const ABOVE = 150
const BELOW = 222

const scrollPage = (page: Page, top: number) =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)

/** Scrolls down past 200 px and up again. No control moves, and a slow press hits the first one each time. */
async function scrollUnder(page: Page, controls: Locator[], prepare?: () => Promise<unknown>) {
  const [pressed] = controls
  if (!pressed) throw new Error('There is no control')
  for (const [from, to] of [
    [0, BELOW],
    [BELOW, ABOVE],
  ] as const) {
    await scrollPage(page, from)
    await passFrames(page, 2)
    await expectInPlace(page, await placesOf(controls), () => scrollPage(page, to))
    await scrollPage(page, from)
    await passFrames(page, 2)
    await pressSlowly(page, pressed, { whilePressed: () => scrollPage(page, to) })
    await prepare?.()
  }
}

/** Opens something twice. The second time, each control is from the start where it was in the end of the first time. */
async function openTwice(page: Page, open: () => Promise<unknown>, controls: () => Promise<Locator[]>) {
  await open()
  await passFrames(page, 20)
  const places = await placesOf(await controls())
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await slowDownAnimations(page)
  await open()
  await expectInPlace(page, places)
}

const isSliding = (link: Element) =>
  document
    .getAnimations()
    .some(({ effect }) => effect instanceof KeyframeEffect && effect.target?.contains(link))

test.describe('nothing moves under a press: on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('the top bar, while the page scrolls past 200 px', async ({ site }) => {
    await visit(site, paths.privacy)
    const controls = banner(site).getByRole('link').or(banner(site).getByRole('button'))
    const visible = await controls.filter({ visible: true }).all()
    expect(visible.length).toBeGreaterThan(5)
    await scrollUnder(site, visible)
  })

  test('the user menu, while the page scrolls past 200 px', async ({ signedIn: { site } }) => {
    await visit(site, paths.cart)
    const logout = site.getByRole('button', { name: 'Logout' })
    const menu = banner(site).getByRole('list').filter({ has: logout })
    const open = async () => {
      await userMenu(site).click()
      await expect(menu).toBeVisible()
    }
    await open()
    const [links, buttons] = [menu.getByRole('link'), menu.getByRole('button')]
    await scrollUnder(site, [...(await links.all()), ...(await buttons.all())], open)
    await scrollPage(site, 0)
    await passFrames(site)
    await pressSlowly(site, logout, { whilePressed: () => scrollPage(site, BELOW) })
    await expect(site).toHaveURL(paths.login)
  })

  test('the bag, while it opens, while its content arrives and while a gap closes', async ({
    signedIn: { site, account },
  }) => {
    await addOrders(account.uid, plans.slice(0, 3))
    await visit(site, paths.cart)
    await expect(userMenu(site)).toBeVisible()
    const bag = site.getByRole('dialog', { name: 'My Bag' })
    const closeButton = bag.getByRole('button', { name: labels.close })
    const checkout = bag.getByRole('link', { name: bagMessages.checkout })
    const removeButtons = bag.getByRole('button', { name: bagMessages.remove })

    const release = await holdFirestore(site)
    await openBag(site)
    await passFrames(site, 20)
    await expectInPlace(site, await placesOf([closeButton, checkout]), async () => {
      release()
      await expect(removeButtons).toHaveCount(3)
    })
    await site.unroute(FIRESTORE)

    await pressSlowly(site, checkout, {
      whilePressed: async () => {
        await removeButtons.first().evaluate((button: HTMLElement) => button.click())
        await expect(removeButtons).toHaveCount(2)
      },
    })
    await expect(bag).toBeHidden()

    const open = async () => {
      await userMenu(site).focus()
      await site.keyboard.press('ArrowDown')
      await site.keyboard.press('ArrowDown')
      await site.keyboard.press('Enter')
      await expect(bag).toBeVisible()
    }
    await openTwice(site, open, async () => [closeButton, checkout, removeButtons.last()])
    await pressSlowly(site, closeButton)
  })

  test.describe('with a broken backend', () => {
    test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not send the form`) })
    test('a toast, while it enters', async ({ site }) => {
      await breakBackend(site, 'down')
      await visit(site, paths.terms)
      const dismiss = site.locator('[popover]').getByRole('button', { name: labels.dismiss })
      const subscribe = async () => {
        await footer(site).getByRole('textbox', { name: 'Email' }).fill('reader@example.com')
        await site.keyboard.press('Enter')
        await expect(toast(site, FAILED)).toBeAttached()
      }
      await subscribe()
      await passFrames(site, 20)
      const { x = 0, y = 0 } = (await dismiss.boundingBox()) ?? {}
      // Near its edge, where the button would be last if it slid in.
      const at = { x: x + 4, y: y + 20 }
      await dismiss.click()
      await expect(toast(site, FAILED)).toHaveCount(0)
      await slowDownAnimations(site)
      await subscribe()
      await pressSlowly(site, dismiss, { at })
      await expect(dismiss).toHaveCount(0)
    })
  })

  test('a card, while it slides in', async ({ site }) => {
    await visit(site, paths.about)
    // The animations are loaded with the first scroll.
    const waiting = site.locator('[data-reveal=wait]')
    await expect.poll(() => site.mouse.wheel(0, 10).then(() => waiting.count())).toBeGreaterThan(0)
    const restoreSpeed = await slowDownAnimations(site, 0.02)
    const link = main(site).getByRole('article').getByRole('link').last()
    await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    await expect.poll(() => link.evaluate(isSliding)).toBe(true)
    await pressSlowly(site, link, { frames: 60, whilePressed: restoreSpeed })
  })

  test('a carousel, while its slides move', async ({ site }) => {
    await visit(site, article.path)
    const carousel = site.locator('[aria-roledescription=carousel]')
    const button = (name: string) => carousel.getByRole('button', { name: new RegExp(`^${name}`) })
    await carousel.scrollIntoViewIfNeeded()
    await expect(button(labels.next)).toBeVisible()
    await button(labels.pause).click()
    await slowDownAnimations(site)
    for (const name of [labels.play, labels.previous, labels.next]) await pressSlowly(site, button(name))

    // The carousel moves its slides in the document, so a number would soon mean another one.
    const address = await carousel.getByRole('link').nth(2).getAttribute('href')
    const link = carousel.locator(`a[href="${address}"]`)
    const restoreSpeed = await slowDownAnimations(site, 0.005)
    await button(labels.next).evaluate((element: HTMLElement) => element.click())
    await pressSlowly(site, link, { frames: 60, whilePressed: restoreSpeed })
  })
})

test.describe('nothing moves under a press: on a phone', () => {
  test.use({ viewport: { ...PHONE, height: 1000 } })

  test('the top bar, while the page scrolls past 200 px', async ({ site }) => {
    await visit(site, paths.privacy)
    const opener = banner(site).getByRole('button', { name: labels.openMenu })
    const drawer = site.getByRole('dialog', { name: labels.drawer })
    const close = async () => {
      await expect(drawer).toBeVisible()
      await site.keyboard.press('Escape')
      await expect(drawer).toBeHidden()
    }
    await scrollUnder(site, [opener, banner(site).getByRole('link').first()], close)
  })

  test('the drawer, while it opens', async ({ site }) => {
    await visit(site, paths.privacy)
    const drawer = site.getByRole('dialog', { name: labels.drawer })
    const open = async () => {
      await site.getByRole('button', { name: labels.openMenu }).press('Enter')
      await expect(drawer).toBeVisible()
    }
    const controls = () => drawer.getByRole('link').or(drawer.getByRole('button')).all()
    await openTwice(site, open, controls)
    await pressSlowly(site, drawer.getByRole('link').first())
  })
})
