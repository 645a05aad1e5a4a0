import type { Locator } from '@playwright/test'
import { filmLabels, labels } from '@/content/labels'
import { site as brand, plans, services } from '../content'
import { openBag } from './helpers/account'
import { addOrders } from './helpers/backend'
import { DESKTOP, main, PHONE, visit } from './helpers/page'
import { slowDownAnimations, watchStyle } from './helpers/press'
import { expect, test } from './helpers/test'

/** The code of the animations. Until it has loaded, things come and go at once. */
const ANIMATIONS = /\/motionFeatures-[^/]*\.js$/

test.use({ viewport: DESKTOP })

test('sections slide in once when they are scrolled to, and nothing in the first viewport is hidden', async ({
  site,
}) => {
  await visit(site, '/about')
  // The animations are loaded with the first scroll.
  const heading = site.getByRole('heading', { name: 'The team' })
  const waiting = heading.locator('xpath=ancestor::*[@data-reveal="wait"]')
  await expect.poll(() => site.mouse.wheel(0, 10).then(() => waiting.count())).toBe(1)
  await expect(waiting).toHaveCSS('opacity', '0')
  for (const part of await site.locator('[data-reveal]').all()) await expect(part).not.toBeInViewport()

  const restoreSpeed = await slowDownAnimations(site)
  const show = () =>
    heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await show()
  await expect.poll(() => heading.evaluate(isMoving)).toBe(true)
  await restoreSpeed()
  await expect(waiting).toHaveCount(0)
  await site.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await show()
  expect(await heading.evaluate(isMoving)).toBe(false)
})

/** Whether the element or what holds it is half transparent or out of its place. */
function isMoving(element: Element): boolean {
  const frame = element.closest('[class*=sliding]')
  if (!frame) throw new Error('Not a part that slides in')
  const { opacity, transform } = getComputedStyle(frame)
  return opacity !== '0' && (opacity !== '1' || transform !== 'none')
}

/** Runs in the page. */
const movingParts = () =>
  document
    .getAnimations()
    .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
    .map((animation) => ((animation.effect as KeyframeEffect | null)?.target as Element)?.outerHTML)

const rightOf = (drawer: Locator) =>
  drawer.evaluate((dialog) => dialog.firstElementChild?.getBoundingClientRect().right)

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('everything on the home page is visible, nothing moves, and the drawer is in place at once', {
    tag: '@smoke',
  }, async ({ site }) => {
    await visit(site, '/')
    // Every part has then been seen, which is when it would move.
    for (const region of await main(site).locator('section').all()) {
      await region.scrollIntoViewIfNeeded()
      expect(await site.evaluate(movingParts)).toEqual([])
    }
    for (const text of await main(site).locator('h2, h3, p').filter({ visible: true }).all()) {
      expect(await text.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true)
    }
    await site.setViewportSize(PHONE)
    await site.getByRole('button', { name: labels.openMenu }).click()
    await expect(site.getByRole('dialog')).toBeVisible()
    expect(await rightOf(site.getByRole('dialog'))).toBe(PHONE.width)
    expect(await site.evaluate(movingParts)).toEqual([])
  })
})

test.describe('the drawer on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('slides in behind its controls, and a press while it leaves reaches the page', async ({ site }) => {
    await visit(site, '/')
    const opener = site.getByRole('button', { name: labels.openMenu })
    const drawer = site.getByRole('dialog')
    const restoreSpeed = await slowDownAnimations(site)
    await opener.click()
    await expect.poll(() => site.evaluate(movingParts)).not.toEqual([])
    expect(await rightOf(drawer)).toBe(PHONE.width)
    await restoreSpeed()
    await site.keyboard.press('Escape')
    await opener.click()
    await expect.poll(() => rightOf(drawer)).toBe(PHONE.width)
  })
})

test('a plan that is removed from the bag closes its gap step by step, or at once where motion is not wanted', async ({
  signedIn: { site, account },
}) => {
  await addOrders(account.uid, plans.slice(0, 3))
  const rows = site.getByRole('dialog').getByRole('listitem')
  const topOf = async (index: number) => Math.round((await rows.nth(index).boundingBox())?.y ?? -1)

  /** Returns where the second of so many plans is seen while it moves to the place of the first. */
  async function removeFirstOf(count: number) {
    const features = site.waitForResponse(ANIMATIONS)
    await visit(site, '/cart')
    await openBag(site)
    await expect(rows).toHaveCount(count)
    await (await features).finished()
    const [first, second] = [await topOf(0), await topOf(1)]
    const seen = await watchStyle(rows.nth(1), 'top')
    // So that frames are drawn in between on a busy machine, too.
    await slowDownAnimations(site, 0.25)
    await rows.first().getByRole('button').click()
    await expect(rows).toHaveCount(count - 1)
    await expect.poll(() => topOf(0)).toBe(first)
    return (await seen()).filter((top) => top > first + 1 && top < second - 1)
  }
  expect((await removeFirstOf(3)).length).toBeGreaterThan(1)
  await site.emulateMedia({ reducedMotion: 'reduce' })
  expect(await removeFirstOf(2)).toEqual([])
})

test('the film loads, fades in and out, or comes and goes at once where motion is not wanted, and gives the focus back', {
  tag: '@smoke',
}, async ({ site, browserName }) => {
  await visit(site, '/')
  const play = site.getByRole('button', { name: filmLabels.play })
  const video = site.getByLabel(`${brand.name}: the film`)
  const stage = video.locator('xpath=..')

  async function playAndClose() {
    await play.click()
    await expect(video).toBeFocused()
    const seen = await watchStyle(stage, 'opacity')
    await expect(stage).toHaveCSS('opacity', '1')
    const width = () => video.evaluate((element: HTMLVideoElement) => element.videoWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await video.press('Escape')
    await expect(play).toBeFocused()
    await expect(video).toHaveCount(0)
    const opacities = await seen()
    const whole = opacities.indexOf(1)
    return [opacities.slice(0, whole), opacities.slice(whole)].map((some) =>
      some.some((opacity) => opacity > 0 && opacity < 1),
    )
  }
  const features = site.waitForResponse(ANIMATIONS)
  await playAndClose()
  if (browserName !== 'chromium') return
  await (await features).finished()
  // So that frames are drawn during the fades on a busy machine, too.
  await slowDownAnimations(site)
  expect(await playAndClose()).toEqual([true, true])
  await site.emulateMedia({ reducedMotion: 'reduce' })
  expect(await playAndClose()).toEqual([false, false])
})

test('filtered items fade in', async ({ site }) => {
  await visit(site, '/services')
  const cards = site.getByRole('listitem').filter({ has: site.getByRole('article') })
  const opacity = () => cards.first().evaluate((card) => getComputedStyle(card.closest('ul') ?? card).opacity)
  await slowDownAnimations(site)
  expect(await opacity()).toBe('1')
  await site.getByRole('radio', { name: 'Digital' }).check()
  await expect(cards).toHaveCount(services.filter(({ practice }) => practice === 'digital').length)
  await expect.poll(opacity).not.toBe('1')
})
