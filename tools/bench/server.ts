import { readFileSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listFiles } from '../../scripts/lib/listFiles'
import { fileFor, type HostingRules, headersFor } from './hostingRules'

type Certificate = { key: string; cert: string }
type ServedFile = { body: Buffer; type: string; encoding: string | null }
type SelfSigned = {
  generate: (names: object[], options: object) => Promise<{ private: string; cert: string }>
}

const TYPES: Record<string, string> = {
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
}
const COMPRESSED = /^text\/|json|xml|x-icon/

/** A temporary certificate: browsers only speak HTTP/2 over TLS. */
export async function makeCertificate(): Promise<Certificate> {
  // Not installed when the types are checked.
  const { generate }: SelfSigned = await import('selfsigned' as string)
  const altNames = [{ type: 7, ip: '127.0.0.1' }]
  const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
    keySize: 2048,
    algorithm: 'sha256',
    extensions: [{ name: 'subjectAltName', altNames }],
  })
  return { key, cert }
}

/** Serves a built folder over HTTP/2. Compresses everything in advance, so that no measurement includes it. */
export async function serve(folder: string, rules: HostingRules, certificate: Certificate) {
  const files = loadFolder(folder)
  const has = (file: string) => files.has(file)
  const server = createSecureServer({ ...certificate, allowHTTP1: true }, (request, response) => {
    const path = new URL(request.url, 'https://any').pathname
    const { file, status } = fileFor(rules, path, has)
    const served = files.get(file)
    if (!served) return void response.writeHead(404).end()
    response.writeHead(status, {
      ...headersFor(rules, path),
      'content-type': served.type,
      'content-length': served.body.length,
      ...(served.encoding && { 'content-encoding': served.encoding, vary: 'accept-encoding' }),
    })
    response.end(served.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    origin: `https://127.0.0.1:${port}`,
    has: (path: string) => fileFor(rules, path, has).status === 200,
    close: () => server.close(),
  }
}

function loadFolder(folder: string): Map<string, ServedFile> {
  const files = listFiles(folder).map((file): [string, ServedFile] => {
    const type = TYPES[extname(file)] ?? 'application/octet-stream'
    const isCompressed = COMPRESSED.test(type)
    const content = readFileSync(join(folder, file))
    const body = isCompressed ? brotliCompressSync(content) : content
    return [encodeURI(`/${file}`), { type, body, encoding: isCompressed ? 'br' : null }]
  })
  return new Map(files)
}
