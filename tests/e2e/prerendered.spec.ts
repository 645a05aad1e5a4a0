import { HtmlValidate } from 'html-validate'
import { JSDOM } from 'jsdom'
import { paths } from '@/paths'
import { readEnvironment } from '../../scripts/build/environment'
import { services, site } from '../content'
import { validateXml } from '../fixtures/validateXml'
import { countHeadTags, ONE_OF_EACH_HEAD_TAG } from './helpers/headTags'
import { main } from './helpers/page'
import { addresses, titleOf } from './helpers/pages'
import { articles, innovations, sample, team } from './helpers/published'
import { expect, test } from './helpers/test'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })
const { siteUrl } = readEnvironment({})
const absolute = (path: string) => new URL(path, siteUrl).href
const socialImage = (path: string) => `/social${path === '/' ? '/home' : path}.png`

async function findMistakes(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const mistakes = results.flatMap(({ messages }) => messages.map(({ message }) => message))
  // React's mark of a form whose submission it keeps. Its script prevents the navigation, and the policy forbids it.
  return mistakes.filter((message) => !message.includes('React form unexpectedly submitted'))
}

/** Most sites read the tags without running scripts. */
for (const { path, heading, title, index, status = 200 } of addresses) {
  test(`${path} has its text, one of each tag and valid HTML before scripts run`, async ({ request }) => {
    const response = await request.get(path)
    const html = await response.text()
    const { document } = new JSDOM(html).window
    expect(response.status()).toBe(status)
    expect(document.querySelector('h1')?.textContent).toContain(heading)
    expect(document.title).toBe(titleOf(title))
    expect(countHeadTags(document)).toEqual(ONE_OF_EACH_HEAD_TAG)
    expect(document.querySelectorAll('body :is(title, meta, link)')).toHaveLength(0)
    const robots = document.querySelector('meta[name=robots]')
    expect(robots?.getAttribute('content')).toBe(index ? 'index,follow' : 'noindex')
    expect(await findMistakes(html)).toEqual([])
  })
}

test('pages for one visitor or one moment are not indexed', async ({ request }) => {
  for (const path of ['/cart', '/account', '/auth/action']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('sitemap and feed are valid and list every public page', async ({ request }) => {
  const [sitemap = '', feed = '', robots = ''] = await Promise.all(
    ['/sitemap.xml', '/feed.xml', '/robots.txt'].map(async (path) => (await request.get(path)).text()),
  )
  expect(await validateXml(sitemap, 'sitemap')).toEqual([])
  expect(await validateXml(feed, 'rss')).toEqual([])
  expect(robots).toContain(`Sitemap: ${absolute('/sitemap.xml')}`)

  const listed = [...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, url]) => url)
  const indexed = addresses.filter(({ index }) => index).map(({ path }) => path)
  const servicePaths = services.map(({ slug }) => paths.service(slug))
  const articlePaths = articles.map(({ path }) => path)
  const expected = new Set([...indexed, ...servicePaths, ...articlePaths].map(absolute))
  expect(listed.toSorted()).toEqual([...expected].toSorted())
  if (articles.length > 0) {
    expect(sitemap).toMatch(/\/insight\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d</)
    for (const [, link] of feed.matchAll(/<link>([^<]+)</g)) expect(listed).toContain(link)
  }
})

test('every page in the sitemap is complete for search engines and link previews', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const [, url = ''] of sitemap.matchAll(/<loc>([^<]+)</g)) {
    const path = new URL(url).pathname
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(200)
    const html = await response.text()
    for (const tag of ['<title>', '<h1', '<meta name="description"', '<link rel="canonical"']) {
      expect(html.split(tag).length - 1, `${tag} on ${path}`).toBe(1)
    }
    expect(html).toContain(`<link rel="canonical" href="${url}"`)
    expect(html).toContain(absolute(socialImage(path)))
    const types = typesOfStructuredData(html)
    expect(types, path).toEqual(expect.arrayContaining(expectedTypes(path)))
    expect(types.filter((type) => type === 'ProfessionalService')).toHaveLength(site.offices.length)

    const picture = await (await request.get(socialImage(path))).body()
    expect(picture.subarray(1, 4).toString(), path).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630])
  }
})

test('every article is valid HTML', async ({ request }) => {
  for (const { path } of articles) {
    expect(await findMistakes(await (await request.get(path)).text()), path).toEqual([])
  }
})

function typesOfStructuredData(html: string): string[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)</g)]
  expect(blocks).toHaveLength(1)
  const graph: { '@type': string }[] = JSON.parse(blocks[0]?.[1] ?? '')['@graph']
  return graph.map((thing) => thing['@type'])
}

function expectedTypes(path: string): string[] {
  return [
    'Organization',
    'WebSite',
    ...(path === '/' ? [] : ['BreadcrumbList']),
    ...(path.startsWith('/insight/') ? ['BlogPosting'] : []),
    ...(path.startsWith('/services/') ? ['Service'] : []),
  ]
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the lists show what was published', async ({ page }) => {
    await page.goto(paths.innovations)
    await expect(page.getByRole('heading', { name: sample(innovations) })).toBeVisible()
    await page.goto(paths.about)
    await expect(page.getByRole('heading', { name: sample(team) })).toBeVisible()
    await page.goto(paths.insights)
    await expect(
      main(page)
        .getByRole('link', { name: sample(articles).title })
        .first(),
    ).toBeVisible()
  })
})

for (const [path, status] of [
  ['/nowhere', 404],
  ['/insight/a/b', 404],
  ['/assets/missing.js', 404],
  ['/services/', 301],
] as const) {
  test(`${path} responds with ${status}`, async ({ request }) => {
    expect((await request.get(path, { maxRedirects: 0 })).status()).toBe(status)
  })
}

test('the terms link to the licences of the libraries in the bundle', async ({ request }) => {
  expect(await (await request.get(paths.terms)).text()).toContain('href="/licences.txt"')
  const text = await (await request.get('/licences.txt')).text()
  for (const name of ['react-dom', '@firebase/auth', '@fontsource-variable/instrument-sans'])
    expect(text).toContain(`\n${name} `)
})
