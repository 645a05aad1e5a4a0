import { HtmlValidate } from 'html-validate'
import { validateXml } from '../fixtures/validateXml'
import { expect, test } from './helpers/test'

const validator = new HtmlValidate({ extends: ['html-validate:standard'] })

test('feed and sitemap are valid, and everything in them is there', async ({ request, baseURL }) => {
  const [map, feed, robots] = await Promise.all(
    ['/sitemap.xml', '/feed.xml', '/robots.txt'].map(async (path) => (await request.get(path)).text()),
  )
  expect(await validateXml(map ?? '', 'sitemap')).toEqual([])
  expect(await validateXml(feed ?? '', 'rss')).toEqual([])
  expect(robots).toContain('Sitemap: https://triveni.example/sitemap.xml')
  const addresses = [...(map ?? '').matchAll(/<loc>([^<]+)</g)].map(([, address]) => address ?? '')
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => address.includes('/insight/')).length).toBeGreaterThanOrEqual(12)
  expect(map).toMatch(/\/insight\/[^<]+<\/loc><lastmod>\d{4}-\d\d-\d\d</)
  for (const [, link] of (feed ?? '').matchAll(/<link>([^<]+)</g)) expect(addresses).toContain(link)
  for (const hidden of ['/cart', '/login', '/test-screen', '/account', '/unsubscribe']) {
    expect(addresses).not.toContain(`https://triveni.example${hidden}`)
  }

  for (const address of addresses) {
    const answer = await request.get(new URL(address).pathname, { maxRedirects: 0 })
    expect(answer.status(), address).toBe(200)
    await checkPage(address, await answer.text())
    const image = await request.get(`${baseURL}/social${imagePath(address)}.png`)
    const picture = await image.body()
    expect(picture.subarray(1, 4).toString(), address).toBe('PNG')
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630])
  }
})

function imagePath(address: string) {
  const { pathname } = new URL(address)
  return pathname === '/' ? '/home' : pathname
}

/** What a crawler without scripts finds. */
async function checkPage(address: string, html: string) {
  for (const tag of [
    '<title>',
    '<meta name="description"',
    '<link rel="canonical"',
    '<h1',
    'property="og:image"',
  ]) {
    expect(html.split(tag).length - 1, `${tag} on ${address}`).toBe(1)
  }
  expect(html).toContain(`<link rel="canonical" href="${address}"`)
  expect(html).toContain(`https://triveni.example/social${imagePath(address)}.png`)
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)]
  expect(blocks, address).toHaveLength(1)
  const things: { '@type': string }[] = JSON.parse(blocks[0]?.[1] ?? '')['@graph']
  const types = things.map((thing) => thing['@type'])
  expect(types).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  expect(types.filter((type) => type === 'ProfessionalService')).toHaveLength(2)
  if (new URL(address).pathname !== '/') expect(types, address).toContain('BreadcrumbList')
  if (address.includes('/insight/')) expect(types).toContain('BlogPosting')
  if (address.includes('/services/')) expect(types).toContain('Service')
  const { results } = await validator.validateString(html)
  expect(
    results.flatMap(({ messages }) => messages.map(({ message }) => message)),
    address,
  ).toEqual([])
}
