import type { Locator } from '@playwright/test'
import { site as brand, plans, services } from '../content'
import { openBag } from './helpers/account'
import { addOrders, readIds } from './helpers/backend'
import { PHONE, visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { passFrames, slowDownAnimations } from './helpers/press'
import { expect, test } from './helpers/test'

/** The code of the animations. Until it has loaded, things come and go at once. */
const ANIMATIONS = /\/motionFeatures-[^/]*\.js$/

test('no prerendered page has a style attribute', async ({ request }) => {
  for (const { path } of addresses) {
    expect(await (await request.get(path)).text(), path).not.toMatch(/<[^>]* style=/)
  }
})

test('sections slide in once when they are scrolled to, and nothing in the first viewport is hidden', async ({
  site,
}) => {
  await visit(site, '/about')
  // The animations are loaded with the first scroll.
  const heading = site.getByRole('heading', { name: 'The team' })
  const waiting = heading.locator('xpath=ancestor::*[@data-reveal="wait"]')
  await expect.poll(() => site.mouse.wheel(0, 10).then(() => waiting.count())).toBe(1)
  await expect(waiting).toHaveCSS('opacity', '0')
  const hidden = await site.evaluate(() =>
    [...document.querySelectorAll('[data-reveal]')].filter(
      (element) => element.getBoundingClientRect().top < window.innerHeight,
    ),
  )
  expect(hidden).toEqual([])

  const restoreSpeed = await slowDownAnimations(site)
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await expect.poll(() => heading.evaluate(isMoving)).toBe(true)
  await restoreSpeed()
  await expect(waiting).toHaveCount(0)
  await site.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await heading.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
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

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('everything on the home page is visible, nothing moves, and the drawer is in place at once', {
    tag: '@smoke',
  }, async ({ site }) => {
    await visit(site, '/')
    // Every part has then been seen, which is when it would move.
    for (const region of await site.getByRole('main').locator('section').all()) {
      await region.scrollIntoViewIfNeeded()
      expect(await site.evaluate(movingParts)).toEqual([])
    }
    const unseen = await site.evaluate(() =>
      [...document.querySelectorAll('main h2, main h3, main p')]
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }))
        .map((element) => element.outerHTML),
    )
    expect(unseen).toEqual([])

    await site.setViewportSize(PHONE)
    await site.getByRole('button', { name: 'Open menu' }).click()
    const drawer = site.getByRole('dialog')
    await expect(drawer).toBeVisible()
    expect((await panelOf(drawer)).right).toBe(PHONE.width)
    expect(await site.evaluate(movingParts)).toEqual([])
    await site.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
  })
})

test.describe('the drawer on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  test('slides in behind its controls, and a press while it leaves reaches the page', async ({ site }) => {
    await visit(site, '/')
    const opener = site.getByRole('button', { name: 'Open menu' })
    const drawer = site.getByRole('dialog')
    const restoreSpeed = await slowDownAnimations(site)
    await opener.click()
    await expect.poll(() => site.evaluate(movingParts)).not.toEqual([])
    expect((await panelOf(drawer)).right).toBe(PHONE.width)
    await restoreSpeed()
    await site.keyboard.press('Escape')
    await opener.click()
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await panelOf(drawer)).right).toBe(PHONE.width)
  })
})

/** Where the drawer's panel is, which moves inside the dialog. */
function panelOf(drawer: Locator) {
  return drawer.evaluate((dialog) => dialog.firstElementChild?.getBoundingClientRect().toJSON())
}

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
    await passFrames(site)
    const [first, second] = [await topOf(0), await topOf(1)]
    await rows.nth(1).evaluate(watchTop)
    // So that frames are drawn in between on a busy machine, too.
    await slowDownAnimations(site, 0.25)
    await rows.first().getByRole('button').click()
    await expect(rows).toHaveCount(count - 1)
    await expect.poll(() => topOf(0)).toBe(first)
    const tops = await rows
      .first()
      .evaluate((row: HTMLElement) => row.dataset.tops?.split(' ').map(Number) ?? [])
    return tops.filter((top) => top > first + 1 && top < second - 1)
  }
  const stored = () => readIds(`users/${account.uid}/orders`)
  expect((await removeFirstOf(3)).length).toBeGreaterThan(1)
  await expect.poll(stored).toHaveLength(2)
  await site.emulateMedia({ reducedMotion: 'reduce' })
  expect(await removeFirstOf(2)).toEqual([])
  await expect.poll(stored).toHaveLength(1)
})

/** Runs in the page. Notes every place of the row. */
function watchTop(row: Element) {
  const tops: number[] = []
  function look() {
    tops.push(Math.round(row.getBoundingClientRect().top))
    if (row instanceof HTMLElement) row.dataset.tops = tops.join(' ')
    requestAnimationFrame(look)
  }
  look()
}

test('the film opens, loads and closes', { tag: '@smoke' }, async ({ site }) => {
  await visit(site, '/')
  await site.getByRole('button', { name: 'Play the film' }).click()
  const video = site.getByLabel(`${brand.name}: the film`)
  await expect(video).toBeFocused()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.videoWidth))
    .toBeGreaterThan(0)
  await video.press('Escape')
  await expect(video).toHaveCount(0)
})

test('the film fades in and out, or comes and goes at once where motion is not wanted, and gives the focus back', async ({
  site,
}) => {
  await visit(site, '/')
  const play = site.getByRole('button', { name: 'Play the film' })
  const frame = site.locator('img[src="/film/poster.svg"]').locator('xpath=..')
  const video = site.getByLabel(`${brand.name}: the film`)
  const seen = () => frame.evaluate((element: HTMLElement) => element.dataset.seen?.split(' ') ?? [])
  const isFaded = (frames: string[]) => frames.some((opacity) => Number(opacity) > 0 && Number(opacity) < 1)

  /** Returns whether the film is seen to fade in and to fade out. */
  async function playAndClose() {
    const before = await seen()
    await play.click()
    await expect(video).toBeFocused()
    await expect.poll(() => frame.evaluate(isFilmOpaque)).toBe(true)
    const entering = await seen()
    await video.press('Escape')
    await expect(play).toBeFocused()
    await expect(video).toHaveCount(0)
    return [entering.slice(before.length), (await seen()).slice(entering.length)].map(isFaded)
  }
  const features = site.waitForResponse(ANIMATIONS)
  await playAndClose()
  await (await features).finished()
  await passFrames(site)

  await frame.evaluate(watchFilm)
  // So that frames are drawn during the fades on a busy machine, too.
  await slowDownAnimations(site)
  expect(await playAndClose()).toEqual([true, true])
  await site.emulateMedia({ reducedMotion: 'reduce' })
  expect(await playAndClose()).toEqual([false, false])
})

const isFilmOpaque = (frame: Element) => {
  const stage = frame.querySelector('video')?.parentElement
  return stage instanceof HTMLElement && getComputedStyle(stage).opacity === '1'
}

/** Runs in the page. Notes the film's opacity in every frame in which it is there. */
function watchFilm(frame: Element) {
  const seen: string[] = []
  function look() {
    const stage = frame.querySelector('video')?.parentElement
    if (stage && frame instanceof HTMLElement) {
      seen.push(getComputedStyle(stage).opacity)
      frame.dataset.seen = seen.join(' ')
    }
    requestAnimationFrame(look)
  }
  look()
}

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
