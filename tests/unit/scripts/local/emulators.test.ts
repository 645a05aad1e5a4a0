import { once } from 'node:events'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { watchPorts } from '../../../../scripts/local/emulators'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

async function listen() {
  const server = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return { server, port: (server.address() as AddressInfo).port }
}

it('names an emulator that is killed within five seconds', { timeout: 5_000 }, async () => {
  const auth = await listen()
  const firestore = await listen()
  const failed = watchPorts({ Auth: auth.port, Firestore: firestore.port })
  await once(firestore.server, 'connection')
  firestore.server.close()
  await expect(failed).rejects.toThrow(/^The Firestore emulator has stopped\. Run the command again/)
})
