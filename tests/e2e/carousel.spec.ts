import type { Page } from '@playwright/test'
import { DESKTOP, visit } from './helpers/page'
import { centreOf } from './helpers/press'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

const ARTICLE = '/insight/what-a-page-speed-audit-looks-at'
const SWIPER = '**/assets/createSwiper-*.js'

const carousel = (page: Page) => page.locator('[aria-roledescription=carousel]')
const row = (page: Page) => carousel(page).locator('[role=group][aria-live]')
/** The row, once Swiper moves it. */
const takenOver = (page: Page) => carousel(page).locator('.swiper-initialized')
const button = (page: Page, name: RegExp) => carousel(page).getByRole('button', { name })

/** The numbers of the slides that are wholly in view. */
function inView(page: Page) {
  return carousel(page)
    .getByRole('group', { name: /^\d+ of \d+$/ })
    .evaluateAll((slides) => {
      const track = slides[0]?.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect()
      return slides
        .filter((slide) => {
          const { left, right } = slide.getBoundingClientRect()
          return left >= track.left - 2 && right <= track.right + 2
        })
        .map((slide) => Number.parseInt(slide.ariaLabel ?? '', 10))
    })
}

async function open(page: Page, path: string) {
  await visit(page, path)
  await carousel(page).scrollIntoViewIfNeeded()
  await expect(takenOver(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
}

// While a test lets time pass, a request that is still on its way times out.
test.use({ expectedConsole: /^Could not load / })

/** Lets the page's clock run as long as any carousel takes for several slides. */
const letTimePass = (page: Page) => page.clock.runFor(12_000)

test.describe('at every width', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, inViewAt] of [
    ['/about', { 1280: 4, 900: 4, 899: 3, 600: 3, 599: 2, 480: 2, 479: 2, 360: 2 }],
    [ARTICLE, { 1280: 4, 900: 4, 899: 4, 600: 4, 599: 3, 480: 3, 479: 1, 360: 1 }],
  ] as const) {
    test(`as many slides of ${path} are in view as specified`, async ({ site }) => {
      await site.setViewportSize(DESKTOP)
      await open(site, path)
      for (const [width, count] of Object.entries(inViewAt)) {
        await site.setViewportSize({ width: Number(width), height: 900 })
        await expect.poll(() => inView(site), `${width} px`).toHaveLength(count)
      }
    })
  }
})

test.describe('on a desktop', () => {
  test.use({ viewport: DESKTOP })

  test('it plays, and stops on hover, on focus, in a hidden tab and when paused', async ({ site }) => {
    await site.clock.install()
    await open(site, '/about')
    const isPlaying = async () => (await row(site).getAttribute('aria-live')) === 'off'
    const expectMoving = async () => {
      await expect.poll(isPlaying).toBe(true)
      const before = await inView(site)
      await letTimePass(site)
      await expect.poll(() => inView(site)).not.toEqual(before)
    }
    const expectResting = async () => {
      await expect.poll(isPlaying).toBe(false)
      await expect.poll(() => inView(site)).toHaveLength(4)
      const before = await inView(site)
      await letTimePass(site)
      expect(await inView(site)).toEqual(before)
    }
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

    await button(site, /^Pause/).click()
    await site.mouse.move(0, 0)
    await button(site, /^Play/).blur()
    await expectResting()
    // Pressing Play starts it, although pointer and focus are on the button.
    await button(site, /^Play/).click()
    await expectMoving()
  })

  test('Pause comes first, and buttons and arrow keys move it from end to end', { tag: '@smoke' }, async ({
    site,
  }) => {
    await open(site, '/about')
    await button(site, /^Pause/).click()
    await expect.poll(() => inView(site)).toHaveLength(4)
    const controls = await carousel(site).getByRole('button').allTextContents()
    expect(controls[0]).toContain('Play')

    await row(site).focus()
    const [first = 0] = await inView(site)
    await site.keyboard.press('ArrowRight')
    await expect.poll(() => inView(site)).toEqual([1, 2, 3, 4].map((number) => first + number))
    await site.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await inView(site))[0]).toBe(first)
    for (let left = first; left > 1; left--) await site.keyboard.press('ArrowLeft')
    await expect.poll(() => inView(site)).toEqual([1, 2, 3, 4])

    await button(site, /^Previous/).click()
    await expect
      .poll(async () => (await inView(site)).at(-1))
      .toBe(
        await carousel(site)
          .getByRole('group', { name: /^\d+ of/ })
          .count(),
      )
    await button(site, /^Next/).click()
    await expect.poll(() => inView(site)).toEqual([1, 2, 3, 4])

    await site.getByRole('main').focus()
    await site.keyboard.press('ArrowRight')
    expect(await inView(site)).toEqual([1, 2, 3, 4])
  })

  test('the focus is never out of view, and a drag with the mouse follows no link', async ({ site }) => {
    await site.clock.install()
    await open(site, ARTICLE)
    const links = carousel(site)
      .getByRole('group', { name: /^\d+ of/ })
      .getByRole('link')
    await links.first().focus()
    await row(site).hover()
    await site.mouse.move(0, 0)
    await letTimePass(site)
    await expect(links.first()).toBeFocused()
    await expect(links.first()).toBeInViewport({ ratio: 1 })

    await button(site, /^Pause/).click()
    await links.last().focus()
    await expect(links.last()).toBeInViewport({ ratio: 1 })
    await links.first().focus()
    await expect(links.first()).toBeInViewport({ ratio: 1 })
    await site.keyboard.press('ArrowRight')
    await expect.poll(async () => (await inView(site))[0]).toBe(2)
    await expect(links.nth(1)).toBeFocused()

    const from = await centreOf(links.nth(3))
    await site.mouse.move(from.x, from.y)
    await site.mouse.down()
    await site.mouse.move(from.x - 150, from.y, { steps: 5 })
    await site.mouse.move(from.x - 320, from.y, { steps: 5 })
    await site.mouse.up()
    await expect.poll(async () => (await inView(site))[0]).toBe(3)
    await expect(site).toHaveURL(ARTICLE)
    await links.nth(3).click()
    await expect(site).not.toHaveURL(ARTICLE)
  })
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true })

  test('it is swiped, and the page scrolls over it', async ({ site, context }) => {
    await open(site, ARTICLE)
    // The row has the size for a phone.
    expect(await inView(site)).toEqual([1])
    const from = await centreOf(row(site))
    const touch = await context.newCDPSession(site)
    const swipe = async (dx: number, dy: number) => {
      const at = (part: number) => [{ x: from.x + dx * part, y: from.y + dy * part }]
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) })
      for (const part of [0.2, 0.5, 0.8, 1])
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(part) })
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    }
    await swipe(-200, 0)
    await expect.poll(() => inView(site)).toEqual([2])
    const before = await site.evaluate(() => scrollY)
    await swipe(0, -200)
    await expect.poll(() => site.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
  })
})

