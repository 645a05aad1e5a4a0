import { HtmlValidate } from 'html-validate'
import { expectSingleHeadTags } from './headTags'
import { addresses } from './helpers/pages'
import { expect, test } from './helpers/test'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const { path, heading, title, status = 200 } of addresses) {
    test(`${path} has its text, one of each tag and valid HTML`, async ({ page }) => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(heading)
      await expect(page).toHaveTitle(`Triveni | ${title}`)
      await expect(page.locator('body :is(title, meta, link)')).toHaveCount(0)
      await expectSingleHeadTags(page)

      const report = await validator.validateString((await answer?.text()) ?? '')
      expect(report.results.flatMap(({ messages }) => messages.map(({ message }) => message))).toEqual([])
    })
  }

  test('the lists show what was published', async ({ page }) => {
    await page.goto('/our-innovation')
    await expect(page.getByRole('heading', { name: 'Ledgerline' })).toBeVisible()
    await page.goto('/about')
    await expect(page.getByRole('heading', { name: 'Nandini Rao' })).toBeVisible()
    await page.goto('/insight')
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /LLP or private limited/ })
        .first(),
    ).toBeVisible()
  })
})

test.describe('the answers of the host', () => {
  for (const path of ['/nowhere', '/insight/a/b', '/assets/gone.js', '/services/']) {
    test(`${path} is not answered as if it were a page`, async ({ request }) => {
      const answer = await request.get(path, { maxRedirects: 0 })
      expect(path === '/services/' ? [301] : [404]).toContain(answer.status())
    })
  }

  test('the licences of what the pages load stand beside them', async ({ request }) => {
    expect(await (await request.get('/terms')).text()).toContain('href="/licences.txt"')
    const text = await (await request.get('/licences.txt')).text()
    for (const part of ['react-dom', '@firebase/auth', '@fontsource-variable/instrument-sans'])
      expect(text).toContain(`\n${part} `)
  })
})
