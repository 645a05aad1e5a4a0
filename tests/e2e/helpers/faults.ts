import { expect, type Page, type Route } from '@playwright/test'
import { AUTH, FIRESTORE } from './backend'

const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

const PERMISSION_DENIED = { error: { code: 403, message: 'Refused by a test', status: 'PERMISSION_DENIED' } }

export const refuse = (route: Route) => route.fulfill({ status: 403, headers: CORS, json: PERMISSION_DENIED })

const FAULTS = {
  down: (route) => route.abort('connectionrefused'),
  slow: async () => {},
  'responding with 403': refuse,
} satisfies Record<string, (route: Route) => Promise<void>>

type Fault = keyof typeof FAULTS

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

/** Runs the page's clock until the condition holds, in short steps because a toast disappears again. */
export const runClockUntil = (page: Page, condition: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1000)
    await condition()
  }).toPass({ intervals: [0] })
