import { paths } from '@/paths'
import { pages } from '../content'
import { createAccount, startSignedIn, userMenu } from './helpers/account'
import { expectMessage, fillMessage, newMessage, SENT, sendButton } from './helpers/contact'
import { banner, DESKTOP, expectPage, toast, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// Playwright switches the cache off, which visitors have.
test.use({
  viewport: DESKTOP,
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
})

test('a page that comes back from the cache is as it was left, follows the sign-in, and works', async ({
  site,
}) => {
  const message = newMessage()
  await visit(site, paths.contact)
  await fillMessage(site, message)
  await site.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => (document.documentElement.dataset.kept = String(persisted)))
  })
  await expect(banner(site).getByRole('link', { name: 'SignIn' })).toBeVisible()
  await startSignedIn(site, await createAccount())
  await site.goBack()
  await expectPage(site, pages.contact.heading)
  await expect(site.locator('html')).toHaveAttribute('data-kept', 'true')
  await expectMessage(site, message)
  await expect(userMenu(site)).toBeVisible()
  await sendButton(site).click()
  await expect(toast(site, SENT)).toBeVisible()
})