test.describe('where motion is not wanted', () => {
  test.use({ viewport: DESKTOP, contextOptions: { reducedMotion: 'reduce' } })

  test('nothing plays, and the buttons still move it, at once', { tag: '@smoke' }, async ({ site }) => {
    await site.clock.install()
    await open(site, '/about')
    await expect(button(site, /^Pause/)).toBeHidden()
    await letTimePass(site)
    expect(await inView(site)).toEqual([1, 2, 3, 4])
    await button(site, /^Next/).click()
    expect(await inView(site)).toEqual([2, 3, 4, 5])
  })
})

test('taking over the row moves nothing', async ({ site }) => {
  const release = await holdSwiper(site)
  await visit(site, ARTICLE)
  await carousel(site).scrollIntoViewIfNeeded()
  const places = () =>
    carousel(site)
      .locator('[role=group] *')
      .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()))
  const before = await places()
  await button(site, /^Pause/).click()
  release()
  await expect(takenOver(site)).toBeVisible()
  const after = await places()
  expect(after.slice(0, before.length)).toEqual(before)
})

test('a row that was scrolled before Swiper came keeps its place', async ({ site }) => {
  const release = await holdSwiper(site)
  await visit(site, ARTICLE)
  await row(site).focus()
  await site.keyboard.press('ArrowRight')
  await expect.poll(async () => (await inView(site))[0]).toBe(2)
  release()
  await expect(takenOver(site)).toBeVisible()
  expect((await inView(site))[0]).toBe(2)
})

test.describe('without Swiper', () => {
  test.use({ expectedConsole: new RegExp(`${FAILED_RESOURCE.source}|^Could not load the carousel`) })

  test('the browser scrolls the row, by keys and by the buttons', async ({ site }) => {
    await site.route(SWIPER, (route) => route.abort())
    await visit(site, ARTICLE)
    await row(site).focus()
    await site.keyboard.press('ArrowRight')
    await expect.poll(async () => (await inView(site))[0]).toBe(2)
    await button(site, /^Next/).click()
    await expect.poll(async () => (await inView(site))[0]).toBe(3)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('every slide can be read', async ({ page }) => {
    await page.goto('/about')
    const slides = carousel(page).getByRole('group', { name: /^\d+ of/ })
    for (const slide of await slides.all()) await expect(slide).toBeVisible()
    await expect(carousel(page).getByRole('button')).toHaveCount(0)
  })
})

async function holdSwiper(page: Page) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(SWIPER, async (route) => {
    await held
    await route.continue()
  })
  return release
}

/** Another tab comes to the front, or goes away again. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}
