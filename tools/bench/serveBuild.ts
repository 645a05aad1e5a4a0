import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { writeHostingConfig } from '../../scripts/build/hostingConfig'
import { contentTypeOf } from '../../scripts/lib/contentTypes'
import { fromRoot } from '../../scripts/lib/folders'
import { listFiles } from '../../scripts/lib/listFiles'

type Hosting = { headers: { source: string; headers: { key: string; value: string }[] }[] }

/**
 * Visitors get HTTP/2 and brotli. The emulator of Hosting has neither, and Vite's preview does not compress. Files are
 * compressed in advance, so that no measurement includes it. Returns the address.
 */
export async function serveBuild(folder: string) {
  const config = await writeHostingConfig({ file: 'firebase.bench.json', publicFolder: folder })
  const rules: Hosting['headers'] = JSON.parse(readFileSync(config, 'utf8')).hosting.headers
  const common = rules.filter(({ source }) => source === '**').flatMap(({ headers }) => headers)
  const files = new Map(
    listFiles(fromRoot(folder)).map((file) => {
      const content = readFileSync(fromRoot(folder, file))
      const type = contentTypeOf(file)
      const isText = /text|json|svg/.test(type)
      const headers = {
        ...Object.fromEntries(common.map(({ key, value }) => [key, value])),
        'content-type': type,
        ...(isText && { 'content-encoding': 'br' }),
        ...(file.startsWith('assets/') && { 'Cache-Control': 'public, max-age=31536000, immutable' }),
      }
      return [encodeURI(`/${file}`), { headers, body: isText ? brotliCompressSync(content) : content }]
    }),
  )
  // Browsers only speak HTTP/2 over TLS.
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -'
  const pem = execFileSync('openssl', ['req', ...options.split(' ')], { stdio: ['ignore', 'pipe', 'ignore'] })
  const server = createSecureServer({ key: pem, cert: pem }, ({ url }, response) => {
    const { pathname } = new URL(url, 'https://any')
    const file = files.get(pathname === '/' ? '/index.html' : pathname) ?? files.get(`${pathname}.html`)
    response.writeHead(file ? 200 : 404, file?.headers)
    response.end(file?.body ?? '')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return `https://127.0.0.1:${(server.address() as AddressInfo).port}`
}
