import type { Page } from '@playwright/test'
import { plans } from '@/content/plans'
import { findViolations } from './helpers/accessibility'
import { createAccount, startSignedIn } from './helpers/account'
import { DESKTOP, PHONE, visit } from './helpers/page'
import { sample } from './helpers/published'
import { expect, test } from './helpers/test'

const { title: plan } = sample(plans)

async function expectAccessible(page: Page) {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow, 'sideways overflow in px').toBeLessThanOrEqual(0)
  expect(await findViolations(page)).toEqual([])
}

type Form = { name: string; path: string; open?: (page: Page) => Promise<void> }

const forms: Form[] = [
  { name: 'sign-in with errors', path: '/login', open: (page) => press(page, 'SignIn') },
  { name: 'sign-up with errors', path: '/signup', open: (page) => press(page, 'SignUp') },
  { name: 'the forgotten password', path: '/login', open: (page) => press(page, 'Forgot your password?') },
  { name: 'a link without its code', path: '/auth/action' },
  { name: 'the confirmation', path: '/auth/action?mode=verifyEmail&oobCode=x' },
  { name: 'the new password', path: '/auth/action?mode=resetPassword&oobCode=x' },
  { name: 'the recovered address', path: '/auth/action?mode=recoverEmail&oobCode=x' },
]

async function press(page: Page, name: string) {
  await page.getByRole('main').getByRole('button', { name, exact: true }).click()
}

for (const look of [
  { viewport: PHONE, colorScheme: 'light' },
  { viewport: DESKTOP, colorScheme: 'dark' },
] as const) {
  test.describe(`at ${look.viewport.width} px, ${look.colorScheme}`, () => {
    test.use({ ...look, contextOptions: { reducedMotion: 'reduce' } })

    test('every state of the forms is accessible', async ({ site }) => {
      for (const { name, path, open } of forms) {
        await test.step(name, async () => {
          await visit(site, path)
          await open?.(site)
          await expect(site.getByRole('heading', { level: 1 })).toBeVisible()
          await expect(site.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
          await expectAccessible(site)
        })
      }
    })

    test('the bag is accessible and returns the focus', async ({ site }) => {
      await startSignedIn(site, await createAccount())
      await visit(site, '/plans')
      await site.getByRole('button', { name: `Add to bag ${plan}` }).click()
      await site.getByRole('button', { name: `In your bag ${plan}` }).click()
      const bag = site.getByRole('dialog', { name: 'My Bag' })
      await expect(bag.getByRole('button', { name: `Remove ${plan}` })).toBeVisible()
      await expectAccessible(site)
      await site.keyboard.press('Escape')
      await expect(site.getByRole('button', { name: `In your bag ${plan}` })).toBeFocused()
    })

    test('the account page and its delete dialog are accessible', async ({ site }) => {
      await startSignedIn(site, await createAccount())
      await visit(site, '/account')
      await expect(site.getByLabel('Phone')).toBeVisible()
      await expectAccessible(site)
      await site.getByRole('button', { name: 'Delete account ...' }).click()
      await expect(site.getByRole('dialog', { name: 'Delete your account?' })).toBeVisible()
      await expectAccessible(site)
    })
  })
}
