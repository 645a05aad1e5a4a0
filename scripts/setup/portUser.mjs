import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { UserError } from '../lib/userError'
import { findProcess } from './processTable.mjs'

/**
 * Stops with a sentence that names who has to move when one of the ports is taken.
 * @param {Record<string, number>} ports
 */
export async function requireFreePorts(ports) {
  for (const port of Object.values(ports)) {
    if (!(await isFree(port))) throw new UserError(portProblem(port, portUser(port)))
  }
}

/**
 * @param {number} port
 * @param {{ pid: number, command: string } | null} user
 */
export function portProblem(port, user) {
  if (!user) return `Port ${port} is in use by another program: end that program and run the command again.`
  const command = user.command.length > 80 ? `${user.command.slice(0, 79)}…` : user.command
  return `Port ${port} is in use by process ${user.pid} (${command}): end it and run the command again.`
}

/** @param {number} port @returns {Promise<boolean>} */
function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Who listens on a port, where the system lets us see it. @param {number} port */
export function portUser(port) {
  try {
    const pid = process.platform === 'linux' ? pidFromProc(port) : pidFromLsof(port)
    return pid === null ? null : findProcess(pid)
  } catch {
    return null
  }
}

/** @param {number} port */
function pidFromProc(port) {
  const sockets = new Set(['/proc/net/tcp', '/proc/net/tcp6'].flatMap((file) => listeners(file, port)))
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    if (openFiles(pid).some((target) => sockets.has(target))) return Number(pid)
  }
  return null
}

/** @param {string} file @param {number} port */
function listeners(file, port) {
  const LISTENING = '0A'
  const suffix = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[1]?.endsWith(suffix) && fields[3] === LISTENING)
    .map((fields) => `socket:[${fields[9]}]`)
}

/** @param {string} pid */
function openFiles(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((fd) => readlinkSync(`/proc/${pid}/fd/${fd}`))
  } catch {
    return []
  }
}

/** @param {number} port */
function pidFromLsof(port) {
  const output = execFileSync('lsof', ['-nP', `-iTCP:${port}`, '-sTCP:LISTEN', '-Fp'], { encoding: 'utf8' })
  return Number(/^p(\d+)/m.exec(output)?.[1]) || null
}
