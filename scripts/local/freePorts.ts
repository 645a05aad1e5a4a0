import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { connect } from 'node:net'
import { UserError } from '../lib/userError'

const HOST = '127.0.0.1'

type Listener = { pid: number; program: string }

/** Fails with a message that names the process if one of the ports is taken. */
export async function requireFreePorts(ports: Record<string, number>) {
  for (const port of Object.values(ports)) {
    if (!(await isPortOpen(port))) continue
    const owner = findListener(port)
    const by = owner ? `${owner.program} (pid ${owner.pid})` : 'another program'
    throw new UserError(`Port ${port} is in use by ${by}. Stop it or set PORT_OFFSET=3000.`)
  }
}

export function isPortOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, HOST)
    socket
      .once('error', () => resolve(false))
      .once('connect', () => {
        resolve(true)
        socket.destroy()
      })
  })
}

/** The process that listens on a port, if the operating system shows it. */
function findListener(port: number): Listener | null {
  try {
    return process.platform === 'linux' ? readProc(port) : readLsof(port)
  } catch {
    return null
  }
}

// Slim container images have neither lsof nor ss.
function readProc(port: number): Listener | null {
  const LISTEN = '0A'
  const localPort = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const rows = ['tcp', 'tcp6'].flatMap((name) => readFileSync(`/proc/net/${name}`, 'utf8').split('\n'))
  const fields = rows.map((row) => row.trim().split(/\s+/))
  const inode = fields.find((row) => row[1]?.endsWith(localPort) && row[3] === LISTEN)?.[9]
  const pid = readdirSync('/proc').find((name) => /^\d+$/.test(name) && hasSocket(name, `socket:[${inode}]`))
  if (!pid) return null
  return { pid: Number(pid), program: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() }
}

function hasSocket(pid: string, socket: string) {
  try {
    return readdirSync(`/proc/${pid}/fd`).some((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === socket)
  } catch {
    return false
  }
}

function readLsof(port: number): Listener | null {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fpc'], { encoding: 'utf8' })
  const [, pid, program] = /^p(\d+)\nc(.*)$/m.exec(output) ?? []
  return pid && program ? { pid: Number(pid), program } : null
}
