import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** Answers the requests of a page to an address from a folder, as Hosting does. */
export function serveFolder(
  page: Page,
  address: string,
  folder: string,
  headers: { [name: string]: string } = {},
) {
  return page.route(`${address}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    const names = [pathname, `${pathname}.html`, `${pathname}/index.html`].map((name) => join(folder, name))
    const path = names.find((name) => /\.\w+$/.test(name) && existsSync(name))
    return path ? route.fulfill({ path, headers }) : route.fulfill({ status: 404 })
  })
}
