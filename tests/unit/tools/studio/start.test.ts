import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'

/** Below the ports that the system gives to other tests, so that only this one is taken. */
const OFFSET = 20_000 + (process.pid % 2_000)

it('does not take another program on the port of the database for the local backend', async () => {
  const port = 8080 + OFFSET
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  vi.stubEnv('PORT_OFFSET', String(OFFSET))
  const { main } = await import('../../../../tools/studio/studio')
  await expect(main()).rejects.toThrow(`Port ${port} is in use. Stop the program that uses it`)
})
