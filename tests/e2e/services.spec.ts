import type { Page } from '@playwright/test'
import { pageTexts, services, words } from '../content'
import { findBrokenLabels, LABELS } from './helpers/brokenLabels'
import { choice, DESKTOP, main, PHONE, visit, wheelTo } from './helpers/page'
import { titleOf } from './helpers/pages'
import { passFrames } from './helpers/press'
import { expect, test } from './helpers/test'

const ALL = services.length
const DIGITAL = services.filter(({ practice }) => practice === 'digital').length

const cards = (page: Page) => main(page).getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: words.services.search })
const category = (page: Page, name: string) => choice(page, words.services.category, { name })
const said = (page: Page) => main(page).getByRole('status')

test.use({ viewport: PHONE })

test('the list narrows at every key, and leads to a service', { tag: '@smoke' }, async ({ site }) => {
  await visit(site, '/services')
  await expect(cards(site)).toHaveCount(ALL)
  await expect(said(site)).toHaveText(words.services.count({ count: ALL }))
  await search(site).pressSequentially('GST')
  await expect(site.locator('main mark').first()).toHaveText(/gst/i)
  await expect(said(site)).toContainText('GST')
  const count = await cards(site).count()
  expect(count).toBeLessThan(ALL)
  await expect(said(site)).toHaveText(words.services.matches({ count, search: 'GST' }))
  await expect(site.getByRole('heading', { level: 1 })).toHaveText(words.services.count({ count }))
  for (const card of await cards(site).all()) await expect(card).toContainText(/gst/i)

  await category(site, 'Digital').check()
  await expect(said(site)).toHaveText(words.services.noMatch({ search: 'GST' }))
  await expect(site.getByRole('link', { name: words.services.ask })).toHaveAttribute('href', '/contact')
  await site.getByRole('button', { name: words.services.clear }).click()
  await expect(cards(site)).toHaveCount(ALL)
  await expect(search(site)).toBeFocused()
  await expect(site).toHaveURL('/services')

  await wheelTo(site, 1500)
  await search(site).fill('app')
  // The page scrolls at once, and the list is rendered a little later.
  await expect(cards(site)).not.toHaveCount(ALL)
  await expect(cards(site).first().getByRole('heading')).toBeInViewport({ ratio: 1 })

  await search(site).fill('seo')
  await cards(site).getByRole('link', { name: 'SEO (Technical)', exact: true }).click()
  await expect(site).toHaveTitle(titleOf('SEO (Technical)'))
  const trail = site.getByRole('navigation', { name: words.services.breadcrumb })
  await expect(trail.getByRole('listitem')).toHaveText([pageTexts.services.title, 'Technical'])
  const next = site.getByRole('region', { name: 'Your next step' })
  const plansFrom = new RegExp(words.planLink.from({ price: '.+', period: '.+' }))
  await expect(next.getByRole('link')).toHaveText([/^Ask about/, plansFrom, /^Our Portfolio/])
  await next.getByRole('link', { name: 'Ask about this service' }).click()
  await expect(site).toHaveURL('/contact?service=technical-seo')
  await expect(main(site).getByLabel(words.contact.message)).toHaveValue(/SEO/)
  await site.goBack()
  await trail.getByRole('link', { name: 'Technical' }).click()
  await expect(category(site, 'Technical')).toBeChecked()
})

test('Back from a result that was pressed at once leads to its search', async ({ site }) => {
  await visit(site, '/services')
  await search(site).pressSequentially('seo')
  // The link of the long list would be replaced while it is pressed.
  await expect(cards(site)).not.toHaveCount(ALL)
  await cards(site).getByRole('link', { name: 'SEO (Technical)', exact: true }).click()
  await expect(site).toHaveTitle(titleOf('SEO (Technical)'))
  await site.goBack()
  await expect(site).toHaveURL('/services?q=seo')
  await expect(search(site)).toHaveValue('seo')
  await expect(cards(site)).not.toHaveCount(ALL)
  // The search was not written to the URL of the result.
  await site.goForward()
  await expect(site).toHaveURL('/services/technical-seo')
})

for (const viewport of [PHONE, DESKTOP]) {
  test(`at ${viewport.width} px, categories are in view, and the bar widens in its place`, async ({
    site,
  }) => {
    await site.setViewportSize(viewport)
    await visit(site, '/services')
    for (const name of [words.services.all, 'Technical', 'Digital', 'CA & Registration']) {
      await expect(site.getByRole('search').getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    }
    const widthOfBar = async () => (await search(site).locator('..').boundingBox())?.width ?? 0
    const measure = () =>
      site.evaluate(() => {
        const { scrollHeight, scrollWidth, clientWidth } = document.documentElement
        const top = document.querySelector('main article')?.getBoundingClientRect().top ?? 0
        return [scrollHeight, scrollWidth - clientWidth, Math.round(top + scrollY)]
      })
    const before = await measure()
    const narrow = await widthOfBar()
    await wheelTo(site, 100)
    await passFrames(site)
    expect(await widthOfBar()).toBe(narrow)
    await wheelTo(site, 101)
    await expect.poll(widthOfBar).toBeGreaterThan(narrow + 20)
    expect(await measure()).toEqual(before)
  })
}

test('category and search are in the URL, and Back undoes them', { tag: '@smoke' }, async ({ site }) => {
  await visit(site, '/services')
  const start = await site.evaluate(() => history.length)
  await category(site, 'Digital').check()
  await expect(site).toHaveURL('/services?practice=digital')
  await expect(cards(site)).toHaveCount(DIGITAL)
  for (const typed of ['c', 'ca', 'card']) {
    await search(site).fill(typed)
    await expect(site).toHaveURL(`/services?q=${typed}&practice=digital`)
  }
  await category(site, words.services.all).check()
  await expect(site).toHaveURL('/services?q=card')
  expect(await site.evaluate(() => history.length)).toBe(start + 2)
  // A shared URL shows the same list.
  await site.reload()
  await expect(search(site)).toHaveValue('card')
  await site.goBack()
  await expect(category(site, 'Digital')).toBeChecked()
  await expect(search(site)).toHaveValue('card')
  await site.goBack()
  await expect(search(site)).toHaveValue('')
  await expect(cards(site)).toHaveCount(ALL)
})

test('words stay whole in narrow columns', async ({ site }) => {
  await visit(site, '/services')
  for (const width of [320, 390, 1100, 1180, 1260]) {
    await site.setViewportSize({ width, height: 820 })
    expect(await site.evaluate(findBrokenLabels, LABELS), `at ${width} px`).toEqual([])
  }
})
