import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentTypeOf } from '../../scripts/lib/contentTypes'
import { listFiles } from '../../scripts/lib/listFiles'
import { UserError } from '../../scripts/lib/userError'
import { fileFor, type HostingRules, headersFor } from './hostingRules'

/** Serves a folder over HTTP/2. Compresses its files in advance, so that no measurement includes it. */
export async function serve(folder: string, rules: HostingRules) {
  if (!existsSync(join(folder, 'index.html'))) throw new UserError(`${folder} has no index.html.`)
  const files = new Map(
    listFiles(folder).map((file) => {
      const type = contentTypeOf(file)
      const isCompressed = /text|json|svg/.test(type)
      const content = readFileSync(join(folder, file))
      const headers = { 'content-type': type, ...(isCompressed && { 'content-encoding': 'br' }) }
      return [encodeURI(`/${file}`), { headers, body: isCompressed ? brotliCompressSync(content) : content }]
    }),
  )
  const find = (path: string) => fileFor(rules, path, (file) => files.has(file))
  const server = createSecureServer(makeCertificate(), ({ url }, response) => {
    const path = new URL(url, 'https://any').pathname
    const { file, status } = find(path)
    const served = files.get(file)
    response.writeHead(status, { ...headersFor(rules, path), ...served?.headers })
    response.end(served?.body ?? 'Not found')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const has = (route: string) => find(route).status === 200
  const urlOf = (route: string) => {
    if (!has(route)) throw new UserError(`${folder} has no page ${route}.`)
    return `https://127.0.0.1:${port}${route}`
  }
  return { has, urlOf }
}

/** Browsers only speak HTTP/2 over TLS. */
function makeCertificate() {
  const options = '-x509 -newkey rsa:2048 -nodes -days 1 -subj /CN=127.0.0.1 -keyout - -out -'
  const pem = execFileSync('openssl', ['req', ...options.split(' ')], { stdio: ['ignore', 'pipe', 'ignore'] })
  return { key: pem, cert: pem }
}
