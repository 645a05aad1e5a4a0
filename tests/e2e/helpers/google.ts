import { randomUUID } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'
import { signInForm } from '@/content/forms'

const SCRIPT = 'https://apis.google.com/js/api.js'

/** Serves a fake of Google's script and blocks every other request to the internet. */
export async function fakeGoogle(context: BrowserContext) {
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith(SCRIPT)
      ? route.fulfill({ path: fileURLToPath(new URL('fakeGoogleScript.js', import.meta.url)) })
      : route.abort(),
  )
}

export const newGoogleUser = () => ({ email: `ravi-${randomUUID()}@site.example`, name: 'Ravi Iyer' })

export const googleButton = (page: Page) => page.getByRole('button', { name: signInForm.google, exact: true })

export async function openGoogle(page: Page, button = googleButton(page)): Promise<Page> {
  const popup = page.waitForEvent('popup')
  await button.click()
  return popup
}

/** Creates a Google account in the Auth emulator's popup. */
export async function createGoogleAccount(popup: Page, { email, name }: { email: string; name: string }) {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}

export const chooseGoogleAccount = (popup: Page, email: string) =>
  popup.locator('.js-reuse-account').filter({ hasText: email }).click()
