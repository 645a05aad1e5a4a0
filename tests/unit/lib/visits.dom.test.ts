import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { countPages } from '@/countPages'
import { env } from '@/env'
import { countGoal } from '@/lib/visits'
import { composeAnalytics } from '../../../scripts/content/analytics'

const content = vi.hoisted((): { analytics: ReturnType<typeof composeAnalytics> } => ({ analytics: null }))
vi.mock('virtual:content/analytics', () => content)
vi.mock('@/env', () => ({ env: {} }))

const hostname = 'www.agency.example'
const SITE = `https://${hostname}`
const referrer = 'https://search.example/'
const TOOLS = {
  plausible: composeAnalytics({ tool: 'plausible' }),
  umami: composeAnalytics({ tool: 'umami', website: '1f-2e' }),
  goatcounter: composeAnalytics({ tool: 'goatcounter', address: 'https://stats.agency.example/' }),
}

const send = vi.fn<typeof fetch>()
let path: string
let isHidden: boolean
let show: () => void

beforeEach(() => {
  vi.useFakeTimers()
  content.analytics = TOOLS.goatcounter
  env.siteUrl = SITE
  send.mockReset().mockResolvedValue(new Response())
  vi.stubGlobal('fetch', send)
  path = '/'
  isHidden = false
  vi.stubGlobal('location', {
    ...{ origin: SITE, hostname, search: '?email=asha@example.com' },
    get pathname() {
      return path
    },
  })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  // The document outlives each test.
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => {
    show = listener as () => void
  })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue(`${referrer}?q=asha`)
  document.title = 'Page'
  return () => void vi.useRealTimers()
})

const router = () =>
  createMemoryRouter([{ path: '*', element: null }]) as unknown as Parameters<typeof countPages>[0]

async function open(app: ReturnType<typeof router>, to: string) {
  path = to.replace(/\?.*/, '')
  await app.navigate(to)
  vi.runAllTimers()
}

const pagesSeen = () => send.mock.calls.map(([url]) => new URL(String(url)).searchParams.get('p'))

const url = `${SITE}/`
const payload = { website: '1f-2e', hostname, url: '/', title: 'Page', referrer }
const query = new URLSearchParams({ p: '/', t: 'Page', r: referrer })

it.each<[keyof typeof TOOLS, string, object | undefined]>([
  ['plausible', 'https://plausible.io/api/event', { name: 'pageview', url, domain: hostname, referrer }],
  ['umami', 'https://cloud.umami.is/api/send', { type: 'event', payload }],
  ['goatcounter', `https://stats.agency.example/count?${query}`, undefined],
])('a visit goes to %s, without cookies and without the query of an address', (tool, sentTo, body) => {
  content.analytics = TOOLS[tool]
  countPages(router())
  const [[address, options] = []] = send.mock.calls
  expect(address).toBe(sentTo)
  expect(options).toMatchObject({ method: 'POST', credentials: 'omit', mode: 'no-cors', keepalive: true })
  expect(options?.body ? JSON.parse(String(options.body)) : undefined).toEqual(body)
})

it('a visit counts each page once, also after a navigation, a redirect and a filter', async () => {
  const app = router()
  countPages(app)
  await open(app, '/services')
  await open(app, '/services?practice=digital')
  path = '/cart'
  await app.navigate('/cart')
  await open(app, '/about')
  await open(app, '/services')
  expect(pagesSeen()).toEqual(['/', '/services', '/about', '/services'])
  expect(send.mock.calls.slice(1).join()).not.toContain('search.example')
})

it('a visit counts in a tab in the background only once it is shown', async () => {
  isHidden = true
  const app = router()
  countPages(app)
  await open(app, '/about')
  expect(send).not.toHaveBeenCalled()
  isHidden = false
  show()
  show()
  expect(pagesSeen()).toEqual(['/about'])
})

it.each(['plausible', 'umami', 'goatcounter'] as const)('a goal is an event of %s', (tool) => {
  content.analytics = TOOLS[tool]
  countGoal('Message sent')
  vi.runAllTimers()
  const sent = JSON.stringify(send.mock.calls).replaceAll('\\"', '"')
  expect(sent).toContain(tool === 'goatcounter' ? 'p=Message+sent&e=true' : '"name":"Message sent"')
})

it.each([
  ['no counter is configured', () => Object.assign(content, { analytics: null })],
  ['the site is a preview', () => Object.assign(env, { siteUrl: 'https://agency.web.app' })],
  ['the browser asks for privacy', () => vi.stubGlobal('navigator', { globalPrivacyControl: true })],
])('nothing is counted if %s', async (_, change) => {
  change()
  const app = router()
  countPages(app)
  await open(app, '/about')
  countGoal('Plan added')
  vi.runAllTimers()
  expect(send).not.toHaveBeenCalled()
})
