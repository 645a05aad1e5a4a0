import type { IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import { StudioError } from '../forms/studioError'

/** Every request of the studio's page carries it. Other sites cannot add a header without a preflight request. */
const STUDIO_HEADER = 'x-studio'

/**
 * Refuses requests that another site could cause. The Host check stops DNS rebinding: a foreign name that resolves to
 * 127.0.0.1. The others stop forged requests. The sandboxed preview is another site, too: it reads the site's modules at an
 * address that no other site knows (`isSecret`), and shows pictures, which tells a foreign page nothing but their size.
 */
export function refuseForeign(
  { headers, method }: Pick<IncomingMessage, 'headers' | 'method'>,
  port: number | undefined,
  isSecret: boolean,
) {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  if (!hosts.includes(headers.host ?? '')) throw new StudioError(403, 'This address is not the studio.')
  const isRead = method === 'GET' || method === 'HEAD'
  if (isRead && (isSecret || /^(image|video)$/.test(String(headers['sec-fetch-dest'])))) return
  const isForeign = headers.origin !== undefined && headers.origin !== `http://${headers.host}`
  // Another port of this computer is the same site, but another origin.
  if (isForeign || /^(cross|same)-site$/.test(String(headers['sec-fetch-site']))) {
    throw new StudioError(403, 'Another site sent this request.')
  }
  if (isRead) return
  if (method !== 'POST') throw new StudioError(405, 'The studio answers GET and POST only.')
  if (!headers.origin || headers[STUDIO_HEADER] === undefined) {
    throw new StudioError(403, 'This request does not come from the page of the studio.')
  }
}

export async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  if (!/^application\/json\b/.test(request.headers['content-type'] ?? '')) {
    throw new StudioError(415, 'Send JSON.')
  }
  const value = await json(request).catch(() => null)
  if (typeof value === 'object' && value !== null) return { ...value }
  throw new StudioError(400, 'This is not a JSON object.')
}
