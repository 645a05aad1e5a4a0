import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin } from 'vite'
import { expect, it, vi } from 'vitest'
import { serveRedirects } from '../../../../scripts/build/serveRedirects'
import * as redirects from '../../../../scripts/content/redirects'
import { temporaryFolder } from '../../../temporaryFolder'

type Middleware = (
  request: Partial<IncomingMessage>,
  response: Partial<ServerResponse>,
  next: () => void,
) => void

/** Where the development server sends a visitor on, or null. */
function openServer(root: string) {
  let middleware: Middleware = () => {}
  const { configureServer } = serveRedirects(root) as Plugin & { configureServer: (server: object) => void }
  configureServer({ middlewares: { use: (one: Middleware) => (middleware = one) } })
  return (url: string) => {
    const headers: Record<string, unknown> = {}
    const response = {
      setHeader(name: string, value: unknown) {
        headers[name] = value
        return response
      },
      end: () => response,
    }
    middleware({ url }, response as never, () => {})
    return headers.Location ?? null
  }
}

it('the development server sends visitors of old addresses on, and checks them for no other request', () => {
  const old = '/old: /about\n/broken.html: /services\n'
  const open = openServer(temporaryFolder({ 'content/redirects.yaml': old }))
  const read = vi.spyOn(redirects, 'readRedirects')
  // A page has hundreds of modules, and the check reads the names of all files.
  for (const url of ['/src/main.tsx', '/@vite/client', '/insight/one']) expect(open(url)).toBe(null)
  expect(read).not.toHaveBeenCalled()
  expect(open('/old?from=mail')).toBe('/about?from=mail')
  expect(open('/broken.html')).toBe('/services')
  expect(open('/about')).toBe(null)
})

it('without old addresses, nothing is sent on', () => {
  expect(openServer(temporaryFolder())('/old')).toBe(null)
})
