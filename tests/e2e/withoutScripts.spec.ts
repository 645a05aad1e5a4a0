import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { site as brand, site as owner, pages, plans, services, words } from '../content'
import { sendButton } from './helpers/contact'
import { DESKTOP, expectPage, field, footer, main, PHONE, visit } from './helpers/page'
import { articles, innovations, sample, team } from './helpers/published'
import { expect, test } from './helpers/test'

const notice = (page: Page) => page.getByText(words.frame.scriptNotice({ email: owner.contact.email }))

/** The page can be read, its links work, and it says that its forms do not. */
async function expectReadable(page: Page) {
  await expectPage(page, pages.contact.heading)
  await expect(notice(page)).toBeInViewport()
  const address = notice(page).getByRole('link', { name: brand.contact.email })
  await expect(address).toHaveAttribute('href', /^mailto:/)
  await field(page, words.contact.name).fill('Asha Menon')
  await footer(page).getByLabel(words.newsletter.email).fill('asha@example.com')
  await page.keyboard.press('Enter')
  await expect(field(page, words.contact.name)).toHaveValue('Asha Menon')
  await footer(page).getByRole('link', { name: words.footer.privacy }).click()
  await expectPage(page, pages.privacy.heading)
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

  test('the lists show what was published', async ({ page }) => {
    for (const [path, part, names] of [
      [paths.innovations, 'heading', innovations],
      [paths.about, 'heading', team],
      [paths.insights, 'link', articles.slice(0, 6).map(({ title }) => title)],
      [paths.services, 'heading', services.map(({ title }) => title)],
      [paths.plans, 'heading', plans.map(({ title }) => title)],
    ] as const) {
      await page.goto(path)
      const shown = await main(page).getByRole(part).allTextContents()
      for (const name of names.slice(0, 6)) expect(shown.join(), path).toContain(name)
    }
    await page.goto(sample(articles).path)
    await expect(page.locator('#entry-text p').first()).toBeVisible()
  })
})

test('with scripts, a page does not say that forms do not work', async ({ site }) => {
  await visit(site, paths.contact)
  await expect(notice(site)).toBeHidden()
})
