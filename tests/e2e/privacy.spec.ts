import { words } from '../content'
import { expectNamedInPrivacy } from './helpers/browserStorage'
import { field, visit } from './helpers/page'
import { expect, test } from './helpers/test'

// For what is kept without doing anything, see pages.spec.ts.
test('the privacy page names what the browser keeps', async ({ signedIn: { site } }) => {
  // First, because Firebase then moves the session from where `signedIn` put it to its database.
  await visit(site, '/account')
  await expect(field(site, words.account.name)).toHaveValue('Asha Menon')
  expect(await expectNamedInPrivacy(site)).toContain('member')
  await visit(site, '/contact')
  await site.getByRole('button', { name: words.frame.switchTheme }).first().click()
  await field(site, words.contact.name).fill('Asha')
  await expect
    .poll(() => expectNamedInPrivacy(site))
    .toEqual(expect.arrayContaining(['theme', 'contact-draft']))
})
