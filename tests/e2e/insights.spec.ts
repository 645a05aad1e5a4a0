import type { Page } from '@playwright/test'
import { insightCopy } from '@/content/insights'
import { insightsTexts } from '../content'
import { sumOfShifts } from './helpers/layoutShift'
import { visit, visitBeforeScripts } from './helpers/page'
import { articles, sample } from './helpers/published'
import { expect, test } from './helpers/test'

const { title: FIRST } = sample(articles)
const { title: SECOND } = sample(articles, 1)

/** The number of documents in every response so far. */
function countReads(page: Page) {
  const reads: number[] = []
  page.on('response', async (response) => {
    if (!/:(runQuery|batchGet)/.test(response.url())) return
    // A response can arrive after the test.
    const parts: { document?: unknown; found?: unknown }[] = await response.json().catch(() => [])
    reads.push(parts.filter((part) => part.document || part.found).length)
  })
  return reads
}

const cells = (page: Page) => page.getByRole('region', { name: 'More Blogs' }).getByRole('article')
const ticker = (page: Page) => page.getByRole('region', { name: 'Latest' })

test('the list shows one large article, ten in the ticker and six more, and then every article once', async ({
  site,
}) => {
  const reads = countReads(site)
  await visit(site, '/insight')
  await expect(site.getByRole('link', { name: FIRST }).first()).toBeVisible()
  await expect(ticker(site).getByRole('listitem')).toHaveCount(10)
  await expect(ticker(site).getByRole('listitem').first()).toContainText(FIRST)
  await expect(cells(site)).toHaveCount(6)
  await expect(cells(site).getByText(FIRST)).toHaveCount(0)
  await expect(cells(site).first()).toContainText(SECOND)
  expect(reads, 'reads before the first interaction').toEqual([])

  await site.mouse.wheel(0, 50)
  await expect.poll(() => reads).toEqual([13])

  const more = site.getByRole('button', { name: 'Load more' })
  await more.click()
  await expect(cells(site)).toHaveCount(articles.length - 1)
  await expect(more).toBeHidden()
  await expect(cells(site).nth(6).getByRole('link')).toBeFocused()
  const titles = await cells(site).getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(articles.length - 1)
  await expect.poll(() => reads).toEqual([13, articles.length - 13])

  // Back from an article shows the same list.
  await cells(site).last().getByRole('link').click()
  await expect(site.locator('#article-text')).toBeVisible()
  await site.goBack()
  await expect(cells(site)).toHaveCount(articles.length - 1)
})

test('the domain filter and the URL follow each other', async ({ site }) => {
  await visit(site, '/insight?domain=digital')
  const filter = site.getByRole('navigation', { name: insightCopy.filter })
  await expect(filter.getByRole('link', { name: 'Digital' })).toHaveAttribute('aria-current', 'true')
  const announced = filter.locator('xpath=following-sibling::*[@role="status"]')
  await expect(ticker(site).getByRole('heading')).toHaveText(insightsTexts.latest)
  await expect(cells(site).first()).toBeVisible()
  expect(new Set(await cells(site).locator('[class*=line]').allTextContents())).toEqual(new Set(['Digital']))
  await expect(ticker(site).getByRole('listitem')).toHaveCount(10)

  await filter.getByRole('link', { name: 'Technology' }).click()
  await expect(site).toHaveURL(/\?domain=Technology$/)
  await expect(cells(site).first()).toContainText('Technology')
  // The count of the list, and the large article.
  const count = (await cells(site).count()) + 1
  await expect(announced).toHaveText(new RegExp(`^${count} (newest )?articles? in Technology$`))
  await filter.getByRole('link', { name: 'All' }).click()
  await expect(site).toHaveURL(/\/insight$/)
  await expect(site.getByRole('link', { name: FIRST }).first()).toBeVisible()
})

test.describe('the ticker', () => {
  /** The topmost row. The rows keep their order in the document. */
  const firstRow = (page: Page) =>
    ticker(page)
      .getByRole('link')
      .evaluateAll((links) => {
        const top = (link: Element) => link.getBoundingClientRect().top
        return links.toSorted((a, b) => top(a) - top(b))[0]?.textContent
      })

  test('moves by itself without a layout shift, waits while it has focus or hover, and can be paused', {
    tag: '@smoke',
  }, async ({ site }) => {
    const startScripts = await visitBeforeScripts(site, '/insight')
    await startScripts()
    const pause = ticker(site).getByRole('button', { name: 'Pause Latest' })
    await ticker(site).getByRole('button').focus()
    await site.keyboard.press('Tab')
    await expect(ticker(site).getByRole('link').first()).toBeFocused()
    const state = () =>
      ticker(site)
        .getByRole('list')
        .evaluate((list) => getComputedStyle(list).animationPlayState)
    expect(await state()).toBe('paused')
    await site.keyboard.press('Shift+Tab')
    expect(await state()).toBe('running')
    await ticker(site).getByRole('listitem').nth(2).hover()
    expect(await state()).toBe('paused')

    await site.mouse.move(0, 0)
    await expect.poll(() => firstRow(site), { timeout: 8_000 }).not.toContain(FIRST)
    expect(await site.evaluate(sumOfShifts)).toBe(0)

    await pause.click()
    await expect(ticker(site).getByRole('button', { name: 'Play Latest' })).toBeVisible()
    await site.mouse.move(0, 0)
    const place = () =>
      ticker(site)
        .getByRole('list')
        .evaluate((list) => [getComputedStyle(list).translate, list.getAnimations().length].join())
    const before = await place()
    expect(before).toMatch(/,0$/)
    expect(await place()).toBe(before)
    // While it is paused, every row can be scrolled into view.
    for (const row of await ticker(site).getByRole('listitem').all()) {
      await row.scrollIntoViewIfNeeded()
      await expect(row).toBeInViewport()
    }
  })

  test.describe('with reduced motion', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })

    test('does not move, and every row can be reached', { tag: '@smoke' }, async ({ site }) => {
      await visit(site, '/insight')
      expect(
        await ticker(site)
          .getByRole('list')
          .evaluate((list) => list.getAnimations().length),
      ).toBe(0)
      const last = ticker(site).getByRole('listitem').last()
      await last.scrollIntoViewIfNeeded()
      await expect(last).toBeInViewport()
    })
  })
})
