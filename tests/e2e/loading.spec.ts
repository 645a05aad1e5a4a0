import type { Locator, Page } from '@playwright/test'
import { serviceSearch } from '@/content/forms'
import { labels } from '@/content/labels'
import { emptyMessages, statusMessages } from '@/content/messages'
import { paths } from '@/paths'
import { pages } from '../content'
import { contrast } from './helpers/colours'
import { fakeFirestore, holdFirestore } from './helpers/fakeFirestore'
import { breakBackend, repairBackend } from './helpers/faults'
import {
  banner,
  button,
  main,
  navigate,
  PHONE,
  textOf,
  visit,
  visitBeforeScripts,
  watchRequests,
} from './helpers/page'
import { article } from './helpers/pages'
import { innovations, sample, team } from './helpers/published'
import { expect, test } from './helpers/test'

// Chromium treats a page that a test responds with as public, and public pages may not request local ports.
test.use({ permissions: ['local-network-access'] })

const product = sample(innovations)
const heading = (page: Page, name: string) => main(page).getByRole('heading', { name }).first()

/** Opens a page as if the build could not read any content: an empty shell that the app fills. */
async function visitWithoutSnapshot(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const response = await route.fetch()
    const shell = (await response.text())
      .replace(/<div id="root">[\s\S]*?<\/div>\s*(?=<dialog open)/, '<div id="root"></div>')
      .replace(/<script type="application\/json" id="start">[\s\S]*?<\/script>/, '')
      .replace(/<title>.*?<\/title>/, '')
      .replace(/<meta (?:name="(?:description|author|robots|keywords|twitter:[^"]*)"|property)[^>]*>/g, '')
      .replace(/<link rel="canonical"[^>]*>/, '')
    await route.fulfill({ response, body: shell })
  })
  await visit(page, path)
}

/** Runs in the page. How far neighbours in a row are apart. */
function gapsBetween(blocks: Element[]) {
  const boxes = blocks.map((block) => block.getBoundingClientRect())
  return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? 0))
}

const lists = [
  { path: '/our-innovation', first: product, empty: emptyMessages.innovations },
  { path: '/about', first: sample(team), empty: emptyMessages.team },
  { path: '/insight', first: article.title, empty: emptyMessages.blogs },
]

test.describe('without a snapshot', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not load |^Skipped innovations\/broken/ })

  for (const { path, first, empty } of lists) {
    test(`${path} shows placeholders, then one line with Retry, then its list`, async ({ site }) => {
      const release = await holdFirestore(site)
      await visitWithoutSnapshot(site, path)
      await expect(main(site).getByRole('status').filter({ hasText: 'Loading' }).first()).toBeAttached()
      if (path === '/our-innovation') {
        const blocks = main(site).getByRole('status').locator('[data-shape=field]')
        await expect(blocks).toHaveCount(3)
        expect(Math.min(...(await blocks.evaluateAll(gapsBetween)))).toBeGreaterThanOrEqual(16)
        const page = site.locator('html')
        expect(
          await contrast([blocks.first(), 'backgroundColor'], [page, 'backgroundColor']),
        ).toBeGreaterThan(1.25)
      }
      await breakBackend(site, 'responding with 403')
      release()
      await site.reload()
      await expect(textOf(site, empty)).toBeVisible()
      await repairBackend(site)
      // A moving pointer could start a refresh, which removes the button before the press.
      await button(site, 'Retry').first().press('Enter')
      await expect(main(site).getByText(first).first()).toBeVisible()
    })
  }

  test('two pages with the same list share one request', async ({ site }) => {
    const bodies: string[] = []
    site.on('request', (request) => bodies.push(request.postData() ?? ''))
    await visitWithoutSnapshot(site, '/our-innovation')
    await expect(heading(site, product)).toBeVisible()
    await banner(site).getByRole('link', { name: 'Home' }).click()
    await expect(heading(site, product)).toBeAttached()
    expect(bodies.filter((body) => body.includes('"innovations"'))).toHaveLength(1)
  })

  test('an invalid document is skipped, and an empty list says so in one line', async ({ site }) => {
    const documents = [
      { id: 'broken', fields: { title: 7 } },
      { id: 'valid', fields: { title: 'Still here' } },
    ]
    await fakeFirestore(site, { innovations: documents })
    await visitWithoutSnapshot(site, paths.innovations)
    await expect(heading(site, 'Still here')).toBeVisible()
    await navigate(site, paths.insights)
    await expect(textOf(site, emptyMessages.blogs)).toBeVisible()
  })

  test('a list in which every document is invalid does not affect the rest of the home page', async ({
    site,
  }) => {
    await fakeFirestore(site, { innovations: [{ id: 'broken', fields: { title: 7 } }] })
    await visitWithoutSnapshot(site, '/')
    await expect(main(site).getByText('projects done')).toBeVisible()
    const section = main(site).getByRole('region', { name: pages.innovations.heading })
    await expect(section.getByText(emptyMessages.innovations)).toBeVisible()
    await expect(section.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})

test.describe('with a snapshot', () => {
  test.use({ expectedConsole: /^Failed to load resource|^Could not load |^Skipped innovations\/broken/ })

  test('a page requests data only after the first interaction, and keeps its list if that fails', async ({
    site,
  }) => {
    const requests = watchRequests(site)
    await breakBackend(site, 'responding with 403')
    await visit(site, paths.innovations)
    await site.waitForLoadState('networkidle')
    const { origin } = new URL(site.url())
    expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])
    const failed = site.waitForEvent('console', (message) => message.text().startsWith('Could not load'))
    await site.mouse.wheel(0, 100)
    await failed
    await expect(heading(site, product)).toBeVisible()
    await expect(main(site).getByText(emptyMessages.innovations)).toBeHidden()
  })
})

