import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { PORT_OFFSET } from '../../../../scripts/lib/ports'
import { requireFreePorts } from '../../../../scripts/local/freePorts'

it('a command stops if one of its ports is in use, and names the process', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(requireFreePorts([port])).rejects.toThrow(
    `Port ${port} is in use by node (pid ${process.pid}). Stop it or set PORT_OFFSET=${PORT_OFFSET + 3000}.`,
  )
  server.close()
  await expect(requireFreePorts([port])).resolves.toBeUndefined()
})
