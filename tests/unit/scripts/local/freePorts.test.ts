import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { requireFreePorts } from '../../../../scripts/local/freePorts'

it('a command stops if one of its ports is in use', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(requireFreePorts([port])).rejects.toThrow(`Port ${port} is in use.`)
  server.close()
  await expect(requireFreePorts([port])).resolves.toBeUndefined()
})
