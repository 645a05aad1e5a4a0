import { fileURLToPath } from 'node:url'
import type { BrowserContext, Page } from '@playwright/test'

const SCRIPT = 'https://apis.google.com/js/api.js'

/** Answers for Google's script, and lets no other request leave this machine. */
export async function standInForGoogle(context: BrowserContext) {
  await context.route(/^https:/, (route) =>
    route.request().url().startsWith(SCRIPT)
      ? route.fulfill({ path: fileURLToPath(new URL('googleScript.js', import.meta.url)) })
      : route.abort(),
  )
}

/** In the emulator's own window, as somebody who has a Google account. */
export async function comeWithGoogle(popup: Page, { email, name }: { email: string; name: string }) {
  await popup.locator('.js-new-account').click()
  await popup.locator('#email-input').fill(email)
  await popup.locator('#display-name-input').fill(name)
  await popup.locator('#sign-in').click()
}
