import { findViolations } from './helpers/accessibility'
import { expectSingleHeadTags } from './helpers/headTags'
import { DESKTOP, PHONE, visit, watchRequests } from './helpers/page'
import { addresses, titleOf } from './helpers/pages'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

for (const { path, heading, title, index, status } of addresses) {
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport, ...(status === 404 && { expectedConsole: FAILED_RESOURCE }) })

      test('has one heading and title, shifts nothing and is accessible in both themes', async ({ site }) => {
        const requested = watchRequests(site)
        await site.addInitScript(recordFontFrames)
        await visit(site, path)
        await expect(site.getByRole('heading', { level: 1 })).toContainText(heading)
        await expect(site).toHaveTitle(titleOf(title))
        await expectSingleHeadTags(site)
        const robots = index ? 'index,follow' : 'noindex'
        await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', robots)

        const { overflow, shift, unseen } = await site.evaluate(measure)
        expect(overflow, 'sideways overflow in px').toBeLessThanOrEqual(0)
        expect(shift, 'layout shift without late fonts').toBe(0)
        expect(unseen, 'invisible in the first screen').toEqual([])
        const { origin } = new URL(site.url())
        expect(
          requested.filter((url) => new URL(url).origin !== origin),
          'requests to other origins before the first interaction',
        ).toEqual([])

        expect(await findViolations(site)).toEqual([])
        // A theme changes colours and nothing else, and without motion it changes them at once.
        await site.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
        expect(await findViolations(site, 'color-contrast')).toEqual([])
      })
    })
  }
}

/** Runs in the page. Records the frame that shows a font, because a late font can re-wrap a line. */
function recordFontFrames() {
  document.fonts.addEventListener('loadingdone', () => {
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('font-shown')))
  })
}

/** Runs in the page. */
async function measure() {
  await document.fonts.ready
  const fontsAt = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map((font) => (font as PerformanceResourceTiming).responseEnd)
  await new Promise((shown) =>
    requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(shown))),
  )
  const shownAt = performance.getEntriesByName('font-shown').map(({ startTime }) => startTime)
  const isOfFont = ({ startTime }: PerformanceEntry) =>
    startTime >= Math.min(...fontsAt) && startTime <= Math.max(...shownAt)
  const shift = await new Promise<number>((done) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!isOfFont(entry)) sum += (entry as PerformanceEntry & { value: number }).value
      }
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
  })
  const unseen = [...document.querySelectorAll('main *')].filter((element) => {
    const { top, bottom, width } = element.getBoundingClientRect()
    const isInFirstScreen = width > 1 && bottom > 0 && top < innerHeight
    // A native control lies invisible over its drawn one, and a heading's link appears on hover.
    if (!isInFirstScreen || element.matches('input, [data-anchor], [data-anchor] *')) return false
    return element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })
  })
  return {
    shift,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    unseen: unseen.map((element) => element.outerHTML.slice(0, 80)),
  }
}
