import type { Page } from '@playwright/test'
import { words } from '../content'
import { DESKTOP, setHidden, visit } from './helpers/page'
import { article } from './helpers/pages'
import { centreOf } from './helpers/press'
import { expect, test } from './helpers/test'

const carousel = (page: Page) => page.locator(`[aria-roledescription="${words.controls.carousel}"]`)
const row = (page: Page) => carousel(page).getByRole('group', { name: words.controls.slides })
const slides = (page: Page) => carousel(page).getByRole('group', { name: /\d+\D+\d+/ })
const button = (page: Page, action: 'pauseList' | 'playList' | 'previousIn' | 'nextIn') =>
  carousel(page).getByRole('button', { name: new RegExp(words.controls[action]({ list: '.+' })) })

/** The numbers of the slides that are wholly in view. */
function inView(page: Page) {
  return slides(page).evaluateAll((all) => {
    const track = all[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect()
    return all
      .filter((slide) => {
        const { left, right } = slide.getBoundingClientRect()
        return left >= track.left - 2 && right <= track.right + 2
      })
      .map((slide) => Number(/\d+/.exec(slide.ariaLabel ?? '')))
  })
}

/** Opens a page and waits until Swiper moves its row. */
async function open(page: Page, path: string) {
  await visit(page, path)
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(carousel(page).locator('.swiper-initialized')).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Lets the page's clock run as long as any carousel takes for several slides. */
const letTimePass = (page: Page) => page.clock.runFor(12_000)

// While a test lets time pass, a request that is still on its way times out.
test.use({ viewport: DESKTOP, expectedConsole: /^Could not load / })

test('it plays, and stops on hover, on focus, in a hidden tab and when paused', async ({ site }) => {
  await site.clock.install()
  await open(site, '/about')
  const isMoving = async () => {
    const before = await inView(site)
    await letTimePass(site)
    return JSON.stringify(before) !== JSON.stringify(await inView(site))
  }
  const expectMoving = () => expect.poll(isMoving).toBe(true)
  const expectResting = () => expect.poll(isMoving).toBe(false)
  await expectMoving()
  await row(site).hover()
  await expectResting()
  await row(site).focus()
  // The pointer leaves, the focus stays.
  await site.mouse.move(0, 0)
  await expectResting()
  await row(site).blur()
  await expectMoving()
  await setHidden(site, true)
  await expectResting()
  await setHidden(site, false)
  await expectMoving()
  await button(site, 'pauseList').click()
  await site.mouse.move(0, 0)
  await button(site, 'playList').blur()
  await expectResting()
  // Pressing Play starts it, although pointer and focus are on the button.
  await button(site, 'playList').click()
  await expectMoving()
})

test('the focus stays in view, arrow keys move the row, and a drag follows no link', async ({ site }) => {
  await open(site, article.path)
  const links = slides(site).getByRole('link')
  // All four, or the row could still be moving.
  const expectFirst = (number: number) =>
    expect.poll(() => inView(site)).toEqual([number, number + 1, number + 2, number + 3])
  await button(site, 'pauseList').click()
  await links.last().focus()
  await expect(links.last()).toBeInViewport({ ratio: 1 })
  await links.first().focus()
  await expectFirst(1)
  await expect(links.first()).toBeInViewport({ ratio: 1 })
  await site.keyboard.press('ArrowRight')
  await expectFirst(2)
  await expect(links.nth(1)).toBeFocused()
  const from = await centreOf(links.nth(3))
  await site.mouse.move(from.x, from.y)
  await site.mouse.down()
  await site.mouse.move(from.x - 320, from.y, { steps: 10 })
  await site.mouse.up()
  await expectFirst(3)
  await expect(site).toHaveURL(article.path)
})

test('the drawing of an article keeps its size in narrow cards', async ({ site }) => {
  await visit(site, article.path)
  const drawings = slides(site).locator('svg[viewBox="0 0 180 96"]')
  for (const width of [480, 600, 1000, 1199, 1280]) {
    await site.setViewportSize({ width, height: 900 })
    const widths = await drawings.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width))
    expect(Math.min(...widths), `at ${width} px`).toBeGreaterThan(64)
  }
})

test.describe('where motion is not wanted', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('nothing plays, buttons move it, and each width has its count', { tag: '@smoke' }, async ({
    site,
  }) => {
    await site.clock.install()
    await open(site, '/about')
    await expect(button(site, 'pauseList')).toBeHidden()
    await letTimePass(site)
    expect(await inView(site)).toEqual([1, 2, 3, 4])
    const last = await slides(site).count()
    for (const [name, expected] of [
      ['previousIn', [last - 3, last - 2, last - 1, last]],
      ['nextIn', [1, 2, 3, 4]],
      ['nextIn', [2, 3, 4, 5]],
    ] as const) {
      await button(site, name).click()
      await expect.poll(() => inView(site)).toEqual(expected)
    }
    for (const [path, counts] of [
      ['/about', { 900: 4, 899: 3, 600: 3, 599: 2, 360: 2 }],
      [article.path, { 900: 4, 600: 4, 599: 3, 480: 3, 479: 1, 360: 1 }],
    ] as const) {
      await open(site, path)
      for (const [width, count] of Object.entries(counts)) {
        await site.setViewportSize({ width: Number(width), height: 900 })
        await expect.poll(() => inView(site), `${path} at ${width} px`).toHaveLength(count)
      }
    }
  })
})
