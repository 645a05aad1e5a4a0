import type { Locator, Page } from '@playwright/test'
import { plans, words } from '../content'
import { findViolations } from './helpers/accessibility'
import { addOrders } from './helpers/backend'
import { sumOfShifts } from './helpers/layoutShift'
import { button, DESKTOP, main, PHONE, visit } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** On a light phone, and on a dark desktop, where only colours and widths differ. */
async function expectAccessible(page: Page) {
  for (const [viewport, colorScheme, ...rules] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark', 'color-contrast'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    expect(await page.evaluate(overflow), colorScheme).toBeLessThanOrEqual(0)
    expect(await findViolations(page, ...rules), colorScheme).toEqual([])
  }
}

const firstMistake = (page: Page) => main(page).locator('[aria-invalid=true]').first()

const forms: [path: string, press?: string, shown?: (page: Page) => Locator][] = [
  ['/login', words.navigation.signIn, firstMistake],
  ['/signup', words.navigation.signUp, firstMistake],
  ['/login', words.signIn.forgotten, (page) => button(page, words.signIn.sendLink)],
  ['/auth/action'],
  ['/auth/action?mode=verifyEmail&oobCode=x'],
  ['/auth/action?mode=resetPassword&oobCode=x'],
]

test('every state of the forms is accessible and comes without a layout shift', async ({ site }) => {
  for (const [path, press, shown] of forms) {
    await test.step(`${path} ${press ?? ''}`, async () => {
      await visit(site, path)
      await expect(main(site).getByRole('heading', { level: 1 })).toBeVisible()
      // A font that arrives late can move a line by a part of a pixel.
      expect(await site.evaluate(sumOfShifts)).toBeLessThan(0.001)
      await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      if (press) await button(site, press).click()
      if (shown) await expect(shown(site)).toBeVisible()
      await expectAccessible(site)
    })
  }
})

test('the account, its delete dialog and the bag are accessible', async ({ signedIn: { site, account } }) => {
  const plan = sample(plans)
  await addOrders(account.uid, [plan])
  await visit(site, '/account')
  await expect(site.getByLabel(words.account.phone)).toBeVisible()
  await expectAccessible(site)
  await button(site, words.account.deleteOpen).click()
  await expect(site.getByRole('dialog', { name: words.account.deleteQuestion })).toBeVisible()
  await expectAccessible(site)

  await visit(site, '/plans')
  const inBag = button(site, `${words.plans.inBag} ${plan.title}`)
  await inBag.click()
  const bag = site.getByRole('dialog', { name: words.navigation.bag })
  await expect(bag.getByText(plan.title).first()).toBeVisible()
  await expectAccessible(site)
  await site.keyboard.press('Escape')
  await expect(inBag).toBeFocused()
})
