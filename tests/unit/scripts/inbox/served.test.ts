import { join } from 'node:path'
import { isFileLoadingAllowed, resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import { readOptions } from '../../../../scripts/inbox/inboxOptions'
import { fromRoot } from '../../../../scripts/lib/folders'
import { NOT_SERVED } from '../../../../scripts/lib/notServed'

const serverWith = (server: object) => resolveConfig({ configFile: false, root: fromRoot(), server }, 'serve')

it('the development server serves the code, but nothing that visitors have sent', async () => {
  const config = await serverWith({ fs: { deny: NOT_SERVED } })
  const isServed = (file: string) => isFileLoadingAllowed(config, file)
  expect(isServed(fromRoot('src', 'main.tsx'))).toBe(true)
  expect(isServed(join(readOptions([]).folder, 'messages.csv'))).toBe(false)
})

it('the development server refuses what Vite refuses', async () => {
  const { server } = await serverWith({})
  expect(NOT_SERVED).toEqual(expect.arrayContaining(server.fs.deny))
})
