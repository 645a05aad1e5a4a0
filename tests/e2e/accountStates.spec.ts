import type { Page } from '@playwright/test'
import { plans } from '../content'
import { findViolations } from './helpers/accessibility'
import { addOrders } from './helpers/backend'
import { sumOfShifts } from './helpers/layoutShift'
import { DESKTOP, main, PHONE, visit } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const plan = sample(plans)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** On a light phone and on a dark desktop. */
async function expectAccessible(page: Page) {
  for (const [viewport, colorScheme] of [
    [PHONE, 'light'],
    [DESKTOP, 'dark'],
  ] as const) {
    const look = `${viewport.width} px, ${colorScheme}`
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow, `sideways overflow in px at ${look}`).toBeLessThanOrEqual(0)
    expect(await findViolations(page), look).toEqual([])
  }
}

type Form = { name: string; path: string; press?: string }

const forms: Form[] = [
  { name: 'sign-in with errors', path: '/login', press: 'SignIn' },
  { name: 'sign-up with errors', path: '/signup', press: 'SignUp' },
  { name: 'the forgotten password', path: '/login', press: 'Forgot your password?' },
  { name: 'a link without its code', path: '/auth/action' },
  { name: 'the confirmation', path: '/auth/action?mode=verifyEmail&oobCode=x' },
  { name: 'the new password', path: '/auth/action?mode=resetPassword&oobCode=x' },
]

test('every state of the forms is accessible', async ({ site }) => {
  for (const { name, path, press } of forms) {
    await test.step(name, async () => {
      await visit(site, path)
      if (press) await main(site).getByRole('button', { name: press, exact: true }).click()
      await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
      await expectAccessible(site)
    })
  }
})

test('a link from an e-mail shows its form without a layout shift', async ({ site }) => {
  await visit(site, '/auth/action?mode=resetPassword&oobCode=x')
  await expect(main(site).getByRole('heading', { level: 1 })).toBeVisible()
  expect(await site.evaluate(sumOfShifts)).toBe(0)
})

test('the account page, its delete dialog and the bag are accessible', async ({
  signedIn: { site, account },
}) => {
  await addOrders(account.uid, [plan])
  await visit(site, '/account')
  await expect(site.getByLabel('Phone')).toBeVisible()
  await expectAccessible(site)
  await site.getByRole('button', { name: 'Delete account ...' }).click()
  await expect(site.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
  await expectAccessible(site)

  await visit(site, '/plans')
  await site.getByRole('button', { name: `In your bag ${plan.title}` }).click()
  const bag = site.getByRole('dialog', { name: 'My Bag' })
  await expect(bag.getByRole('button', { name: `Remove ${plan.title}` })).toBeVisible()
  await expectAccessible(site)
  await site.keyboard.press('Escape')
  await expect(site.getByRole('button', { name: `In your bag ${plan.title}` })).toBeFocused()
})
