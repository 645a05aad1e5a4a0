import { labels } from '@/content/labels'
import { paths } from '@/paths'
import { banner, hydrated, PHONE, visit, visitBeforeScripts } from './helpers/page'
import { expect, test } from './helpers/test'

test.use({ viewport: PHONE, hasTouch: true })

for (const path of [paths.home, paths.services, `${paths.privacy}#main`]) {
  test(`a visitor who scrolls ${path} before the app starts stays there, also after a reload`, async ({
    site,
  }) => {
    const scrollTop = () => site.evaluate(() => scrollY)
    const startScripts = await visitBeforeScripts(site, path)
    await site.waitForLoadState('domcontentloaded')
    await site.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
    await startScripts()
    expect(await scrollTop()).toBe(900)

    await site.reload()
    await hydrated(site)
    await expect.poll(scrollTop).toBe(900)
  })
}

test('the menu opens before the app has loaded, stays open when it starts, and leads on', async ({
  site,
}) => {
  const startScripts = await visitBeforeScripts(site, paths.privacy)
  const drawer = site.getByRole('dialog', { name: labels.drawer })
  const opener = banner(site).getByRole('button', { name: labels.openMenu })
  await opener.tap()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('button', { name: labels.close }).tap()
  await expect(drawer).toBeHidden()
  await opener.tap()
  await startScripts()
  await expect(drawer).toBeVisible()
  await drawer.getByRole('link', { name: 'Services' }).tap()
  await expect(site).toHaveURL(paths.services)
  await expect(drawer).toBeHidden()
})

test('pages only have the attributes of the visitor on the root element', async ({ signedIn: { site } }) => {
  await visit(site, paths.services)
  await site.mouse.wheel(0, 900)
  const names = await site.evaluate(() => document.documentElement.getAttributeNames())
  expect(names.toSorted()).toEqual(['data-currency', 'data-member', 'lang'])
})
