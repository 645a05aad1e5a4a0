import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { paths } from '@/paths'

export const PHONE = { width: 390, height: 780 }
export const DESKTOP = { width: 1280, height: 900 }

/** As long as assertions wait. */
const READY_TIMEOUT = 40_000 // ms

export async function visit(page: Page, path: string) {
  await page.goto(path)
  await hydrated(page)
}

/** React has taken over the page's HTML: it marks the elements that it handles. */
export async function hydrated(page: Page) {
  await page.waitForFunction(
    () =>
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')) &&
      // The app's effects have run, too: from now on it hears scrolling.
      history.scrollRestoration === 'manual',
    null,
    { timeout: READY_TIMEOUT },
  )
}

/** Opens a page whose scripts wait until the returned function is called. It resolves when the page is ready. */
export async function visitBeforeScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await holdRequests(page, '**/assets/*.js')
  // With its styles: they block the inline script at its end.
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  return () => {
    release()
    return hydrated(page)
  }
}

/** Requests to these URLs wait until the returned function is called. */
export async function holdRequests(page: Page | BrowserContext, urls: string): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(urls, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** A radio button of a named group. */
export const choice = (page: Page, group: string, radio: Parameters<Page['getByRole']>[1]) =>
  main(page).getByRole('group', { name: group }).getByRole('radio', radio)

/**
 * Presses a link to the path: one of the page, or one that is added to it. Does not scroll. While a page transition runs, the new
 * page may be in the document before it hears presses, which visitors cannot meet: they still see the old one.
 */
export async function navigate(page: Page, path: string) {
  await page.waitForFunction(() => !document.documentElement.matches(':active-view-transition'))
  await page.evaluate((to) => {
    const area = document.querySelector('main')
    const existing = document.querySelector<HTMLAnchorElement>(`:is(main, footer) a[href="${to}"]`)
    const link = existing ?? Object.assign(document.createElement('a'), { href: to })
    if (!existing) area?.append(link)
    link.click()
    if (!existing) link.remove()
  }, path)
}

const SCROLLED = 1500 // px

/** Opens a page as most visitors do: by a link on another page, which they have scrolled. */
export async function arrive(page: Page, path: string) {
  await visit(page, path === paths.home ? paths.about : paths.home)
  await jumpTo(page, SCROLLED)
  await navigate(page, path)
  await page.waitForURL(path)
}

export const scrollTop = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Scrolls at once, and resolves when the page has had its scroll event. */
export async function jumpTo(page: Page, top: number) {
  await page.evaluate(async (to) => {
    // Late fonts change what is at a position.
    await document.fonts.ready
    window.scrollTo({ top: to, behavior: 'instant' })
    for (const _ of ['scroll event', 'effects']) await new Promise(requestAnimationFrame)
  }, top)
}

/** Another tab comes to the front, or goes away again. */
export function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { value: hidden, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, isHidden)
}

export async function expectPage(page: Page, heading?: string) {
  const headings = main(page).getByRole('heading', { level: 1, ...(heading && { name: heading }) })
  await expect(headings).toBeVisible()
  await expect(headings).toHaveCount(1)
  await expect(banner(page)).toBeVisible()
  await expect(footer(page)).toBeAttached()
}

export const main = (page: Page) => page.getByRole('main')
export const banner = (page: Page) => page.getByRole('banner')
export const footer = (page: Page) => page.getByRole('contentinfo')
export const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
export const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
/** On a phone, a plan is a row that opens. */
export async function openPlan(page: Page, title: string) {
  const row = button(page, title)
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
}

/** A text of the page, but not the hidden status that announces it. */
export const textOf = (page: Page, text: string) =>
  main(page).getByText(text).and(page.locator(':not([role=status])'))
/** The first one, because an earlier toast with the same text can still be leaving. */
export const toast = (page: Page, text: string) => page.locator('[popover]').getByText(text).first()

/** Presses a button five times before the page can react. */
export const pressRapidly = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    for (let press = 0; press < 5; press++) element.click()
  })

/** The URLs of all requests from now on. Some browsers also report the preflight requests. */
export function watchRequests(page: Page): string[] {
  const urls: string[] = []
  page.on('request', (request) => request.method() !== 'OPTIONS' && urls.push(request.url()))
  return urls
}

/** Scrolls with the mouse wheel and waits until the page is there. */
export async function wheelTo(page: Page, top: number) {
  const from = await page.evaluate(() => scrollY)
  await page.mouse.wheel(0, top - from)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
}
