import { readdirSync, readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import { extname, join, relative, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { fileFor, headersFor } from './hostingRules.mjs'
import { loadTool } from './tools.mjs'

/**
 * @typedef {{ body: Buffer, type: string, encoding: string | null }} ServedFile
 * @typedef {{ origin: string, has: (path: string) => boolean, close: () => void }} Server
 */

const TYPES = /** @type {Record<string, string>} */ ({
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
})
const COMPRESSED = /^text\/|json|xml|x-icon/

/** A certificate that is made for this run and never written down. */
export async function makeCertificate() {
  const { generate } = await loadTool('selfsigned')
  const names = [{ type: 7, ip: '127.0.0.1' }]
  const made = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames: names }],
  })
  return { key: String(made.private), cert: String(made.cert) }
}

/**
 * Serves a built folder over HTTP/2. Everything is read and compressed beforehand, so that no measurement pays for it.
 *
 * @param {string} folder
 * @param {import('./hostingRules.mjs').HostingRules} rules
 * @param {{ key: string, cert: string }} certificate
 * @returns {Promise<Server>}
 */
export async function serve(folder, rules, certificate) {
  const files = loadFolder(folder)
  const has = (/** @type {string} */ file) => files.has(file)
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const path = decodeURI(new URL(request.url, 'https://any').pathname)
    const { file, status } = fileFor(rules, path, has)
    const served = files.get(file)
    if (!served) return void response.writeHead(404).end()
    response.writeHead(status, {
      ...headersFor(rules, path),
      'content-type': served.type,
      'content-length': served.body.length,
      ...(served.encoding && { 'content-encoding': served.encoding, vary: 'accept-encoding' }),
    })
    response.end(request.method === 'HEAD' ? '' : served.body)
  })
  await new Promise((listening) => server.listen(0, '127.0.0.1', () => listening(null)))
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The server has no port')
  return {
    origin: `https://127.0.0.1:${address.port}`,
    has: (path) => fileFor(rules, path, has).status === 200,
    close: () => server.close(),
  }
}

/** @param {string} folder */
function loadFolder(folder) {
  /** @type {Map<string, ServedFile>} */
  const files = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const type = TYPES[extname(entry.name)] ?? 'application/octet-stream'
    const body = readFileSync(path)
    const isCompressed = COMPRESSED.test(type)
    files.set(`/${relative(folder, path).split(sep).join('/')}`, {
      type,
      body: isCompressed ? brotliCompressSync(body) : body,
      encoding: isCompressed ? 'br' : null,
    })
  }
  return files
}
