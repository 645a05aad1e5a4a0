import type { Page } from '@playwright/test'
import { DESKTOP, navigate, PHONE, visit } from './helpers/page'
import { titleOf } from './helpers/pages'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

const SETTLED = 'status'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search services' })
const category = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Category' }).getByRole('radio', { name })
const said = (page: Page) => page.getByRole('main').getByRole(SETTLED)
const titles = (page: Page) => cards(page).getByRole('heading').allTextContents()

test('the list narrows at every key, marks what matches and says the count, also aloud', {
  tag: '@smoke',
}, async ({ site }) => {
  await visit(site, '/services')
  await expect(cards(site)).toHaveCount(40)
  await expect(said(site)).toHaveText('40 services')
  await search(site).pressSequentially('GST')
  await expect(site.locator('main mark').first()).toHaveText(/gst/i)
  expect((await titles(site)).length).toBeLessThan(40)
  const count = await cards(site).count()
  await expect(said(site)).toHaveText(`${count} service${count === 1 ? ' matches' : 's match'} “GST”`)
  for (const card of await cards(site).all()) await expect(card).toContainText(/gst/i)

  const heading = site.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(count === 1 ? '1 service' : `${count} services`)
  await category(site, 'Digital').check()
  await expect(heading).toHaveText('0 services')
  await search(site).fill('')
  await expect(heading).toHaveText('13 services')
})

test('category and search are in the URL, and Back undoes them one by one, but not letter by letter', {
  tag: '@smoke',
}, async ({ site }) => {
  await visit(site, '/services')
  const start = await site.evaluate(() => history.length)
  await category(site, 'Digital').check()
  await expect(site).toHaveURL('/services?category=digital')
  await expect(cards(site)).toHaveCount(13)
  for (const typed of ['c', 'ca', 'card']) {
    await search(site).fill(typed)
    await expect(site).toHaveURL(`/services?q=${typed}&category=digital`)
  }
  await search(site).fill('video')
  await expect(site).toHaveURL('/services?q=video&category=digital')
  await category(site, 'All').check()
  await expect(site).toHaveURL('/services?q=video')
  expect(await site.evaluate(() => history.length)).toBe(start + 4)

  await site.goBack()
  await expect(category(site, 'Digital')).toBeChecked()
  await expect(search(site)).toHaveValue('video')
  await site.goBack()
  await expect(search(site)).toHaveValue('card')
  await site.goBack()
  await expect(search(site)).toHaveValue('')
  await expect(cards(site)).toHaveCount(13)
  await site.goBack()
  await expect(cards(site)).toHaveCount(40)
  await site.goForward()
  await expect(cards(site)).toHaveCount(13)
})

test('Back undoes a choice that the page has not shown yet', async ({ site }) => {
  await visit(site, '/services')
  await category(site, 'Digital').check()
  await expect(cards(site)).toHaveCount(13)
  await category(site, 'All').evaluate((all: HTMLInputElement) => {
    const pushState = history.pushState.bind(history)
    history.pushState = (...state) => {
      pushState(...state)
      history.back()
    }
    all.click()
  })
  await expect(site).toHaveURL('/services?category=digital')
  await expect(category(site, 'Digital')).toBeChecked()
  await expect(cards(site)).toHaveCount(13)
})

test('a search from the middle of the list scrolls to the first match', async ({ site }) => {
  await visit(site, '/services')
  await site.mouse.wheel(0, 3000)
  await expect.poll(() => site.evaluate(() => scrollY)).toBe(3000)
  await search(site).fill('app')
  // The page scrolls at once, and the list is rendered a little later.
  await expect(cards(site)).not.toHaveCount(40)
  await expect(cards(site).first().getByRole('heading')).toBeInViewport({ ratio: 1 })
  const bar = await site.getByRole('search').boundingBox()
  const first = await cards(site).first().boundingBox()
  expect(first?.y).toBeGreaterThan((bar?.y ?? 0) + (bar?.height ?? 0))
})

test('a shared URL shows the same list, and an empty one links to all services and to the contact form', async ({
  site,
}) => {
  await visit(site, '/services?category=ca&q=iso')
  await expect(category(site, 'CA & Registration')).toBeChecked()
  await expect(search(site)).toHaveValue('iso')
  await expect(cards(site).filter({ hasText: 'ISO Certificates' })).toBeVisible()
  await navigate(site, '/services?category=ca&q=zeppelin')
  await expect(said(site)).toHaveText('No service matches “zeppelin”')
  await expect(site.getByRole('link', { name: 'Ask us about it' })).toHaveAttribute('href', '/contact')
  await site.getByRole('button', { name: 'Clear the search' }).click()
  await expect(cards(site)).toHaveCount(40)
  await expect(search(site)).toBeFocused()
  await expect(site).toHaveURL('/services')
})

