import { visit } from './helpers/page'
import { expect, test } from './helpers/test'

const ALWAYS_ASKED = 'no-cache'
const AN_HOUR = 'public, max-age=3600'
const A_DAY = 'public, max-age=86400'
const FOR_EVER = 'public, max-age=31536000, immutable'

const HTML = /^text\/html/

/** A path, or a pattern that finds it in the home page; its cache time, its type, and its status if that is not 200. */
const files: [path: string | RegExp, caching: string, type: RegExp, status?: number][] = [
  ['/', ALWAYS_ASKED, HTML],
  ['/services', ALWAYS_ASKED, HTML],
  ['/login', ALWAYS_ASKED, HTML],
  ['/insight/what-a-page-speed-audit-looks-at', ALWAYS_ASKED, HTML],
  ['/insight/of-tomorrow', ALWAYS_ASKED, HTML],
  ['/nowhere', ALWAYS_ASKED, HTML, 404],
  ['/no/where/', ALWAYS_ASKED, HTML, 404],
  ['/assets/app-00000000.js', ALWAYS_ASKED, HTML, 404],
  ['/assets/font-00000000.woff2', ALWAYS_ASKED, HTML, 404],
  ['/clients/missing.svg', ALWAYS_ASKED, HTML, 404],
  ['/film/missing.mp4', ALWAYS_ASKED, HTML, 404],
  ['/social/missing.png', ALWAYS_ASKED, HTML, 404],
  [/\/assets\/[^"]+\.js(?=")/, FOR_EVER, /javascript/],
  [/\/assets\/[^"]+\.css(?=")/, FOR_EVER, /^text\/css/],
  [/\/assets\/[^"]+\.woff2(?=")/, FOR_EVER, /^font\/woff2/],
  ['/favicon.svg', A_DAY, /^image\/svg/],
  ['/clients/halden.svg', A_DAY, /^image\/svg/],
  ['/icon-192.png', A_DAY, /^image\/png/],
  ['/social/home.png', ALWAYS_ASKED, /^image\/png/],
  ['/film/intro.mp4', A_DAY, /^video\/mp4/],
  ['/film/captions.vtt', A_DAY, /^text\/vtt/],
  ['/site.webmanifest', A_DAY, /^application\/manifest/],
  ['/feed.xml', AN_HOUR, /xml/],
  ['/sitemap.xml', AN_HOUR, /xml/],
  ['/robots.txt', AN_HOUR, /^text\/plain/],
]

const SENT_WITH_EVERYTHING = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

test('every kind of file has its headers and its cache time', async ({ request }) => {
  const home = await (await request.get('/')).text()
  for (const [path, caching, type, status = 200] of files) {
    const answer = await request.get(typeof path === 'string' ? path : (path.exec(home)?.[0] ?? 'none'))
    const headers = answer.headers()
    const about = String(path)
    expect(answer.status(), about).toBe(status)
    expect(headers, about).toMatchObject({ ...SENT_WITH_EVERYTHING, 'cache-control': caching })
    expect(headers['content-type'], about).toMatch(type)
    for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'none'"])
      expect(headers['content-security-policy'], about).toContain(directive)
    expect(headers['permissions-policy'], about).toMatch(/camera=\(\).*microphone=\(\)/)
    // Pictures may be shown elsewhere, in a feed's reader or a shared card. Nothing else may be taken.
    const isShared = /\.(svg|png|mp4|vtt|webmanifest)$/.test(about)
    expect(headers['cross-origin-resource-policy'], about).toBe(isShared ? 'cross-origin' : 'same-origin')
    expect(headers['set-cookie'], about).toBeUndefined()
    expect(headers['access-control-allow-origin'], about).toBeUndefined()
  }
})

test('a script that the policy does not allow does not run', async ({ page }) => {
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  await visit(page, '/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'document.title = "taken over"'
    document.body.append(script)
  })
  await expect.poll(() => messages.join()).toContain('Content Security Policy')
  await expect(page).not.toHaveTitle('taken over')
})
