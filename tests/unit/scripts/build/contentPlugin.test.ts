import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { ownerContent } from '../../../../scripts/build/contentPlugin'
import { contentFolder } from '../../../../scripts/lib/contentFolder'
import { temporaryFolder } from '../../../temporaryFolder'

type Loader = { load: (this: object, id: string) => unknown; configureServer: (server: object) => void }

it.each(['content/site.yaml', 'public/team/new.svg'])('a mistake is reported until %s changes', (changed) => {
  const root = temporaryFolder()
  const folder = join(root, 'content')
  cpSync(join(contentFolder(), '..'), root, { recursive: true })
  const site = join(folder, 'site.yaml')
  const correct = readFileSync(site, 'utf8')
  writeFileSync(site, `${correct}\nunknown: field\n`)

  const plugin = ownerContent(folder) as unknown as Loader
  let change: (event: string, file: string) => void = () => undefined
  plugin.configureServer({
    middlewares: { use: () => undefined },
    watcher: { add: () => undefined, on: (_: string, listener: typeof change) => (change = listener) },
    environments: {},
    ws: { send: () => undefined },
  })
  const load = () => plugin.load.call({}, '\0virtual:content/logo')
  expect(load).toThrow('unknown is not a field of this file')
  writeFileSync(site, correct)
  expect(load).toThrow('unknown is not a field of this file')
  change('change', join(root, changed))
  expect(load()).toContain('export const logo')
})

it('a film is sent in parts, which Safari needs to play it', async () => {
  const plugin = ownerContent() as unknown as Loader
  const server = createServer()
  onTestFinished(() => void server.close())
  plugin.configureServer({
    middlewares: { use: (serve: RequestListener) => server.on('request', serve) },
    watcher: { add: () => undefined, on: () => undefined },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const film = readFileSync(join(contentFolder(), 'film/captions.vtt'))
  const get = (headers = {}) => fetch(`http://127.0.0.1:${port}/film/captions.vtt`, { headers })
  expect(await (await get()).text()).toBe(film.toString())
  const part = await get({ Range: 'bytes=2-5' })
  expect([part.status, part.headers.get('Content-Range')]).toEqual([206, `bytes 2-5/${film.length}`])
  expect(await part.text()).toBe(film.toString().slice(2, 6))
  const end = (await get({ Range: 'bytes=2-' })).headers.get('Content-Range')
  expect(end).toBe(`bytes 2-${film.length - 1}/${film.length}`)
})
