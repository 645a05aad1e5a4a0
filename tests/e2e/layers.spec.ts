import type { Page } from '@playwright/test'
import { pages } from '@/content/pages'
import { paths } from '@/paths'
import { contrast } from './helpers/colours'
import { FAILED } from './helpers/contact'
import { breakBackend } from './helpers/faults'
import { banner, DESKTOP, footer, main, toast, visit } from './helpers/page'
import { slowDownAnimations } from './helpers/press'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({ viewport: DESKTOP })

async function openAbout(page: Page) {
  await banner(page).getByRole('link', { name: 'AboutUs' }).press('Enter')
  await expect(main(page).getByRole('heading', { level: 1, name: pages.about.heading })).toBeFocused()
}

/** The parts of a running page transition. */
const transitionParts = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.pseudoElement : null))
      .filter((part) => part?.startsWith('::view-transition')),
  )

test('a page transition does not paint over the top bar', async ({ site }) => {
  await visit(site, paths.home)
  const box = await banner(site).locator('> *').boundingBox()
  if (!box) throw new Error('There is no top bar')
  await slowDownAnimations(site)
  await openAbout(site)
  const during = await site.screenshot({ clip: box })
  expect(await transitionParts(site)).not.toEqual([])
  await expect.poll(() => transitionParts(site)).toEqual([])
  const after = await site.screenshot({ clip: box })
  expect(during.equals(after)).toBe(true)
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
      const contrasts = await Promise.all(
        (['borderTopColor', 'backgroundColor'] as const).map((property) =>
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