test('what is typed before the scripts run is kept', async ({ site }) => {
  const startScripts = await visitBeforeScripts(site, paths.services)
  const search = site.getByRole('searchbox', { name: serviceSearch.search })
  await search.fill('iso')
  await startScripts()
  await expect(search).toHaveValue('iso')
  await expect(main(site).getByRole('status')).toContainText('“iso”')
})

test('a page whose code is slow shows a line, the loading screen after 1 s, and can be left', async ({
  site,
}) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await site.route('**/assets/AboutPage-*.js', async (route) => {
    await held
    await route.continue()
  })
  await site.clock.install()
  await visit(site, paths.privacy)
  const old = heading(site, pages.privacy.heading)
  const line = site.getByRole('progressbar')
  const wait = main(site).getByText(statusMessages.wait)
  const link = banner(site).getByRole('link', { name: 'AboutUs' })

  await site.clock.pauseAt(Date.now() + 10_000)
  await link.click()
  // CSS keeps it hidden for 300 ms.
  await expect(line).toBeVisible()
  await expect(old).toBeVisible()
  await site.clock.runFor(1000)
  await expect(wait).toBeVisible()
  await expect(old).toHaveCount(0)
  await site.clock.resume()

  await banner(site).getByRole('link', { name: 'Home' }).click()
  await expect(heading(site, pages.home.heading)).toBeVisible()
  await expect(line).toHaveCount(0)
  await expect(wait).toHaveCount(0)

  await link.click()
  await expect(wait).toBeVisible()
  release()
  await expect(heading(site, pages.about.heading)).toBeVisible()
  await expect(line).toHaveCount(0)
  await expect(wait).toHaveCount(0)
})

test('“Please Wait ...” is in the top bar, beside its controls and above the page', async ({ site }) => {
  await site.route(/assets\/sign(edIn|InProvider)-/, () => {
    // Never answered.
  })
  // Someone was signed in on this browser.
  await site.addInitScript(() => localStorage.setItem('member', '1'))
  await site.setViewportSize(PHONE)
  await visit(site, paths.privacy)
  await banner(site).getByRole('button', { name: labels.openMenu }).click()
  await site.getByRole('dialog').getByRole('button', { name: 'My Bag' }).click()
  const wait = site.getByText(statusMessages.wait)
  await expect(wait).toBeVisible()
  // The notice is below the name, which is a link as high as the bar.
  const controls = banner(site)
    .getByRole('link')
    .or(banner(site).getByRole('button'))
    .filter({ visible: true })
  for (const width of [360, 768, 1280, 1920]) {
    await site.setViewportSize({ width, height: 900 })
    const notice = await boxOf(wait)
    const page = await boxOf(main(site))
    expect.soft(notice.y + notice.height, `${width} px`).toBeLessThanOrEqual(page.y)
    for (const control of (await controls.all()).slice(1))
      expect.soft((await boxOf(control)).x, `${width} px`).toBeGreaterThan(notice.x + notice.width)
  }
})

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${element} is not visible`)
  return box
}
