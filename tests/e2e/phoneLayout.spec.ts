import type { Page } from '@playwright/test'
import { contactForm } from '@/content/forms'
import { footer, main, visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: { width: 390, height: 780 } })

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  return box
}

test('the contact form can be sent within one and a half screens', async ({ site }) => {
  await visit(site, '/contact')
  const button = await main(site).getByRole('button', { name: contactForm.submit }).boundingBox()
  expect((button?.y ?? Number.POSITIVE_INFINITY) + (button?.height ?? 0)).toBeLessThanOrEqual(1.5 * 780)
})

for (const path of ['/login', '/signup']) {
  test(`the footer of ${path} follows the form, and nothing follows the footer`, async ({ site }) => {
    await visit(site, path)
    const form = await boxOf(site, 'main form')
    await footer(site).scrollIntoViewIfNeeded()
    const { top, rest } = await footer(site).evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { top: box.top + scrollY, rest: document.documentElement.scrollHeight - box.bottom - scrollY }
    })
    // Below the form are the links to the other forms.
    expect(top - (form.y + form.height)).toBeLessThan(320)
    expect(rest).toBeCloseTo(0, 0)
  })
}
