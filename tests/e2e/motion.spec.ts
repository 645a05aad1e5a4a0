import { site as brand, words } from '../content'
import { DESKTOP, main, PHONE, visit } from './helpers/page'
import { centreOf, passFrames, slowDownAnimations } from './helpers/press'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

test('cards slide in once when they are scrolled to, and a press meanwhile hits them', async ({ site }) => {
  await visit(site, '/our-innovation')
  // The animations are loaded with the first scroll.
  const link = main(site).getByRole('article').getByRole('link').last()
  const waiting = link.locator('xpath=ancestor::*[@data-reveal="wait"]')
  await expect.poll(() => site.mouse.wheel(0, 10).then(() => waiting.count())).toBe(1)
  await expect(waiting).toHaveCSS('opacity', '0')
  for (const part of await site.locator('[data-reveal]').all()) await expect(part).not.toBeInViewport()

  const setSpeed = await slowDownAnimations(site, 0.01)
  const show = () =>
    link.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }))
  await show()
  await expect.poll(() => link.evaluate(isMoving)).toBe(true)
  // The link must not move away before the press arrives.
  await setSpeed(0)
  await link.evaluate((element) =>
    element.addEventListener('click', (event) => {
      event.preventDefault()
      element.textContent = 'pressed'
    }),
  )
  // A control that moves away between pointer down and pointer up gets no click.
  const { x, y } = await centreOf(link)
  await site.mouse.move(x, y)
  await site.mouse.down()
  await setSpeed(1)
  await passFrames(site, 60)
  await site.mouse.up()
  await expect(link).toHaveText('pressed')
  await expect(waiting).toHaveCount(0)
  await site.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await passFrames(site)
  await show()
  await passFrames(site)
  expect(await link.evaluate(isMoving)).toBe(false)
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

  test('all is visible, nothing moves, and the drawer is in place', { tag: '@smoke' }, async ({ site }) => {
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
    await site.getByRole('button', { name: words.frame.openMenu }).click()
    await expect(site.getByRole('dialog')).toBeVisible()
    expect(await site.evaluate(movingParts)).toEqual([])
  })
})

test('the film plays, also without motion, and gives the focus back', { tag: '@smoke' }, async ({ site }) => {
  await visit(site, '/')
  const play = site.getByRole('button', { name: words.film.play })
  const video = site.getByLabel(`${brand.name}: the film`)
  for (const reducedMotion of ['no-preference', 'reduce'] as const) {
    await site.emulateMedia({ reducedMotion })
    await play.click()
    await expect(video).toBeFocused()
    await expect(video.locator('xpath=..')).toHaveCSS('opacity', '1')
    const width = () => video.evaluate((element: HTMLVideoElement) => element.videoWidth)
    await expect.poll(width).toBeGreaterThan(0)
    await video.press('Escape')
    await expect(play).toBeFocused()
    await expect(video).toHaveCount(0)
  }
})
