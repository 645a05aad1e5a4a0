import AxeBuilder from '@axe-core/playwright'
import { DESKTOP, expect, FAILED_RESOURCE, PHONE, test, visit } from './site'
import { addresses } from './siteMap'

const SINGLE_TAGS = [
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[name=robots]',
]

for (const { path, heading, title, index, status } of addresses) {
  for (const viewport of [PHONE, DESKTOP]) {
    test.describe(`${path} at ${viewport.width} px`, () => {
      test.use({ viewport, ...(status === 404 && { expectedNoise: FAILED_RESOURCE }) })

      test('stands, says what it is, and is accessible in both themes', async ({ site }) => {
        await visit(site, path)
        await expect(site.getByRole('heading', { level: 1 })).toContainText(heading)
        await expect(site).toHaveTitle(`Triveni | ${title}`)
        for (const tag of SINGLE_TAGS) await expect(site.locator(tag), tag).toHaveCount(1)
        await expect(site.locator('meta[name=robots]')).toHaveAttribute(
          'content',
          index === false ? 'noindex' : 'index,follow',
        )

        const { overflow, shift } = await site.evaluate(measure)
        expect(overflow, 'sideways overflow in px').toBeLessThanOrEqual(0)
        expect(shift, 'layout shift').toBe(0)

        expect(await violations(new AxeBuilder({ page: site }))).toEqual([])
        // A theme changes colours and nothing else.
        await site.emulateMedia({ colorScheme: 'dark' })
        expect(await violations(new AxeBuilder({ page: site }).withRules('color-contrast'))).toEqual([])
      })
    })
  }
}

async function violations(axe: AxeBuilder) {
  const { violations: found } = await axe.analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Runs in the page. */
async function measure() {
  await document.fonts.ready
  const shift = await new Promise<number>((done) => {
    let sum = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
    requestAnimationFrame(() => requestAnimationFrame(() => done(sum)))
  })
  return { shift, overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth }
}
