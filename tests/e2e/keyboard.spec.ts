import type { Locator, Page } from '@playwright/test'
import { createAccount, startSignedIn } from './helpers/account'
import { DESKTOP, PHONE, visit } from './helpers/page'
import { expect, test } from './helpers/test'

/** Tabs through a whole round and more: the focus may leave for the browser's own controls, never for the page behind. */
async function expectFocusHeldBy(page: Page, dialog: Locator) {
  const stops = await dialog
    .getByRole('link')
    .or(dialog.getByRole('button'))
    .or(dialog.getByRole('textbox'))
    .count()
  for (let press = 0; press <= stops + 2; press++) {
    await page.keyboard.press('Tab')
    const isBehind = await dialog.evaluate(
      (element) => document.activeElement !== document.body && !element.contains(document.activeElement),
    )
    expect(isBehind, `focus behind the dialog after ${press + 1} tabs`).toBe(false)
  }
}

test('the skip link is first and leads to the content', async ({ site }) => {
  await visit(site, '/about')
  await site.keyboard.press('Tab')
  await expect(site.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await site.keyboard.press('Enter')
  await expect(site.getByRole('main')).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the drawer opens, holds the focus and gives it back at Escape', async ({ site }) => {
    await visit(site, '/')
    const opener = site.getByRole('button', { name: 'Open menu' })
    await opener.focus()
    await site.keyboard.press('Enter')
    const drawer = site.getByRole('dialog')
    await expect(drawer).toBeVisible()
    await expectFocusHeldBy(site, drawer)
    await site.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('the page behind the drawer does not scroll, and a press beside it closes it', async ({ site }) => {
    await visit(site, '/')
    await site.getByRole('button', { name: 'Open menu' }).click()
    await expect(site.getByRole('dialog')).toBeVisible()
    await site.mouse.move(8, 400)
    await site.mouse.wheel(0, 400)
    await site.mouse.click(8, 400)
    await expect(site.getByRole('dialog')).toBeHidden()
    expect(await site.evaluate(() => scrollY)).toBe(0)
  })
})

test.describe('signed in', () => {
  test.use({ viewport: DESKTOP })

  test('the user menu opens, closes at Escape and gives the focus back', async ({ site }) => {
    await startSignedIn(site, await createAccount())
    await visit(site, '/')
    const opener = site.getByRole('button', { name: 'Your account' })
    await opener.focus()
    await site.keyboard.press('Enter')
    const bag = site.getByRole('button', { name: 'My Bag' })
    await expect(bag).toBeVisible()
    await site.keyboard.press('Tab')
    await expect(bag).toBeFocused()
    await site.keyboard.press('Escape')
    await expect(bag).toBeHidden()
    await expect(opener).toBeFocused()
  })

  test('My Bag opens, holds the focus and gives it back at Escape', async ({ site }) => {
    await startSignedIn(site, await createAccount())
    await visit(site, '/')
    await site.getByRole('button', { name: 'Your account' }).press('Enter')
    await site.getByRole('button', { name: 'My Bag' }).press('Enter')
    const dialog = site.getByRole('dialog', { name: 'My Bag' })
    await expect(dialog).toBeVisible()
    await expectFocusHeldBy(site, dialog)
    await site.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(site.getByRole('button', { name: 'Your account' })).toBeFocused()
  })
})
