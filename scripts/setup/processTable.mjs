import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * `started` tells two processes apart that had the same number one after the other.
 * @typedef {{ pid: number, parent: number, group: number, started: string, command: string }} ProcessEntry
 */

/** Every process that is alive (a zombie is not). */
export function listProcesses() {
  return process.platform === 'linux' ? listFromProc() : listFromPs()
}

/** @param {number} pid */
export function findProcess(pid) {
  if (process.platform === 'linux') return readProc(String(pid), bootId())
  return listFromPs().find((entry) => entry.pid === pid) ?? null
}

/** @param {Pick<ProcessEntry, 'pid' | 'started'>} known */
export function isAlive({ pid, started }) {
  return findProcess(pid)?.started === started
}

/**
 * The given processes and everything they started, children before grandchildren.
 * @param {ProcessEntry[]} all
 * @param {(entry: ProcessEntry) => boolean} isRoot
 */
export function withDescendants(all, isRoot) {
  const found = new Set(all.filter(isRoot))
  const pids = new Set([...found].map(({ pid }) => pid))
  for (let grown = true; grown; ) {
    grown = false
    for (const entry of all) {
      if (found.has(entry) || !pids.has(entry.parent)) continue
      found.add(entry)
      pids.add(entry.pid)
      grown = true
    }
  }
  return [...found]
}

/**
 * Whether a process carries this line in its environment. Only Linux shows that, and only of one's own processes.
 * @param {number} pid
 * @param {string} variable
 */
export function hasInEnvironment(pid, variable) {
  if (process.platform !== 'linux') return false
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(variable)
  } catch {
    return false
  }
}

// /proc needs no program: slim container images come without ps.
function listFromProc() {
  const boot = bootId()
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProc(name, boot) ?? [])
}

/** @param {string} pid @param {string} boot @returns {ProcessEntry | null} */
function readProc(pid, boot) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name in parentheses may itself hold spaces and parentheses.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    const [state, parent, group] = fields
    if (state === 'Z' || state === 'X') return null
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
    return {
      pid: Number(pid),
      parent: Number(parent),
      group: Number(group),
      started: `${boot}:${fields[19]}`,
      command,
    }
  } catch {
    return null
  }
}

function bootId() {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return ''
  }
}

function listFromPs() {
  const output = execFileSync('ps', ['-axo', 'pid=,ppid=,pgid=,stat=,lstart=,command='], {
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 16 * 1024 * 1024,
  })
  return output.split('\n').flatMap((line) => parsePsLine(line) ?? [])
}

/** @param {string} line @returns {ProcessEntry | null} */
export function parsePsLine(line) {
  const match = /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(\S+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\S+)\s+(.*)$/.exec(line)
  if (!match || match[4]?.startsWith('Z')) return null
  return {
    pid: Number(match[1]),
    parent: Number(match[2]),
    group: Number(match[3]),
    started: String(match[5]).replace(/\s+/g, ' '),
    command: String(match[6]).trim(),
  }
}
