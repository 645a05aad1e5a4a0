import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { pages } from '../content'
import { contrast } from './helpers/colours'
import { FAILED } from './helpers/contact'
import { breakBackend } from './helpers/faults'
import { banner, DESKTOP, footer, main, toast, visit } from './helpers/page'
import { passFrames, slowDownAnimations } from './helpers/press'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({ viewport: DESKTOP })

async function open(page: Page, link: string, heading: string) {
  await banner(page).getByRole('link', { name: link, exact: true }).press('Enter')
  await expect(main(page).getByRole('heading', { level: 1, name: heading })).toBeFocused()
}

const openAbout = (page: Page) => open(page, 'AboutUs', pages.about.heading)

/** What fades in a running page transition. React runs further animations, on parts without a size. */
const transitionParts = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .filter((part) => part?.startsWith('::view-transition-new')),
  )

/** Stops the next page transition near its start, when both pages show. Returns a function that lets it end. */
async function holdTransition(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(async () => {
    const isTransition = ({ effect }: Animation) =>
      effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')
    const found = () => document.getAnimations().filter(isTransition)
    while (found().length === 0) await new Promise(requestAnimationFrame)
    for (const animation of found()) {
      animation.pause()
      animation.currentTime = Number(animation.effect?.getComputedTiming().duration) / 10
    }
  })
  return () =>
    page.evaluate(() => {
      for (const animation of document.getAnimations()) {
        if (animation.playState === 'paused') animation.play()
      }
    })
}

/** Waits until the bar's own animations have ended. Those that follow the scroll position never do. */
const barIsStill = (page: Page) =>
  expect
    .poll(() =>
      banner(page).evaluate(
        (bar) =>
          bar.getAnimations({ subtree: true }).filter(({ timeline }) => timeline instanceof DocumentTimeline)
            .length,
      ),
    )
    .toBe(0)

/** The share of the pixels in which two screenshots clearly differ. */
function differingShare(page: Page, ...screenshots: [Buffer, Buffer]): Promise<number> {
  return page.evaluate(
    async (images) => {
      const [a = [], b = []] = await Promise.all(
        images.map(async (image) => {
          const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
          const bitmap = await createImageBitmap(new Blob([bytes]))
          const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
          context?.drawImage(bitmap, 0, 0)
          return [...(context?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? [])]
        }),
      )
      return a.filter((value, place) => Math.abs(value - (b[place] ?? 0)) > 16).length / a.length
    },
    screenshots.map((screenshot) => screenshot.toString('base64')),
  )
}

test('a page transition shows both pages, but not over the top bar', async ({ site }) => {
  // The code of both pages has to be loaded: a loading screen would have a transition of its own.
  await site.emulateMedia({ reducedMotion: 'reduce' })
  await visit(site, paths.about)
  await open(site, 'Home', pages.home.heading)
  await passFrames(site)
  await site.emulateMedia({ reducedMotion: 'no-preference' })
  // So that the hero's ribbons are below the bar.
  await site.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  const box = await banner(site).locator('> *').boundingBox()
  if (!box) throw new Error('There is no top bar')
  // Without its lower edge, which changes at the top of the new page.
  const bar = { ...box, height: box.height - 8 }
  const page = { ...box, y: 200, height: 400 }
  const before = await site.screenshot({ clip: page })
  const holding = holdTransition(site)
  await openAbout(site)
  const letItEnd = await holding
  // The bar looks different below the top of a page, and screenshots are wrong while the page scrolls.
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(0)
  await expect(banner(site).locator('[data-raised]')).toHaveCount(0)
  await barIsStill(site)
  expect(await transitionParts(site)).not.toEqual([])
  const during = { bar: await site.screenshot({ clip: bar }), page: await site.screenshot({ clip: page }) }
  await letItEnd()
  await expect.poll(() => transitionParts(site)).toEqual([])
  await barIsStill(site)
  expect(await differingShare(site, during.bar, await site.screenshot({ clip: bar }))).toBeLessThan(0.02)
  const after = await site.screenshot({ clip: page })
  expect([before, after].map((one) => during.page.equals(one))).toEqual([false, false])
})

test.describe('a toast', () => {
  test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not `) })

  test('stays above a page transition and stands out from the footer', async ({ site }) => {
    await breakBackend(site, 'down')
    await visit(site, paths.terms)
    await footer(site).getByRole('textbox', { name: 'Email' }).fill('reader@example.com')
    await site.keyboard.press('Enter')
    const shown = toast(site, FAILED)
    await expect(shown).toBeVisible()
    const edge = site.locator('[popover] [data-type]')
    for (const colorScheme of ['light', 'dark'] as const) {
      await site.emulateMedia({ colorScheme })
      const hasBorder = await edge.evaluate((toast) => getComputedStyle(toast).borderTopStyle !== 'none')
      const contrasts = await Promise.all(
        ([...(hasBorder ? (['borderTopColor'] as const) : []), 'backgroundColor'] as const).map((property) =>
          contrast([edge, property], [footer(site), 'backgroundColor']),
        ),
      )
      expect(Math.max(...contrasts), colorScheme).toBeGreaterThan(3)
    }
    await shown.hover()
    await slowDownAnimations(site)
    await openAbout(site)
    expect(await transitionParts(site)).toEqual([])
    await expect(shown).toBeVisible()
  })
})
