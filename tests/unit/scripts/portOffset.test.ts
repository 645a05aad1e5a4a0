import { beforeAll, beforeEach, expect, it, vi } from 'vitest'

const OFFSET = 3000

let requested: URL[] = []

// The ports are read when their module is loaded.
beforeAll(() => void vi.resetModules())

beforeEach(() => {
  vi.stubEnv('PORT_OFFSET', String(OFFSET))
  vi.stubEnv('LOCAL_FIRESTORE_PORT', undefined)
  vi.stubEnv('LOCAL_AUTH_PORT', undefined)
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  requested = []
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(new URL(url))
    return Response.json({ documents: [] })
  })
})

it.each([
  ['content:check', []],
  ['publish', ['--dry-run']],
  ['inbox', ['--apply-retention', '--dry-run']],
])('%s uses the database of its own checkout', async (name, args) => {
  const { COMMANDS } = await import('../../../scripts/cli')
  const command = await COMMANDS[name]?.()
  await command?.main(args)
  expect(requested.length).toBeGreaterThan(0)
  for (const { port } of requested) expect(port).toBe(String(8080 + OFFSET))
})

it('builds and the development server use the backend of their own checkout', async () => {
  const { readEnvironment } = await import('../../../scripts/build/environment')
  expect(readEnvironment({}).backend).toMatchObject({
    firestorePort: 8080 + OFFSET,
    authPort: 9099 + OFFSET,
  })
})
