import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { contentSecurityPolicy, scriptHashes } from '../../scripts/build/contentSecurityPolicy'
import { readEnvironment } from '../../scripts/build/environment'
import { grade, headersOf } from './helpers/observatory'
import { expect, test } from './helpers/test'

const ALWAYS_ASKED = 'no-cache'
const AN_HOUR = 'public, max-age=3600'
const A_DAY = 'public, max-age=86400'
const FOR_EVER = 'public, max-age=31536000, immutable'

type File = { kind: string; path: string | RegExp; caching: string; type: RegExp; status?: number }

/** A path, or what finds it in the home page. */
const files: File[] = [
  { kind: 'the home page', path: '/', caching: ALWAYS_ASKED, type: /^text\/html/ },
  { kind: 'a page', path: '/services', caching: ALWAYS_ASKED, type: /^text\/html/ },
  { kind: 'a shell', path: '/login', caching: ALWAYS_ASKED, type: /^text\/html/ },
  {
    kind: 'an article',
    path: '/insight/what-a-page-speed-audit-looks-at',
    caching: ALWAYS_ASKED,
    type: /^text\/html/,
  },
  {
    kind: 'an article of tomorrow',
    path: '/insight/of-tomorrow',
    caching: ALWAYS_ASKED,
    type: /^text\/html/,
  },
  {
    kind: 'a page that is not there',
    path: '/nowhere',
    caching: ALWAYS_ASKED,
    type: /^text\/html/,
    status: 404,
  },
  {
    kind: 'a folder that is not there',
    path: '/no/where/',
    caching: ALWAYS_ASKED,
    type: /^text\/html/,
    status: 404,
  },
  ...[
    ['a missing script', '/assets/app-00000000.js'],
    ['a missing font', '/assets/font-00000000.woff2'],
    ['a missing picture', '/clients/missing.svg'],
    ['a missing film', '/film/missing.mp4'],
    ['a missing social image', '/social/missing.png'],
    ['a malformed URL', '/insight/%E0%A4%A'],
  ].map(([kind = '', path = '']) => ({
    kind,
    path,
    caching: ALWAYS_ASKED,
    type: /^text\/html/,
    status: 404,
  })),
  { kind: 'a script', path: /\/assets\/[^"]+\.js(?=")/, caching: FOR_EVER, type: /javascript/ },
  { kind: 'the styles', path: /\/assets\/[^"]+\.css(?=")/, caching: FOR_EVER, type: /^text\/css/ },
  { kind: 'a font', path: /\/assets\/[^"]+\.woff2(?=")/, caching: FOR_EVER, type: /^font\/woff2/ },
  { kind: 'a drawing', path: '/favicon.svg', caching: A_DAY, type: /^image\/svg/ },
  { kind: 'a mark', path: '/clients/halden.svg', caching: A_DAY, type: /^image\/svg/ },
  { kind: 'an icon', path: '/icon-192.png', caching: A_DAY, type: /^image\/png/ },
  { kind: 'a social image', path: '/social/home.png', caching: ALWAYS_ASKED, type: /^image\/png/ },
  { kind: 'the film', path: '/film/intro.mp4', caching: A_DAY, type: /^video\/mp4/ },
  { kind: 'its words', path: '/film/captions.vtt', caching: A_DAY, type: /^text\/vtt/ },
  { kind: 'the manifest', path: '/site.webmanifest', caching: A_DAY, type: /^application\/manifest/ },
  { kind: 'the feed', path: '/feed.xml', caching: AN_HOUR, type: /xml/ },
  { kind: 'the sitemap', path: '/sitemap.xml', caching: AN_HOUR, type: /xml/ },
  { kind: 'what robots may do', path: '/robots.txt', caching: AN_HOUR, type: /^text\/plain/ },
]

const SENT_WITH_EVERYTHING = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
}

test('every kind of file has its headers and its time in caches', async ({ request }) => {
  const home = await (await request.get('/')).text()
  for (const { kind, path, caching, type, status = 200 } of files) {
    const answer = await request.get(typeof path === 'string' ? path : (path.exec(home)?.[0] ?? 'none'))
    const headers = headersOf(answer)
    expect(answer.status(), kind).toBe(status)
    expect(headers, kind).toMatchObject({ ...SENT_WITH_EVERYTHING, 'cache-control': caching })
    expect(headers['content-type'], kind).toMatch(type)
    expect(headers['content-security-policy'], kind).toContain("default-src 'none'")
    expect(headers['permissions-policy'], kind).toMatch(/camera=\(\).*microphone=\(\)/)
    // Pictures may be shown elsewhere, in a feed's reader or a shared card. Nothing else may be taken.
    const isShared = /\.(svg|png|mp4|vtt|webmanifest)$/.test(String(path))
    expect(headers['cross-origin-resource-policy'], kind).toBe(isShared ? 'cross-origin' : 'same-origin')
    expect(headers['set-cookie'], kind).toBeUndefined()
    expect(headers['access-control-allow-origin'], kind).toBeUndefined()
  }
})

const live = {
  VITE_SITE_URL: 'https://agency.example',
  VITE_FIREBASE_API_KEY: 'AIzaSyD-0123456789abcdefghijklmnopqrstuv',
  VITE_FIREBASE_AUTH_DOMAIN: 'agency-site-4711.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'agency-site-4711',
  VITE_FIREBASE_APP_ID: '1:471100000000:web:0123456789abcdef012345',
}
const APP_CHECK = { VITE_APP_CHECK_KEY: '6LcAbCdEfGhIjKlMnOpQrStUvWxYz-_0123456789' }

for (const [kind, variables] of [
  ['a live project', live],
  ['a live project with App Check', { ...live, ...APP_CHECK }],
] as const) {
  test(`the headers of ${kind} get A+ and leave nothing open`, async ({ request }) => {
    const answer = await request.get('/')
    const html = await answer.text()
    const policy = contentSecurityPolicy(readEnvironment(variables), scriptHashes([html]), null)

    const findings = new CspEvaluator(new CspParser(policy).csp).evaluate()
    const grave = findings.filter(({ severity }) => severity < Severity.STRICT_CSP)
    expect(grave.map(({ directive, value, description }) => [directive, value, description])).toEqual([])

    const headers = { ...headersOf(answer), 'content-security-policy': policy }
    const verdict = await grade('agency.example', { headers, html })
    console.info(`${kind}: ${verdict.grade}, ${verdict.score} points`)
    expect(verdict).toMatchObject({ grade: 'A+', failed: [] })
    expect(verdict.score).toBeGreaterThanOrEqual(100)
  })
}
