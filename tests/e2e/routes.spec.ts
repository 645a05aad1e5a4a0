import type { Page } from '@playwright/test'
import { findViolations } from './helpers/accessibility'
import { expectSingleHeadTags } from './helpers/headTags'
import { inspectPage } from './helpers/inspectPage'
import { sumOfShifts } from './helpers/layoutShift'
import { DESKTOP, PHONE, visit, watchRequests } from './helpers/page'
import { type Address, addresses, titleOf } from './helpers/pages'
import { findSmallTargets } from './helpers/smallTargets'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

/** What 1280 × 1024 px are at 400 %. */
const ZOOMED = { width: 320, height: 256 }

for (const address of addresses) {
  const { path } = address
  test.describe(path, () => {
    test.use(address.status === 404 ? { expectedConsole: FAILED_RESOURCE } : {})

    test('is stable and accessible on phones and desktops, in both themes, zoomed and with large text', {
      tag: '@smoke',
    }, async ({ site, browserName }) => {
      const requested = watchRequests(site)
      for (const viewport of [PHONE, DESKTOP]) {
        await site.setViewportSize(viewport)
        await visit(site, path)
        await expectHead(site, address)
        const at = `at ${viewport.width} px`
        const { overflow, unseen } = await site.evaluate(measure)
        expect.soft(overflow, `sideways overflow in px ${at}`).toBeLessThanOrEqual(0)
        expect.soft(await site.evaluate(sumOfShifts), `layout shift ${at}`).toBe(0)
        expect.soft(unseen, `invisible in the first screen ${at}`).toEqual([])
        expect.soft(await findViolations(site), `violations ${at}`).toEqual([])
      }
      const { origin } = new URL(site.url())
      const foreign = requested.filter((url) => new URL(url).origin !== origin)
      expect.soft(foreign, 'requests to other origins before the first interaction').toEqual([])

      // A theme changes colours and nothing else, and without motion it changes them at once.
      await site.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      expect.soft(await findViolations(site, 'color-contrast'), 'violations when dark').toEqual([])

      // The rest measures texts to the pixel, and every engine has its own font metrics.
      if (browserName !== 'chromium') return
      await site.setViewportSize(ZOOMED)
      expect.soft(await site.evaluate(inspectPage), 'at 320 px and 400 %').toEqual([])
      expect.soft(await site.evaluate(findSmallTargets), 'small targets').toEqual([])
      await site.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      for (const viewport of [ZOOMED, PHONE, DESKTOP]) {
        await site.setViewportSize(viewport)
        expect.soft(await site.evaluate(inspectPage), `twice the size at ${viewport.width} px`).toEqual([])
      }
    })
  })
}

async function expectHead(site: Page, { heading, title, index }: Address) {
  await expect(site.getByRole('heading', { level: 1 })).toContainText(heading)
  await expect(site).toHaveTitle(titleOf(title))
  await expectSingleHeadTags(site)
  const robots = index ? 'index,follow' : 'noindex'
  await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', robots)
}

/** Runs in the page. */
function measure() {
  const unseen = [...document.querySelectorAll('main *')].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    const isInFirstScreen = width > 1 && bottom > 0 && top < innerHeight
    // A native control lies invisible over its drawn one, and a heading's link appears on hover.
    if (!isInFirstScreen || element.matches('input, [data-anchor], [data-anchor] *')) return false
    return element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })
  })
  return {
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    unseen: unseen.map((element) => element.outerHTML.slice(0, 80)),
  }
}
