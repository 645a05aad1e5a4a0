import { connect } from 'node:net'
import { basename } from 'node:path'
import { execa } from 'execa'
import { PORT_OFFSET } from '../lib/ports'
import { UserError } from '../lib/userError'

/** Fails with a message if one of the ports is taken. */
export async function requireFreePorts(ports: number[]) {
  for (const port of ports) {
    if (!(await isPortOpen(port))) continue
    const holder = await findHolder(port)
    const problem = holder
      ? `in use by ${holder.name} (pid ${holder.pid}). Stop it`
      : 'in use. Stop its program'
    throw new UserError(`Port ${port} is ${problem} or set PORT_OFFSET=${PORT_OFFSET + 3000}.`)
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

/** The program that listens. Null where neither lsof nor ss is installed, and for a program of another user. */
async function findHolder(port: number) {
  const pid =
    /\d+/.exec(await outputOf('lsof', '-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-t'))?.[0] ??
    /pid=(\d+)/.exec(await outputOf('ss', '-Hltnp', `sport = :${port}`))?.[1]
  if (!pid) return null
  // Not its short name, which Node sets to that of a thread.
  const [path = ''] = (await outputOf('ps', '-o', 'args=', '-p', pid)).split(' ')
  return { pid, name: basename(path) || 'a program' }
}

async function outputOf(command: string, ...args: string[]): Promise<string> {
  const { stdout = '' } = await execa(command, args, { reject: false, timeout: 5000 })
  return stdout
}
