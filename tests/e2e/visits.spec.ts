import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentSecurityPolicy, scriptHashes } from '../../scripts/build/contentSecurityPolicy'
import { readOwnerData } from '../../scripts/content/ownerData'
import { readEnvironment } from '../../scripts/lib/environment'
import { markedCopy, OTHER_FOLDER } from '../../scripts/local/brands'
import { hydrated, navigate } from './helpers/page'
import { serveFolder } from './helpers/serveFolder'
import { expect, FAILED_RESOURCE, test } from './helpers/test'

test.use({ expectedConsole: FAILED_RESOURCE })

const environment = readEnvironment({})
const { analytics, pageTexts } = readOwnerData(markedCopy('other'))

test('each page counts once, nothing is kept, and a dead counter is no fault', async ({ site }) => {
  const html = readFileSync(join(OTHER_FOLDER, 'index.html'), 'utf8')
  const policy = contentSecurityPolicy(environment, scriptHashes([html]), null, analytics)
  // Only the site's own address counts.
  await serveFolder(site, environment.siteUrl, OTHER_FOLDER, { 'Content-Security-Policy': policy })
  const counted: (string | null)[] = []
  await site.route(`${new URL(analytics?.endpoint ?? '').origin}/**`, (route) => {
    const { searchParams } = new URL(route.request().url())
    counted.push(searchParams.get('p'))
    return route.abort()
  })

  await site.goto(`${environment.siteUrl}/privacy?email=asha@example.com`)
  await hydrated(site)
  await expect.poll(() => counted).toEqual(['/privacy'])
  await navigate(site, '/terms')
  await expect(site.getByRole('heading', { level: 1, name: pageTexts.terms.heading })).toBeVisible()
  await expect.poll(() => counted).toEqual(['/privacy', '/terms'])
  await site.goBack()
  await expect(site.getByRole('heading', { level: 1, name: pageTexts.privacy.heading })).toBeVisible()
  await expect.poll(() => counted).toEqual(['/privacy', '/terms', '/privacy'])
  expect(await site.context().cookies()).toEqual([])
})
