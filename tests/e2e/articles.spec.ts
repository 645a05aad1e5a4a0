import type { Page } from '@playwright/test'
import { insightsTexts, words } from '../content'
import { sumOfShifts } from './helpers/layoutShift'
import { DESKTOP, hydrated, navigate, visit } from './helpers/page'
import { articles, sample } from './helpers/published'
import { expect, test } from './helpers/test'

test.use({ viewport: DESKTOP })

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

const cells = (page: Page) => page.getByRole('region', { name: insightsTexts.more }).getByRole('article')
const ticker = (page: Page) => page.getByRole('region', { name: insightsTexts.latest })

test('the list has one large article, ten in the ticker, and then each article once', async ({ site }) => {
  const reads = countReads(site)
  await visit(site, '/insight')
  await expect(site.getByRole('link', { name: FIRST }).first()).toBeVisible()
  await expect(ticker(site).getByRole('listitem')).toHaveCount(10)
  await expect(ticker(site).getByRole('listitem').first()).toContainText(FIRST)
  await expect(cells(site)).toHaveCount(6)
  await expect(cells(site).first()).toContainText(SECOND)
  expect(reads, 'reads before the first interaction').toEqual([])
  await site.mouse.wheel(0, 50)
  await expect.poll(() => reads).toEqual([14])

  const more = site.getByRole('button', { name: words.controls.loadMore })
  await more.click()
  await expect(cells(site)).toHaveCount(articles.length - 1)
  await expect(more).toBeHidden()
  await expect(cells(site).nth(6).getByRole('link')).toBeFocused()
  const titles = await cells(site).getByRole('heading').allTextContents()
  expect(new Set(titles).size).toBe(articles.length - 1)
  await expect.poll(() => reads).toEqual([14, articles.length - 13])

  // Back from an article shows the same list.
  await cells(site).last().getByRole('link').click()
  await expect(site.locator('#entry-text')).toBeVisible()
  await site.goBack()
  await expect(cells(site)).toHaveCount(articles.length - 1)
})

test('a longer list is as it was on the way back from an article that was loaded again', async ({ site }) => {
  await visit(site, '/insight')
  await site.getByRole('button', { name: words.controls.loadMore }).click()
  await expect(cells(site)).toHaveCount(articles.length - 1)
  await cells(site).last().getByRole('link').click()
  await expect(site.locator('#entry-text')).toBeVisible()
  await site.reload()
  await hydrated(site)
  await site.goBack()
  await expect(cells(site)).toHaveCount(articles.length - 1)
  await expect(cells(site).last()).toBeInViewport()
  await site.reload()
  await expect(cells(site)).toHaveCount(articles.length - 1)
  // A new visit of the list starts short.
  await navigate(site, '/about')
  await expect(site).toHaveURL('/about')
  await navigate(site, '/insight')
  await expect(cells(site)).toHaveCount(6)
})

test('the practice filter and the URL follow each other', async ({ site }) => {
  await visit(site, '/insight?practice=digital')
  const filter = site.getByRole('navigation', { name: words.insights.filter })
  await expect(filter.getByRole('link', { name: 'Digital' })).toHaveAttribute('aria-current', 'true')
  const announced = filter.locator('xpath=following-sibling::*[@role="status"]')
  await expect(cells(site).first()).toBeVisible()
  for (const cell of await cells(site).all()) await expect(cell).toContainText('Digital')

  await filter.getByRole('link', { name: 'Technical' }).click()
  await expect(site).toHaveURL(/\?practice=technology$/)
  await expect(cells(site).first()).toContainText('Technical')
  await expect(announced).toContainText('Technical')
  // The list, and the large article.
  await expect(cells(site)).toHaveCount(Number(/\d+/.exec((await announced.textContent()) ?? '')) - 1)
  await filter.getByRole('link', { name: words.insights.all }).click()
  await expect(site).toHaveURL(/\/insight$/)
  await expect(site.getByRole('link', { name: FIRST }).first()).toBeVisible()
  await expect(announced).toHaveText(words.insights.listed({ which: 'newest', count: 7 }))
})

test('the ticker moves without a layout shift, and can be paused', { tag: '@smoke' }, async ({ site }) => {
  await visit(site, '/insight')
  const list = ticker(site).getByRole('list')
  const expectMoving = (isMoving: boolean) =>
    expect
      .poll(() => list.evaluate((rows) => rows.getAnimations()[0]?.playState === 'running'))
      .toBe(isMoving)
  await expectMoving(true)
  await site.evaluate(() => document.fonts.ready.then(() => undefined))
  const whileLoading = await site.evaluate(sumOfShifts)
  const { pauseList, playList } = words.controls
  const pause = ticker(site).getByRole('button', { name: pauseList({ list: insightsTexts.latest }) })
  await pause.focus()
  await site.keyboard.press('Tab')
  await expect(ticker(site).getByRole('link').first()).toBeFocused()
  await expectMoving(false)
  await site.keyboard.press('Shift+Tab')
  await expectMoving(true)
  // The rows keep their order in the document.
  await expect(ticker(site).getByRole('listitem').filter({ hasText: FIRST })).not.toBeInViewport()
  expect(await site.evaluate(sumOfShifts)).toBe(whileLoading)

  await pause.click()
  const play = ticker(site).getByRole('button', { name: playList({ list: insightsTexts.latest }) })
  await expect(play).toBeVisible()
  await expectMoving(false)
  await site.emulateMedia({ reducedMotion: 'reduce' })
  await visit(site, '/insight')
  await expectMoving(false)
  for (const row of await ticker(site).getByRole('listitem').all()) {
    await row.scrollIntoViewIfNeeded()
    await expect(row).toBeInViewport()
  }
})
