import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { UserError } from '../lib/userError'
import { findProcess } from '../processes/processTable'

const HOST = '127.0.0.1'

/** Fails with a message that names the process if one of the ports is taken. */
export async function requireFreePorts(ports: Record<string, number>) {
  for (const port of Object.values(ports)) {
    if (!(await isFree(port))) throw new UserError(describeBusyPort(port, portOwner(port)))
  }
}

export function describeBusyPort(port: number, owner: { pid: number; command: string } | null): string {
  const program = owner?.command.split(' ')[0]?.split('/').at(-1)
  const by = owner ? `${program} (pid ${owner.pid})` : 'another program'
  return `Port ${port} is in use by ${by}. Stop it or set PORT_OFFSET=3000.`
}

/** Resolves as soon as the port accepts connections, or stops accepting them. */
export async function waitForPort(port: number, state: 'open' | 'closed', interval: number) {
  while ((await isPortOpen(port)) !== (state === 'open')) await wait(interval, null, { ref: false })
}

export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST)
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.destroy())
  })
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: HOST, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** The process that listens on a port, if the operating system shows it. */
function portOwner(port: number) {
  try {
    const pid = process.platform === 'linux' ? findListener(port) : readLsof(port)
    return pid ? findProcess(pid) : null
  } catch {
    return null
  }
}

// Slim container images have neither lsof nor ss, so Linux reads /proc.
function findListener(port: number) {
  const sockets = ['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeningSockets(file, port))
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return Number(pids.find((pid) => openFiles(pid).some((file) => sockets.includes(file))))
}

function listeningSockets(file: string, port: number) {
  const LISTEN = '0A'
  const localPort = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = readFileSync(file, 'utf8').split('\n')
  return rows.flatMap((row) => {
    const fields = row.trim().split(/\s+/)
    return fields[1]?.endsWith(localPort) && fields[3] === LISTEN ? [`socket:[${fields[9]}]`] : []
  })
}

function openFiles(pid: string) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return []
  }
}

function readLsof(port: number) {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], { encoding: 'utf8' })
  return Number(/^p(\d+)/m.exec(output)?.[1])
}
