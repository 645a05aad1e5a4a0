import type { Page } from '@playwright/test'
import { paths } from '@/paths'
import { words } from '../content'
import { banner, button, field, main, PHONE } from './helpers/page'
import { article } from './helpers/pages'
import { expect as expectSoon, test } from './helpers/test'

/** A press can be lost or answered. How fast it is answered is measured by `npm run bench`. */
const expect = expectSoon.configure({ timeout: 30_000 })

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const CPU_SLOWDOWN = 4
/** In ms after the first paint. The menu works without the app. */
const MENU_ANSWERS = 200
const ALL_ANSWER = 1500

type Press = { path: string; press: (page: Page) => Promise<unknown>; shown: (page: Page) => Promise<void> }

/** A control of each kind, and what a press on it shows. */
const presses: Record<string, Press> = {
  'the menu': {
    path: paths.home,
    press: (page) => banner(page).getByRole('button', { name: words.frame.openMenu }).tap(),
    shown: (page) => expect(page.getByRole('dialog', { name: words.frame.menu })).toBeVisible(),
  },
  'the film': {
    path: paths.home,
    press: (page) => main(page).getByRole('button', { name: words.film.play }).tap(),
    shown: (page) => expect(main(page).locator('video')).toBeVisible(),
  },
  'a practice of articles': {
    path: paths.insights,
    press: (page) => main(page).getByRole('link', { name: 'Digital', exact: true }).tap(),
    shown: (page) => expect(page).toHaveURL(/practice=digital/),
  },
  'the contents of an article': {
    path: article.path,
    press: (page) => main(page).getByRole('button', { name: words.article.contents }).tap(),
    shown: (page) => {
      const contents = main(page).getByRole('navigation', { name: words.article.contents })
      return expect(contents.getByRole('link').first()).toBeVisible()
    },
  },
  'a plan': {
    path: paths.plans,
    press: (page) => main(page).getByRole('button', { name: words.plans.add }).first().tap(),
    shown: (page) => expect(page).toHaveURL(/\/login/),
  },
  'an empty contact form': {
    path: paths.contact,
    press: (page) => button(page, words.contact.submit).tap(),
    shown: (page) => expect(field(page, words.contact.name)).toHaveAttribute('aria-invalid', 'true'),
  },
}

for (const [name, { path, press, shown }] of Object.entries(presses)) {
  const age = name === 'the menu' ? MENU_ANSWERS : ALL_ANSWER
  test(`a press on ${name}, ${age} ms after the paint, is answered`, async ({ site }) => {
    await openSlowly(site, path, age)
    await press(site)
    await shown(site)
  })
}

/**
 * Opens a page on a slow phone and waits until its first paint is so old. Other programs can make this machine slower, so
 * it also waits until React hears presses, which it does before it has hydrated what they hit.
 */
async function openSlowly(page: Page, path: string, age: number) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    ({ ms, needsApp }) => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      const keys = Object.keys(document.getElementById('root') ?? {})
      const isReady = !needsApp || keys.some((key) => key.startsWith('__reactContainer'))
      return isReady && paint && performance.now() - paint.startTime >= ms
    },
    { ms: age, needsApp: age === ALL_ANSWER },
  )
}
