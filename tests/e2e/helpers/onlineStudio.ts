import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signIn } from '../../../functions/src/signIn'
import { readEnvironment } from '../../../scripts/build/environment'
import { studioHosting } from '../../../scripts/build/studioHosting'
import { contentTypeOf } from '../../../scripts/lib/contentTypes'
import { fromRoot } from '../../../scripts/lib/paths'
import { buildOnlineStudio } from '../../../tools/studio/server/onlineBuild'

const FOLDER = 'dist-studio-test'

/** Builds the online studio, and serves it as Hosting does: with its headers, and with the function that signs in. */
export async function startOnlineStudio() {
  await buildOnlineStudio({ folder: FOLDER, repository: 'agency/site', branch: 'main' })
  const { headers } = await studioHosting(FOLDER, readEnvironment(process.env))
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', origin())
    if (pathname.startsWith('/auth/'))
      return signIn({ id: 'app', secret: 'secret', origin: origin() }, request, response)
    for (const { source, headers: own } of headers) {
      const [folder = '', rest] = source.split('**')
      if (rest === undefined ? source !== pathname : !pathname.startsWith(folder)) continue
      for (const { key, value } of own) response.setHeader(key, value)
    }
    const pages: Record<string, string> = { '/': 'index.html', '/preview': 'preview.html' }
    const file = pages[pathname] ?? pathname.slice(1)
    const content = /^[\w./-]+$/.test(file) && (await readFile(fromRoot(FOLDER, file)).catch(() => null))
    if (!content) return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': contentTypeOf(file) }).end(content)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { origin: origin(), stop: () => server.close() }
}
