import type { Locator, Page } from '@playwright/test'
import { labels } from '@/content/labels'
import { userMenu } from './helpers/account'
import { DESKTOP, main, PHONE, visit } from './helpers/page'
import { expect, test } from './helpers/test'

/** Presses Tab more often than the dialog has stops. The focus may go to the browser, but not to the page behind. */
async function expectFocusTrap(page: Page, dialog: Locator) {
  const stops = await dialog.locator('a[href], button, input').count()
  for (let press = 0; press <= stops + 2; press++) {
    await page.keyboard.press('Tab')
    const isBehind = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isBehind, `focus behind the dialog after ${press + 1} tabs`).toBe(false)
  }
}

test('the skip link comes first and leads to the content, without a new history entry', async ({ site }) => {
  await visit(site, '/about')
  const entries = await site.evaluate(() => history.length)
  await site.keyboard.press('Tab')
  await expect(site.getByRole('link', { name: labels.skip })).toBeFocused()
  await site.keyboard.press('Enter')
  await expect(main(site)).toBeFocused()
  expect(await site.evaluate(() => history.length)).toBe(entries)
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the drawer traps the focus and returns it, keeps the page from scrolling, and closes with a click outside', {
    tag: '@smoke',
  }, async ({ site }) => {
    await visit(site, '/terms')
    const opener = site.getByRole('button', { name: labels.openMenu })
    const drawer = site.getByRole('dialog')
    await opener.focus()
    await site.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    await expectFocusTrap(site, drawer)
    await site.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()

    await opener.click()
    await expect(drawer).toBeVisible()
    await site.mouse.move(8, 400)
    await site.mouse.wheel(0, 400)
    await site.mouse.click(8, 400)
    await expect(drawer).toBeHidden()
    expect(await site.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('My Bag traps the focus and returns it to the user menu', async ({ signedIn: { site } }) => {
    await visit(site, '/terms')
    const item = site.getByRole('button', { name: 'My Bag' })
    await userMenu(site).press('Enter')
    await item.press('Enter')
    const bag = site.getByRole('dialog', { name: 'My Bag' })
    await expect(bag).toBeVisible()
    await expectFocusTrap(site, bag)
    await site.keyboard.press('Escape')
    await expect(bag).toBeHidden()
    await expect(userMenu(site)).toBeFocused()
  })
})
