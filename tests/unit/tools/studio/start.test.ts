import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'

it('does not take another program on the port of the database for the local backend', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  vi.stubEnv('PORT_OFFSET', String(port - 8080))
  const { main } = await import('../../../../tools/studio/studio')
  await expect(main()).rejects.toThrow(`Port ${port} is in use. Stop the program that uses it`)
})
