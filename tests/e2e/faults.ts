import type { Page, Route } from '@playwright/test'
import { ANSWER_MS } from './contact'
import { AUTH, expect, FIRESTORE } from './site'

/** `withoutData` is what stands where nothing could be read, neither now nor when the site was built. */
export type Place = { path: string; heading: string; withoutData?: string }

/** Where visitors are when something breaks, and what has to stand there all the same. */
export const PLACES: Place[] = [
  { path: '/', heading: 'Build it. Sell it. Balance the books.' },
  { path: '/services', heading: '40 services' },
  { path: '/insight', heading: 'Insights', withoutData: 'No articles to show right now.' },
  {
    path: '/insight/what-a-page-speed-audit-looks-at',
    heading: 'What a page-speed audit looks at',
    withoutData: 'This article could not be loaded.',
  },
  { path: '/contact', heading: 'How can we help?' },
  { path: '/login', heading: 'Sign in' },
]

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const answer =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, headers: CORS, contentType, body })

const refusal = (code: number, status: string) =>
  answer(code, JSON.stringify({ error: { code, message: `${status}: by a test`, status } }))

/** What a backend can do instead of answering. */
export const FAULTS = {
  down: (route) => route.abort('connectionrefused'),
  slow: async () => {},
  'answering 403': refusal(403, 'PERMISSION_DENIED'),
  'answering 429': refusal(429, 'RESOURCE_EXHAUSTED'),
  'answering 500': refusal(500, 'INTERNAL'),
  'answering HTML': answer(200, '<!doctype html><title>Welcome to the hotel</title>', 'text/html'),
  'cut off in mid-body': answer(200, '[{"document":{"name":"projects/x/databases/(de'),
} satisfies Record<string, (route: Route) => Promise<void>>

export type Fault = keyof typeof FAULTS

export async function breakBackend(page: Page, fault: Fault) {
  for (const address of [FIRESTORE, `${AUTH}/**`]) {
    await page.route(address, (route) =>
      // What the browser asks before it asks: answering it is not what breaks.
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ status: 204, headers: CORS })
        : FAULTS[fault](route),
    )
  }
}

export async function mendBackend(page: Page) {
  for (const address of [FIRESTORE, `${AUTH}/**`]) await page.unroute(address)
}

export const main = (page: Page) => page.getByRole('main')
export const toast = (page: Page, text: string) => page.locator('[popover]').getByText(text).first()

/** Goes on inside the app, as a link does. */
export async function goOn(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState({}, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: {} }))
  }, path)
}

export async function expectStanding(page: Page, heading?: string) {
  const headings = page
    .getByRole('main')
    .getByRole('heading', { level: 1, ...(heading && { name: heading }) })
  await expect(headings).toBeVisible()
  await expect(headings).toHaveCount(1)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}

/** A backend that never answers has failed once the time is over. */
export async function waitOut(page: Page, fault: Fault) {
  if (fault === 'slow') await page.clock.runFor(ANSWER_MS)
}

/** Lets the page's clock run until the notice is there. In short steps, because it does not stay for long. */
export const waitForToast = (page: Page, text: string) =>
  letPass(page, () => expect(toast(page, text)).toBeVisible({ timeout: 200 }))

/** Until nothing is left of it: the next one must not meet it on its way out. */
export const waitForToastToGo = (page: Page, text: string) =>
  letPass(page, () => expect(toast(page, text)).toHaveCount(0, { timeout: 100 }))

async function letPass(page: Page, until: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(1000)
    await until()
  }).toPass({ timeout: 20_000, intervals: [0] })
}

export async function fillSignIn(page: Page, { email, password }: { email: string; password: string }) {
  // Until it is there, fields of the same names may belong to the page before.
  await expectStanding(page, 'Sign in')
  await main(page).getByLabel('Email').fill(email)
  await main(page).getByLabel('Password', { exact: true }).fill(password)
}