test('the keyboard reaches the search, the categories with the arrow keys, and the services', async ({
  site,
}) => {
  await visit(site, '/services')
  await search(site).focus()
  await site.keyboard.type('seo')
  await site.keyboard.press('Enter')
  await expect(site).toHaveURL('/services?q=seo')
  await site.keyboard.press('Tab')
  await expect(category(site, 'All')).toBeFocused()
  await site.keyboard.press('ArrowRight')
  await expect(category(site, 'Technical')).toBeChecked()
  await expect(site).toHaveURL('/services?q=seo&category=technical')
  const firstLink = cards(site).first().getByRole('link', { name: 'SEO (Technology)', exact: true })
  await expect(firstLink).toBeVisible()
  await site.keyboard.press('Tab')
  await expect(firstLink).toBeFocused()
  await site.keyboard.press('Enter')
  await expect(site).toHaveURL('/services/technical-seo')
  await expect(site).toHaveTitle(titleOf('SEO (Technology)'))
})

for (const viewport of [PHONE, { width: 1920, height: 1000 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('every category is visible, and the filter bar widens after 100 px of scrolling without moving the page', async ({
      site,
    }) => {
      await visit(site, '/services')
      for (const name of ['All', 'Technical', 'Digital', 'CA & Registration']) {
        await expect(site.getByRole('search').getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
      }
      const bar = search(site).locator('..')
      const measure = () =>
        site.evaluate(() => {
          const first = document.querySelector('main article')
          return {
            page: document.documentElement.scrollHeight,
            list: first && Math.round(first.getBoundingClientRect().top + scrollY),
            sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          }
        })
      const before = await measure()
      const narrow = (await bar.boundingBox())?.width ?? 0
      await site.mouse.wheel(0, 100)
      await expect.poll(() => site.evaluate(() => scrollY)).toBe(100)
      expect((await bar.boundingBox())?.width).toBe(narrow)
      await site.mouse.wheel(0, 1)
      await expect.poll(async () => (await bar.boundingBox())?.width).toBeGreaterThan(narrow + 20)
      expect(await measure()).toEqual(before)
      await site.mouse.wheel(0, -200)
      await expect.poll(async () => (await bar.boundingBox())?.width).toBe(narrow)
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('a service takes at most 120 px, and so do the bars that stay while scrolling, with the focus ring inside', async ({
    site,
  }) => {
    await visit(site, '/services')
    const heights = await site
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: site.getByRole('article') })
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
    expect(heights).toHaveLength(40)
    expect(Math.max(...heights)).toBeLessThanOrEqual(120)
    for (const count of ['40', '11', '13', '16']) {
      await expect(site.getByRole('search').getByText(count, { exact: true })).toBeVisible()
    }

    await site.mouse.wheel(0, 3000)
    await expect.poll(() => site.evaluate(() => scrollY)).toBe(3000)
    // Everything at the top that is not the list.
    const covered = () =>
      site.evaluate(() => {
        const isList = (y: number) => document.elementFromPoint(innerWidth / 2, y)?.closest('main ul')
        let y = 0
        while (y < innerHeight && !isList(y)) y++
        return y
      })
    await expect.poll(covered).toBeLessThanOrEqual(120)

    await search(site).focus()
    const ring = await search(site)
      .locator('..')
      .evaluate((field) => {
        const { outlineOffset, outlineWidth } = getComputedStyle(field)
        return Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      })
    expect(ring).toBe(0)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all 40 services are listed, each with its own page', async ({ page }) => {
    await page.goto('/services')
    await expect(cards(page)).toHaveCount(40)
    const links = await cards(page).getByRole('heading').getByRole('link').all()
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
    expect(new Set(addresses).size).toBe(40)
    for (const address of addresses) {
      const answer = await page.request.get(address ?? '')
      expect(answer.status(), address ?? '').toBe(200)
      const html = await answer.text()
      for (const heading of [
        'What it includes',
        'What we need from you',
        'How long it takes',
        'Questions and answers',
      ]) {
        expect(html).toContain(heading)
      }
    }
  })
})

test('a service page has breadcrumbs and links to the contact form', async ({ site }) => {
  await visit(site, '/services/technical-seo')
  const trail = site.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail.getByRole('listitem')).toHaveText(['Services', 'Technology'])
  await site.getByRole('link', { name: 'Ask about this service' }).click()
  await expect(site).toHaveURL('/contact?service=technical-seo')
  await site.goBack()
  await trail.getByRole('link', { name: 'Technology' }).click()
  await expect(site).toHaveURL('/services?category=technical')
  await expect(cards(site)).toHaveCount(11)
})
