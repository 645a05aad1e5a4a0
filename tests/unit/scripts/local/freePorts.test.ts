import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { requireFreePorts } from '../../../../scripts/local/freePorts'

it('names the process that uses a port', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await expect(requireFreePorts({ site: port })).rejects.toThrow(
    new RegExp(
      `^Port ${port} is in use by .+ \\(pid ${process.pid}\\)\\. Stop it or set PORT_OFFSET=3000\\.$`,
    ),
  )
  server.close()
  await expect(requireFreePorts({ site: port })).resolves.toBeUndefined()
})
