import { expectSingleHeadTags } from './headTags'
import { findViolations } from './helpers/accessibility'
import { DESKTOP, PHONE, visit } from './helpers/page'
import { addresses } from './helpers/pages'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

for (const { path, heading, title, index, status } of addresses) {
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport, ...(status === 404 && { expectedConsole: FAILED_RESOURCE }) })

      test('stands, says what it is, and is accessible in both themes', async ({ site }) => {
        const asked: string[] = []
        site.on('request', (request) => asked.push(request.url()))
        await site.addInitScript(recordFontFrames)
        await visit(site, path)
        await expect(site.getByRole('heading', { level: 1 })).toContainText(heading)
        await expect(site).toHaveTitle(`Triveni | ${title}`)
        await expectSingleHeadTags(site)
        await expect(site.locator('meta[name=robots]')).toHaveAttribute(
          'content',
          index === false ? 'noindex' : 'index,follow',
        )

        const { overflow, shift, unseen } = await site.evaluate(measure)
        expect(overflow, 'sideways overflow in px').toBeLessThanOrEqual(0)
        expect(shift, 'layout shift but for late fonts').toBe(0)
        expect(unseen, 'what starts invisible in the first screen').toEqual([])
        const { origin } = new URL(site.url())
        expect(
          asked.filter((url) => new URL(url).origin !== origin),
          'asked of others before any act',
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
    // A control may lie unseen over the one that is drawn for it, and a heading's own link waits for the pointer.
    if (!isInFirstScreen || element.matches('input, :is(h2, h3, h4) > a *, :is(h2, h3, h4) > a')) return false
    return element.checkVisibility() && !element.checkVisibility({ opacityProperty: true })
  })
  return {
    shift,
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    unseen: unseen.map((element) => element.outerHTML.slice(0, 80)),
  }
}
