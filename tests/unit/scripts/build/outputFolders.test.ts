import { expect, it, vi } from 'vitest'
import { fromRoot } from '../../../../scripts/lib/paths'

async function serverFolderOf(dist: string) {
  vi.resetModules()
  vi.stubEnv('DIST', dist)
  const { outputFolder, serverFolder } = await import('../../../../scripts/build/outputFolders')
  return { outputFolder, serverFolder }
}

it('keeps the server bundle inside the repository, where its imports resolve, for any DIST', async () => {
  const inside = await serverFolderOf('dist-test')
  const outside = await serverFolderOf('/tmp/elsewhere/dist')
  expect(inside.outputFolder).toBe(fromRoot('dist-test'))
  expect(outside.outputFolder).toBe('/tmp/elsewhere/dist')
  for (const { serverFolder } of [inside, outside]) expect(serverFolder).toContain(fromRoot('.cache'))
  expect(outside.serverFolder).not.toBe(inside.serverFolder)
})
