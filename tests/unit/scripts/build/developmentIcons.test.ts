import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer } from 'vite'
import { expect, it } from 'vitest'

it('the development server serves every icon that the page and the manifest name', async () => {
  const server = { middlewareMode: true, hmr: false, ws: false as const, watch: null }
  const vite = await createServer({ server, logLevel: 'error', optimizeDeps: { noDiscovery: true } })
  const http = createHttpServer(vite.middlewares).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  try {
    const { icons } = (await (await fetch(`${origin}/site.webmanifest`)).json()) as {
      icons: { src: string }[]
    }
    expect(icons.length).toBeGreaterThan(0)
    const named = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', ...icons.map(({ src }) => src)]
    for (const path of named) {
      const { headers } = await fetch(origin + path)
      expect(headers.get('content-type'), path).toMatch(/^image\//)
    }
  } finally {
    http.close()
    await vite.close()
  }
})
