import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ownerContent } from '../../../../scripts/build/contentPlugin'
import { contentFolder } from '../../../../scripts/lib/contentFolder'
import { temporaryFolder } from '../../../temporaryFolder'

type Loader = { load: (this: object, id: string) => unknown; configureServer: (server: object) => void }

it('a mistake is reported for every module without another look, until a file changes', () => {
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
  change('change', site)
  expect(load()).toContain('export const logo')
})
