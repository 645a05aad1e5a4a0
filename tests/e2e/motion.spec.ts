import { filmLabels, labels } from '@/content/labels'
import { site as brand } from '../content'
import { DESKTOP, main, PHONE, visit } from './helpers/page'
import { slowDownAnimations } from './helpers/press'
import { expect, test } from './helpers/test'

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
    expect(await site.evaluate(movingParts)).toEqual([])
  })
})

test('the film loads, fades in, or comes at once where motion is not wanted, and gives the focus back', {
  tag: '@smoke',
}, async ({ site, browserName }) => {
  await visit(site, '/')
  const play = site.getByRole('button', { name: filmLabels.play })
  const video = site.getByLabel(`${brand.name}: the film`)
  const stage = video.locator('xpath=..')

  const features = site.waitForResponse(/\/motionFeatures-[^/]*\.js$/)
  for (const motion of ['not loaded yet', 'slow', 'not wanted']) {
    if (motion === 'slow') {
      await (await features).finished()
      // So that frames are drawn during the fades on a busy machine, too.
      await slowDownAnimations(site)
    }
    if (motion === 'not wanted') await site.emulateMedia({ reducedMotion: 'reduce' })
    await play.click()
    await expect(video).toBeFocused()
    const opacities = await stage.evaluate(watchUntilOpaque)
    if (motion !== 'not loaded yet') {
      expect(opacities.some((opacity) => opacity > 0 && opacity < 1)).toBe(motion === 'slow')
    }
    const width = () => video.evaluate((element: HTMLVideoElement) => element.videoWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await video.press('Escape')
    await expect(play).toBeFocused()
    await expect(video).toHaveCount(0)
    if (browserName !== 'chromium') return
  }
})

/** Runs in the page. The opacity in every frame until it is 1. */
async function watchUntilOpaque(element: Element) {
  const opacities: number[] = []
  while (opacities.at(-1) !== 1) {
    opacities.push(Number(getComputedStyle(element).opacity))
    await new Promise(requestAnimationFrame)
  }
  return opacities
}
