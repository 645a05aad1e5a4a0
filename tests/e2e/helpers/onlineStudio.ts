import { readFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { signIn } from '../../../functions/src/signIn'
import { studioHosting } from '../../../scripts/build/studioHosting'
import { contentTypeOf } from '../../../scripts/lib/contentTypes'
import { readEnvironment } from '../../../scripts/lib/environment'
import { fromRoot } from '../../../scripts/lib/folders'
import { readStudioHost } from '../../../scripts/lib/studioHost'
import { buildOnlineStudio } from '../../../tools/studio/server/onlineBuild'
import { preview, previewArrives } from './studio'

const AS_IT_IS = '?redirect'
/** It is built first, on a busy machine. */
const STUDIO_STARTS = 180_000 // ms
/** Reads the files that the form needs. */
export const SIGNED_IN = 60_000 // ms
export const PREVIEW_LOADS = 60_000 // ms

export const MEMBER = 'content/team/arjun-mehta.md'
export const DRAFT = 'cms/team/arjun-mehta'

/** An online studio for the tests of a file, which run in one worker. */
export function serveOnlineStudio(repository: string) {
  let studio: Awaited<ReturnType<typeof startOnlineStudio>> | undefined
  test.describe.configure({ mode: 'default', timeout: 180_000 })
  test.beforeAll(async () => {
    test.setTimeout(STUDIO_STARTS)
    studio = await startOnlineStudio(repository)
  })
  test.afterAll(() => studio?.stop())
  return () => String(studio?.origin)
}

/** Builds the online studio, and serves it as Hosting does: with its headers, and with the function that signs in. */
async function startOnlineStudio(repository: string) {
  const host = readStudioHost({ VITE_STUDIO_REPOSITORY: repository, VITE_STUDIO_APP_ID: 'app' })
  const folder = `dist-studio-test-${host.kind}`
  await buildOnlineStudio({ folder, host })
  const { headers } = await studioHosting(folder, readEnvironment(process.env), host)
  const server = createServer(async (request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', origin)
    if (pathname === '/auth/start' && search !== AS_IT_IS) return leadToHost(response)
    if (pathname.startsWith('/auth/'))
      return signIn({ id: 'app', secret: 'secret', origin }, request, response)
    for (const { source, headers: own } of headers) {
      const [start = '', rest] = source.split('**')
      if (rest === undefined ? source !== pathname : !pathname.startsWith(start)) continue
      for (const { key, value } of own) response.setHeader(key, value)
    }
    const pages: Record<string, string> = { '/': 'index.html', '/preview': 'preview.html' }
    const file = pages[pathname] ?? pathname.slice(1)
    const content = /^[\w./-]+$/.test(file) && (await readFile(fromRoot(folder, file)).catch(() => null))
    if (!content) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': contentTypeOf(file) }).end(content)
  })
  /** With a page in place of the redirect: Playwright does not intercept what a redirect leads to. */
  async function leadToHost(response: ServerResponse) {
    const { headers } = await fetch(`${origin}/auth/start${AS_IT_IS}`, { redirect: 'manual' })
    response
      .setHeaders(headers)
      .setHeader('Refresh', `0; url=${headers.get('location')}`)
      .end()
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Once: a request can arrive while the server closes, which then has no address.
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin, stop: () => server.close() }
}

const login = (page: Page) => page.getByRole('button', { name: /Login with Git/ })

/** Opens an entry, and signs in if the window is new. */
export async function open(page: Page, address: string) {
  await page.goto(address)
  const isOpen = page.getByText(/changes saved|unsaved changes/i).first()
  await expect(login(page).or(isOpen)).toBeVisible({ timeout: SIGNED_IN })
  if (await login(page).isVisible()) await login(page).click()
  await expect(isOpen).toBeVisible({ timeout: SIGNED_IN })
}

/** Chrome may close a question that is open when the preview arrives. */
const previewShows = (page: Page) =>
  expect(preview(page).locator('#root > *').first()).toBeVisible({ timeout: PREVIEW_LOADS })

export const pressSave = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click()

/** Saves and waits for what follows. The note “Entry saved” could still be that of an earlier save. */
export async function save(page: Page) {
  await previewShows(page)
  await Promise.all([previewArrives(page), pressSave(page)])
  await expect(page.getByText('Changes saved')).toBeVisible()
}

export async function publish(page: Page) {
  await previewShows(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Publish now' }).click()
}
