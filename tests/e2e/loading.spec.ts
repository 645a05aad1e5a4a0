import type { Page, Route } from '@playwright/test'
import { FIRESTORE } from './helpers/backend'
import { visit } from './helpers/page'
import { expect, test } from './helpers/test'

// A page that the test itself answers counts as public to Chromium, which then keeps it from this machine's ports.
test.use({ permissions: ['local-network-access'] })

/** The page as it is where the build could read nothing: an empty shell, which the app fills. */
async function openWithoutSnapshot(page: Page, path: string) {
  await page.route(`**${path}`, async (route) => {
    const answer = await route.fetch()
    const html = await answer.text()
    const shell = html
      .replace(/<div id="root">[\s\S]*?<\/div>\s*(?=<script)/, '<div id="root"></div>')
      .replace(/<script type="application\/json" id="snapshot">[\s\S]*?<\/script>/, '')
      .replace(/<title>.*?<\/title>/, '')
      .replace(/<meta (?:name="(?:description|author|robots|keywords|twitter:[^"]*)"|property)[^>]*>/g, '')
      .replace(/<link rel="canonical"[^>]*>/, '')
    await route.fulfill({ response: answer, body: shell })
  })
  await visit(page, path)
}

const answerWith = (act: (route: Route) => Promise<void>) => (page: Page) => page.route(FIRESTORE, act)

const refuse = answerWith((route) =>
  route.fulfill({
    status: 403,
    headers: { 'access-control-allow-origin': '*' },
    json: [{ error: { code: 403, message: 'Refused.', status: 'PERMISSION_DENIED' } }],
  }),
)
const answerRubbish = answerWith((route) =>
  route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    body: '<html>Welcome to the hotel</html>',
  }),
)
const answerEmpty = answerWith((route) =>
  route.fulfill({
    headers: { 'access-control-allow-origin': '*' },
    json: [{ readTime: '2026-11-21T00:00:00Z' }],
  }),
)

const NOTHING = 'Nothing to show here right now.'

test.describe('a list without a snapshot', () => {
  test('is asked for once, though two places show it, and then stands', async ({ site }) => {
    const asked: string[] = []
    site.on(
      'request',
      (request) => request.url().includes(':runQuery') && asked.push(request.postData() ?? ''),
    )
    await openWithoutSnapshot(site, '/our-innovation')
    await expect(site.getByRole('heading', { name: 'Ledgerline' })).toBeVisible()
    // The home page shows the same list: arriving there within the shared time asks nothing again.
    await site.getByRole('banner').getByRole('link', { name: 'Home' }).click()
    await expect(site.getByRole('heading', { name: 'Ledgerline' })).toBeAttached()
    expect(asked.filter((body) => body.includes('innovations'))).toHaveLength(1)
  })

  test('shows three pulsing blocks while it is on its way', async ({ site }) => {
    let answer = () => {}
    const held = new Promise<void>((resolve) => (answer = resolve))
    await site.route(FIRESTORE, async (route) => {
      await held
      await route.continue()
    })
    await openWithoutSnapshot(site, '/our-innovation')
    await expect(site.getByRole('main').getByRole('status')).toHaveText('Loading')
    await expect(site.getByRole('main').getByRole('status').locator('[data-shape=field]')).toHaveCount(3)
    answer()
    await expect(site.getByRole('heading', { name: 'Ledgerline' })).toBeVisible()
  })

  test('says in one line that there is nothing when it is empty', async ({ site }) => {
    await answerEmpty(site)
    await openWithoutSnapshot(site, '/our-innovation')
    await expect(site.getByText(NOTHING)).toBeVisible()
  })

  test.describe('that fails', () => {
    test.use({ expectedConsole: /^Failed to load resource|^Could not read innovations/ })

    for (const [kind, fail] of [
      ['refused', refuse],
      ['rubbish', answerRubbish],
    ] as const) {
      test(`ends with one line and Retry when it is ${kind}`, async ({ site }) => {
        await fail(site)
        await openWithoutSnapshot(site, '/our-innovation')
        await expect(site.getByText(NOTHING)).toBeVisible()
        await site.unroute(FIRESTORE)
        await site.getByRole('button', { name: 'Retry' }).click()
        await expect(site.getByRole('heading', { name: 'Ledgerline' })).toBeVisible()
      })
    }

    test('ends the same way when no answer comes within ten seconds', async ({ site }) => {
      await site.clock.install()
      await site.route(FIRESTORE, () => {})
      const asked = site.waitForRequest(FIRESTORE)
      await openWithoutSnapshot(site, '/our-innovation')
      await expect(site.getByRole('main').getByRole('status')).toHaveText('Loading')
      // The time runs from the request, and its code has to be fetched first.
      await asked
      await site.clock.runFor(10_000)
      await expect(site.getByText(NOTHING)).toBeVisible()
    })
  })
})

