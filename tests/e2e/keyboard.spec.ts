import type { Locator, Page } from '@playwright/test'
import { words } from '../content'
import { userMenu } from './helpers/account'
import { choice, DESKTOP, main, PHONE, visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

/**
 * Begins at the title, and presses Tab more often than the dialog has stops. The focus may go to the browser, but not to the page behind. Escape
 * closes it and returns the focus.
 */
async function expectFocusTrap(page: Page, dialog: Locator, opener: Locator) {
  await expect(dialog).toBeVisible()
  // Not the close button: Safari would draw a focus ring around it after a press, too.
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toBeFocused()
  const stops = await dialog.locator('a[href], button, input').count()
  for (let press = 0; press <= stops + 2; press++) {
    await page.keyboard.press('Tab')
    const isBehind = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isBehind, `focus behind the dialog after ${press + 1} tabs`).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
}

test('the keyboard leads past the menu, and from the search to a service', async ({ site }) => {
  await visit(site, '/services')
  const entries = await site.evaluate(() => history.length)
  await site.keyboard.press('Tab')
  await expect(site.getByRole('link', { name: words.frame.skip })).toBeFocused()
  await site.keyboard.press('Enter')
  await expect(main(site)).toBeFocused()
  expect(await site.evaluate(() => history.length)).toBe(entries)
  await main(site).getByRole('searchbox').focus()
  await site.keyboard.type('seo')
  await site.keyboard.press('Enter')
  await site.keyboard.press('Tab')
  await expect(choice(site, words.services.category, { name: words.services.all })).toBeFocused()
  await site.keyboard.press('ArrowRight')
  await expect(site).toHaveURL('/services?q=seo&practice=technology')
  // The list follows the search a little later.
  await expect(main(site).getByRole('article').first()).toContainText('SEO (Technical)')
  await site.keyboard.press('Tab')
  await site.keyboard.press('Enter')
  await expect(site).toHaveURL('/services/technical-seo')
})

test('the drawer and My Bag keep and return the focus', { tag: '@smoke' }, async ({ signedIn: { site } }) => {
  await visit(site, '/terms')
  await userMenu(site).press('Enter')
  await site.getByRole('button', { name: words.navigation.bag }).press('Enter')
  await expectFocusTrap(site, site.getByRole('dialog', { name: words.navigation.bag }), userMenu(site))

  await site.setViewportSize(PHONE)
  const opener = site.getByRole('button', { name: words.frame.openMenu })
  const drawer = site.getByRole('dialog', { name: words.frame.menu })
  await opener.press('Enter')
  await expectFocusTrap(site, drawer, opener)
  await opener.click()
  await expect(drawer).toBeVisible()
  // The page behind does not scroll.
  await site.mouse.move(8, 400)
  await site.mouse.wheel(0, 400)
  await site.mouse.click(8, 400)
  await expect(drawer).toBeHidden()
  expect(await site.evaluate(() => scrollY)).toBe(0)
})
