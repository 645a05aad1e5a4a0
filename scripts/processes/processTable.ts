import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/** `started` distinguishes two processes that had the same pid one after the other. */
export type ProcessId = { pid: number; started: string }
export type ProcessEntry = ProcessId & { parent: number; command: string }

const isLinux = process.platform === 'linux'

/** Every running process. On Linux it reads /proc, because slim container images have no `ps`. */
export function listProcesses(): ProcessEntry[] {
  if (!isLinux) return parsePs(runPs())
  return readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (readProc(name) ?? []) : []))
}

export function findProcess(pid: number): ProcessEntry | null {
  if (isLinux) return readProc(String(pid))
  return parsePs(runPs()).find((entry) => entry.pid === pid) ?? null
}

export const identify = (pid: number): ProcessId => ({ pid, started: findProcess(pid)?.started ?? 'unknown' })

export const isAlive = ({ pid, started }: ProcessId) => findProcess(pid)?.started === started

/** The matching processes and all their descendants. */
export function withDescendants(all: ProcessEntry[], isMatch: (entry: ProcessEntry) => boolean) {
  const found = new Set(all.filter(isMatch))
  // A Set also visits the entries that are added while it is iterated.
  for (const { pid } of found) {
    for (const entry of all) if (entry.parent === pid) found.add(entry)
  }
  return [...found]
}

/** Only Linux shows the environment of a process, and only to its own user. */
export function hasVariable(pid: number, name: string, value: string): boolean {
  return isLinux && readText(`/proc/${pid}/environ`).split('\0').includes(`${name}=${value}`)
}

function readProc(pid: string): ProcessEntry | null {
  const stat = readText(`/proc/${pid}/stat`)
  // The program's name is in parentheses and can itself contain spaces and parentheses.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  const startTime = fields[19]
  const isZombie = state === 'Z' || state === 'X'
  if (!startTime || isZombie) return null
  const command = readText(`/proc/${pid}/cmdline`).replaceAll('\0', ' ').trim()
  // The start time counts from the boot of the machine.
  const started = `${readText('/proc/sys/kernel/random/boot_id').trim()}:${startTime}`
  return { pid: Number(pid), parent: Number(parent), started, command }
}

function runPs() {
  const columns = ['-axo', 'pid=,ppid=,stat=,lstart=,command=']
  const env = { ...process.env, LC_ALL: 'C' }
  return execFileSync('ps', columns, { encoding: 'utf8', env, maxBuffer: 16 * 1024 * 1024 })
}

export function parsePs(output: string): ProcessEntry[] {
  return output.split('\n').flatMap((line) => {
    const [, pid, parent, state, started, command] =
      /^\s*(\d+)\s+(\d+)\s+(\S+)\s+((?:\S+\s+){4}\S+)\s+(.*)$/.exec(line) ?? []
    if (!command || !started || state?.startsWith('Z')) return []
    return [{ pid: Number(pid), parent: Number(parent), started: started.replace(/\s+/g, ' '), command }]
  })
}

/** Empty if the process has just ended or belongs to another user. */
function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