test.describe('a list with a snapshot', () => {
  test('asks nothing until the visitor acts', async ({ site }) => {
    const asked: string[] = []
    site.on('request', (request) => asked.push(request.url()))
    await visit(site, '/our-innovation')
    await site.waitForLoadState('networkidle')
    expect(asked.filter((url) => !url.startsWith(new URL(site.url()).origin))).toEqual([])

    const answer = site.waitForResponse(FIRESTORE)
    await site.mouse.wheel(0, 100)
    expect((await answer).ok()).toBe(true)
  })

  test.describe('whose refresh fails', () => {
    test.use({ expectedConsole: /^Failed to load resource|^Could not read innovations/ })

    test('stays as it is', async ({ site }) => {
      await refuse(site)
      await visit(site, '/our-innovation')
      const answer = site.waitForResponse(FIRESTORE)
      await site.mouse.wheel(0, 100)
      await answer
      await expect(site.getByRole('heading', { name: 'Ledgerline' })).toBeVisible()
      await expect(site.getByText(NOTHING)).toBeHidden()
    })
  })
})

const document = (id: string, fields: object) => ({
  document: {
    name: `projects/demo-triveni-test/databases/(default)/documents/innovations/${id}`,
    fields,
    createTime: '2026-11-21T00:00:00Z',
    updateTime: '2026-11-21T00:00:00Z',
  },
  readTime: '2026-11-21T00:00:00Z',
})
const answerDocuments = (...documents: object[]) =>
  answerWith((route) => route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: documents }))

test.describe('one badly edited document', () => {
  test.use({ expectedConsole: /^Skipped innovations\/broken/ })

  test('is left out and takes nothing with it', async ({ site }) => {
    const answer = answerDocuments(
      document('broken', { title: { integerValue: '7' } }),
      document('whole', { title: { stringValue: 'Still here' } }),
    )
    await answer(site)
    await openWithoutSnapshot(site, '/our-innovation')
    await expect(site.getByRole('heading', { name: 'Still here' })).toBeVisible()
  })
})

test.describe('documents of which none can be read', () => {
  test.use({ expectedConsole: /^Skipped innovations\/broken|^Could not read innovations/ })
  const answer = answerDocuments(document('broken', { title: { integerValue: '7' } }))

  test('leave what stands on the home page', async ({ site }) => {
    await answer(site)
    await visit(site, '/')
    const told = site.waitForEvent('console', (message) => message.text().startsWith('Could not read'))
    await site.mouse.wheel(0, 100)
    await told
    await expect(site.getByRole('heading', { name: 'Ledgerline' })).toBeAttached()
    await expect(site.getByText(NOTHING)).toBeHidden()
  })

  test('leave the rest of the home page where nothing stood', async ({ site }) => {
    await answer(site)
    await openWithoutSnapshot(site, '/')
    await expect(site.getByText('projects done')).toBeVisible()
    const innovations = site.getByRole('region', { name: 'Our innovations' })
    await expect(innovations.getByText(NOTHING)).toBeVisible()
    await expect(innovations.getByRole('button', { name: 'Retry' })).toBeVisible()
  })
})
