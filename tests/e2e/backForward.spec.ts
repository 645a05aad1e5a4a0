import { paths } from '@/paths'
import { pages, words } from '../content'
import { createAccount, startSignedIn, userMenu } from './helpers/account'
import { received } from './helpers/backend'
import { expectMessage, fillMessage, newMessage, SENT, sendButton } from './helpers/contact'
import { banner, DESKTOP, expectPage, toast, visit } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

// The headless shell has no back/forward cache. For what a page does that comes from it, see
// tests/unit/auth/AuthProvider.test.tsx.
test('a page that is left for another document can be cached, and Back shows it as it was, for the user of now', async ({
  site,
}) => {
  await site.addInitScript(() => {
    const { addEventListener: listen } = EventTarget.prototype
    EventTarget.prototype.addEventListener = function (type, ...rest) {
      // It keeps a page out of the cache.
      if (type === 'unload') console.error(`${type} is listened to`)
      return listen.call(this, type, ...rest)
    }
  })
  const message = newMessage()
  await visit(site, paths.contact)
  await expect(banner(site).getByRole('link', { name: words.navigation.signIn })).toBeVisible()
  await fillMessage(site, message)
  await startSignedIn(site, await createAccount())
  await site.goBack()
  await expectPage(site, pages.contact.heading)
  await expectMessage(site, message)
  await expect(userMenu(site)).toBeVisible()
  await sendButton(site).click()
  await expect(toast(site, SENT)).toBeVisible()
  expect(await received(message.msg)).toHaveLength(1)
})
