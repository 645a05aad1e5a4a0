import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { emptyMessages } from '@/content/messages'
import { paths } from '@/paths'
import { pages } from '../../content'
import { AUTH, FIRESTORE } from './backend'
import { TIMEOUT_MS } from './contact'
import { CORS } from './fakeFirestore'
import { toast } from './page'
import { article } from './pages'

/** `withoutData` is shown if neither the page nor the build could read the data. */
type Place = { path: string; heading: string; withoutData?: string }

const HOME: Place = { path: paths.home, heading: pages.home.heading }

/** The pages that the tests of broken networks and browsers visit. */
export const PLACES: Place[] = [
  HOME,
  { path: paths.services, heading: pages.services.heading },
  { path: paths.insights, heading: pages.insights.heading, withoutData: emptyMessages.blogs },
  { path: article.path, heading: article.title, withoutData: emptyMessages.article },
  { path: paths.contact, heading: pages.contact.heading },
  { path: paths.login, heading: pages.login.heading },
]
export const placeAt = (index: number) => PLACES[index % PLACES.length] ?? HOME

const respond =
  (status: number, body: string, contentType = 'application/json') =>
  (route: Route) =>
    route.fulfill({ status, headers: CORS, contentType, body })

const PERMISSION_DENIED = { error: { code: 403, message: 'Refused by a test', status: 'PERMISSION_DENIED' } }

const FAULTS = {
  down: (route) => route.abort('connectionrefused'),
  slow: async () => {},
  'responding with 403': respond(403, JSON.stringify(PERMISSION_DENIED)),
  'responding with HTML': respond(200, '<!doctype html><title>Welcome to the hotel</title>', 'text/html'),
} satisfies Record<string, (route: Route) => Promise<void>>

export type Fault = keyof typeof FAULTS

export async function breakBackend(page: Page, fault: Fault) {
  for (const url of [FIRESTORE, `${AUTH}/**`]) {
    await page.route(url, (route) =>
      // Preflight requests succeed. The fault affects the request itself.
      route.request().method() === 'OPTIONS'
        ? route.fulfill({ status: 204, headers: CORS })
        : FAULTS[fault](route),
    )
  }
}

export async function repairBackend(page: Page) {
  for (const url of [FIRESTORE, `${AUTH}/**`]) await page.unroute(url)
}

/** Waits for what the page shows after a failure. If the backend is slow, requests have to time out first. */
export async function expectFailure(page: Page, fault: Fault, shown: Locator) {
  await expect(async () => {
    // More than once, because the request may not have been sent yet.
    if (fault === 'slow') await page.clock.runFor(TIMEOUT_MS)
    await expect(shown).toBeVisible({ timeout: 500 })
  }).toPass({ timeout: 20_000, intervals: [0] })
}

/** Runs the page's clock until the toast appears, in short steps because it disappears again. */
export const waitForToast = (page: Page, text: string) =>
  runClockUntil(page, () => expect(toast(page, text)).toBeVisible({ timeout: 200 }))

/** The next toast must not be confused with one that is still leaving. */
export const waitForToastToLeave = (page: Page, text: string) =>
  runClockUntil(page, () => expect(toast(page, text)).toHaveCount(0, { timeout: 100 }))

async function runClockUntil(page: Page, condition: () => Promise<void>) {
  await expect(async () => {
    await page.clock.runFor(1000)
    await condition()
  }).toPass({ timeout: 20_000, intervals: [0] })
}
