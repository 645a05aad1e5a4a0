import { JSDOM } from 'jsdom'
import { paths } from '@/paths'
import { readEnvironment } from '../../scripts/lib/environment'
import {
  aboutTexts,
  clientsTexts,
  contactTexts,
  counters,
  credentials,
  footerTexts,
  founder,
  homeTexts,
  plans,
  plansTexts,
  practices,
  questions,
  services,
  site,
} from '../content'
import { validateXml } from '../fixtures/validateXml'
import { addresses } from './helpers/pages'
import { articles, cases, innovations, sample, team } from './helpers/published'
import { expect, test } from './helpers/test'

// What search engines, feed readers and link previews get, which run no scripts.

const { siteUrl } = readEnvironment({})
const absolute = (path: string) => new URL(path, siteUrl).href
const socialImage = (path: string) => `/social${path === '/' ? '/home' : path}.png`

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
  const entryPaths = [...articles, ...cases].map(({ path }) => path)
  const expected = new Set([...indexed, ...servicePaths, ...entryPaths].map(absolute))
  expect(listed.toSorted()).toEqual([...expected].toSorted())
  expect(sitemap).toMatch(/\/insight\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d</)
  for (const [, link] of feed.matchAll(/<link>([^<]+)</g)) expect(listed).toContain(link)
  const categories = [...feed.matchAll(/<category>([^<]+)</g)].map(([, name]) => name)
  expect(new Set(categories)).toEqual(new Set(practices.map(({ name }) => name.replace('&', '&amp;'))))
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
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual([1200, 630])
  }
})

function typesOfStructuredData(html: string): string[] {
  const [, json = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(html) ?? []
  const graph: { '@type': string }[] = JSON.parse(json)['@graph']
  return graph.map((thing) => thing['@type'])
}

function expectedTypes(path: string): string[] {
  return [
    ...['Organization', 'WebSite'],
    ...(path === '/' ? [] : ['BreadcrumbList']),
    ...(path.startsWith('/insight/') ? ['BlogPosting'] : []),
    ...(path.startsWith('/our-portfolio/') ? ['Article'] : []),
    ...(path.startsWith('/services/') ? ['Service'] : []),
  ]
}

test('the lists have what was published', async ({ request }) => {
  const titles = (entries: readonly { title: string }[]) => entries.map(({ title }) => title)
  for (const [path, names] of [
    [paths.innovations, innovations],
    [paths.about, team],
    [paths.insights, titles(articles)],
    [paths.services, titles(services)],
    [paths.plans, titles(plans)],
  ] as const) {
    const { document } = new JSDOM(await (await request.get(path)).text()).window
    const shown = document.querySelector('main')?.textContent
    for (const name of names.slice(0, 6)) expect(shown, path).toContain(name)
  }
  expect(await (await request.get(sample(articles).path)).text()).toMatch(/id="entry-text"[^>]*><(p|h2)/)
})

const stringsOf = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(Object(value)).flatMap(stringsOf)

test('the pages leave out no text of the owner', async ({ request }) => {
  let shown = ''
  for (const path of [paths.home, paths.about, paths.contact, paths.plans]) {
    const { body } = new JSDOM(await (await request.get(path)).text()).window.document
    const names = Array.from(body.querySelectorAll('[aria-label]'), (part) => part.getAttribute('aria-label'))
    shown += [body.textContent, ...names].join()
  }
  const { film, ...home } = homeTexts
  const told = [
    ...[home, film.note, aboutTexts, clientsTexts, contactTexts, plansTexts, footerTexts, questions],
    ...[
      counters,
      credentials,
      { ...founder, portrait: '' },
      plans.map((plan) => ({ ...plan, id: '', drawing: '' })),
    ],
    ...site.offices.flatMap(({ kind, streetAndPlace, hoursInWords }) => [kind, streetAndPlace, hoursInWords]),
  ]
  expect(stringsOf(told).filter((text) => !shown.includes(text))).toEqual([])
})

test('pages for one visitor or one moment are not indexed', async ({ request }) => {
  for (const path of [paths.cart, paths.account, '/auth/action']) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex"/>')
  }
})

test('another spelling of an address leads to the page', async ({ request }) => {
  const response = await request.get('/services/', { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers().location).toBe('/services')
})

test('the terms link to the licences of the libraries in the bundle', async ({ request }) => {
  expect(await (await request.get(paths.terms)).text()).toContain('href="/licences.txt"')
  const text = await (await request.get('/licences.txt')).text()
  for (const name of ['react-dom', '@firebase/auth', '@fontsource-variable/instrument-sans'])
    expect(text).toContain(`\n${name} `)
  for (const licence of ['MIT License', 'Apache License', 'SIL OPEN FONT LICENSE'])
    expect(text).toContain(licence)
})

test('addresses that people guess, or know from before, lead to the page', async ({ request }) => {
  const response = await request.get('/blog?utm=1', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([301, '/insight?utm=1'])
})
