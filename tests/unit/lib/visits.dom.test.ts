import { createMemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { countPages } from '@/countPages'
import { env } from '@/env'
import { countGoal } from '@/lib/visits'
import { composeAnalytics } from '../../../scripts/content/analytics'

const content = vi.hoisted((): { analytics: ReturnType<typeof composeAnalytics> } => ({ analytics: null }))
vi.mock('virtual:content/analytics', () => content)
vi.mock('@/env', () => ({ env: {} }))

const SITE = 'https://www.agency.example'
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
    ...{ origin: SITE, hostname: 'www.agency.example', search: '?email=asha@example.com' },
    get pathname() {
      return path
    },
  })
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden)
  // The document outlives each test.
  vi.spyOn(document, 'addEventListener').mockImplementation((_, listener) => {
    show = listener as () => void
  })
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=asha')
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

describe('a visit', () => {
  it.each<[keyof typeof TOOLS, string, object | undefined]>([
    [
      'plausible',
      'https://plausible.io/api/event',
      {
        name: 'pageview',
        url: `${SITE}/`,
        domain: 'www.agency.example',
        referrer: 'https://search.example/',
      },
    ],
    [
      'umami',
      'https://cloud.umami.is/api/send',
      {
        type: 'event',
        payload: {
          ...{ website: '1f-2e', hostname: 'www.agency.example', url: '/', title: 'Page' },
          referrer: 'https://search.example/',
        },
      },
    ],
    [
      'goatcounter',
      `https://stats.agency.example/count?${new URLSearchParams({ p: '/', t: 'Page', r: 'https://search.example/' })}`,
      undefined,
    ],
  ])('goes to %s, without cookies and without the query of an address', (tool, url, body) => {
    content.analytics = TOOLS[tool]
    countPages(router())
    const [[address, options] = []] = send.mock.calls
    expect(address).toBe(url)
    expect(options).toMatchObject({ method: 'POST', credentials: 'omit', mode: 'no-cors', keepalive: true })
    expect(options?.body ? JSON.parse(String(options.body)) : undefined).toEqual(body)
  })

  it('counts each page once, also after a navigation, a redirect and a filter', async () => {
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

  it('counts in a tab in the background only once it is shown', async () => {
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
})

it.each<[keyof typeof TOOLS, string]>([
  ['plausible', '"name":"Message sent"'],
  ['umami', '"name":"Message sent"'],
  ['goatcounter', 'p=Message+sent&e=true'],
])('a goal is an event of %s', (tool, words) => {
  content.analytics = TOOLS[tool]
  countGoal('Message sent')
  vi.runAllTimers()
  expect(JSON.stringify(send.mock.calls).replaceAll('\\"', '"')).toContain(words)
})

it.each([
  ['no counter is configured', () => Object.assign(content, { analytics: null })],
  [
    'the site has another address, as in a preview',
    () => Object.assign(env, { siteUrl: 'https://agency.web.app' }),
  ],
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
