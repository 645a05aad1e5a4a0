import type { Page } from '@playwright/test'
import { articleCopy } from '@/content/articlePage'
import { contactForm } from '@/content/forms'
import { plans } from '../content'
import { footer, main, visit } from './helpers/page'
import { articles, sample } from './helpers/published'
import { expect, test } from './helpers/test'

test.use({ viewport: { width: 390, height: 780 } })

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not visible`)
  return box
}

test('the contact form can be sent within one and a half screens', async ({ site }) => {
  await visit(site, '/contact')
  const button = await main(site).getByRole('button', { name: contactForm.submit }).boundingBox()
  expect((button?.y ?? Number.POSITIVE_INFINITY) + (button?.height ?? 0)).toBeLessThanOrEqual(1.5 * 780)
})

test('the footer follows a form of accounts, and nothing follows the footer', async ({ site }) => {
  for (const path of ['/login', '/signup']) {
    await visit(site, path)
    const form = await boxOf(site, 'main form')
    await footer(site).scrollIntoViewIfNeeded()
    const { top, rest } = await footer(site).evaluate((element) => {
      const box = element.getBoundingClientRect()
      return { top: box.top + scrollY, rest: document.documentElement.scrollHeight - box.bottom - scrollY }
    })
    // Below the form are the links to the other forms.
    expect(top - (form.y + form.height)).toBeLessThan(320)
    expect(rest).toBeCloseTo(0, 0)
  }
})

test('titles, prices and buttons of a plan share one left edge', async ({ site }) => {
  await visit(site, '/plans')
  const plan = main(site).getByRole('article').first()
  const { title, prices } = sample(plans)
  const parts = [
    plan.getByRole('heading', { name: title }),
    plan.getByText(sample(prices), { exact: true }),
    plan.getByRole('button'),
  ]
  const edges = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x))
  const [left = 0] = edges
  for (const edge of edges) expect(edge).toBeCloseTo(left, 0)
})

test.describe('an article', () => {
  test.use({ isMobile: true, hasTouch: true })

  const longest = sample(articles.toSorted((a, b) => b.title.length - a.title.length))

  test('shows its first sentence in the first screen, collapsed contents, and a heading anchor only with the focus', async ({
    site,
  }) => {
    await visit(site, longest.path)
    const bottom = await site
      .locator('#article-text p')
      .first()
      .evaluate((paragraph) => {
        const texts = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT)
        const range = document.createRange()
        range.setStart(paragraph, 0)
        for (let text = texts.nextNode(); text; text = texts.nextNode()) {
          const end = /[.!?](\s|$)/.exec(text.nodeValue ?? '')
          range.setEnd(text, end ? end.index + 1 : (text.nodeValue?.length ?? 0))
          if (end) break
        }
        return range.getBoundingClientRect().bottom
      })
    expect(bottom).toBeLessThanOrEqual(780)

    const contents = main(site).getByRole('navigation', { name: articleCopy.contents })
    const links = contents.getByRole('link')
    await expect(links).toHaveCount(0)
    await contents.getByRole('button', { name: articleCopy.contents }).tap()
    await expect(links.first()).toBeVisible()

    const anchor = site.locator('#article-text [data-anchor]').first()
    await expect(anchor).toHaveCSS('opacity', '0')
    await anchor.focus()
    await site.keyboard.press('Shift+Tab')
    await site.keyboard.press('Tab')
    await expect(anchor).toHaveCSS('opacity', '1')
  })
})
