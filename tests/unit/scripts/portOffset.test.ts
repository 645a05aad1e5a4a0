import { beforeEach, expect, it, vi } from 'vitest'

// The ports are read when their module is loaded.
beforeEach(() => {
  vi.resetModules()
  vi.stubEnv('PORT_OFFSET', '3000')
  vi.stubEnv('LOCAL_FIRESTORE_PORT', undefined)
  vi.stubEnv('LOCAL_AUTH_PORT', undefined)
})

it('builds, the development server and the commands use the backend of their own checkout', async () => {
  const { readEnvironment } = await import('../../../scripts/build/environment')
  const { openTarget } = await import('../../../scripts/firestore/target')
  expect(readEnvironment({}).backend).toMatchObject({ firestorePort: 11_080, authPort: 12_099 })
  await expect(openTarget(undefined)).rejects.toThrow('http://127.0.0.1:11080. Run npm start first')
})
