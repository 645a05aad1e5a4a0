import { connect } from 'node:net'
import { UserError } from '../lib/userError'

/** Fails with a message if one of the ports is taken. */
export async function requireFreePorts(ports: number[]) {
  for (const port of ports) {
    if (await isPortOpen(port))
      throw new UserError(
        `Port ${port} is in use. Stop the program that uses it, or set another PORT_OFFSET, such as 3000.`,
      )
  }
}

export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        resolve(true)
        socket.destroy()
      })
  })
}
