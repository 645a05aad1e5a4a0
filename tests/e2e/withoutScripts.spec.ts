import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { site as owner, pageTexts, words } from '../content'
import { sendButton } from './helpers/contact'
import { DESKTOP, expectPage, field, footer, PHONE } from './helpers/page'
import { expect, test } from './helpers/test'

const notice = (page: Page) => page.getByText(words.frame.scriptNotice({ email: owner.contact.email }))

/** The page can be read, its links work, and it says that its forms do not. */
async function expectReadable(page: Page) {
  await expectPage(page, pageTexts.contact.heading)
  await expect(notice(page)).toBeInViewport()
  const address = notice(page).getByRole('link', { name: owner.contact.email })
  await expect(address).toHaveAttribute('href', /^mailto:/)
  await field(page, words.contact.name).fill('Asha Menon')
  await footer(page).getByLabel(words.newsletter.email).fill('asha@example.com')
  await page.keyboard.press('Enter')
  await expect(field(page, words.contact.name)).toHaveValue('Asha Menon')
  await footer(page).getByRole('link', { name: words.footer.privacy }).click()
  await expectPage(page, pageTexts.privacy.heading)
}

const FAILURES = {
  'do not load': { status: 503, body: '' },
  'are too new for the browser': { contentType: 'text/javascript', body: 'const { = syntax of the future' },
}

for (const [name, response] of Object.entries(FAILURES)) {
  test.describe(`where the scripts ${name}`, () => {
    test.use({ viewport: PHONE })

    test('pages can be read and say that forms do not work', async ({ page }) => {
      await page.route('**/assets/*.js', (route) => route.fulfill(response))
      await page.goto(paths.contact)
      await expect(notice(page)).toBeVisible()
      await sendButton(page).click()
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByText(words.controls.wait)).toHaveCount(0)
      await expectReadable(page)
    })
  })
}

test.describe('with scripts switched off', () => {
  test.use({ javaScriptEnabled: false, viewport: DESKTOP })

  test('pages can be read and say that forms do not work', async ({ page }) => {
    await page.goto(paths.contact)
    await expectReadable(page)
    // A page for users has its footer.
    await page.goto(paths.account)
    await expect(footer(page).getByRole('link', { name: words.footer.privacy })).toBeVisible()
  })
})
