import { pages } from '../content'
import { expectSingleHeadTags } from './helpers/headTags'
import { banner, expectPage, hydrated, visit } from './helpers/page'
import { titleOf } from './helpers/pages'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

// A page that the app hydrates as another one logs a warning, which fails the test.

test.describe('a 404 response', () => {
  test.use({ expectedConsole: FAILED_RESOURCE })

  test('stays a 404 page in the app, which leads on to other pages', async ({ site }) => {
    for (const path of ['/Services', '/insight/..dots', '/insight/a/b', '/services/nothing-of-the-kind']) {
      await test.step(path, async () => {
        const response = await site.goto(path)
        expect(response?.status()).toBe(404)
        await hydrated(site)
        await expectPage(site, pages.notFound.heading)
        await expect(site).toHaveTitle(titleOf(pages.notFound.title))
        await expectSingleHeadTags(site)
      })
    }
    await banner(site).getByRole('link', { name: 'Services' }).click()
    await expectPage(site, pages.services.heading)
    await expectSingleHeadTags(site)
    // As the browser does for a fragment link: an entry without the router's key.
    await site.evaluate(() => location.assign('#elsewhere'))
    await expect(site).toHaveURL('/services#elsewhere')
    await banner(site).getByRole('link', { name: 'About' }).click()
    await expectPage(site, pages.about.heading)
    await site.goBack()
    await expect(site).toHaveURL('/services#elsewhere')
    await expectPage(site, pages.services.heading)
  })
})

test('another spelling of a URL that the server accepts is the same page in the app', async ({ site }) => {
  await visit(site, '/%73ervices?category=digital')
  await expect(site).toHaveURL('/services?category=digital')
  await expectPage(site)
  await expectSingleHeadTags(site)
})
