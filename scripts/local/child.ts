import { execa } from 'execa'
import { fromRoot } from '../lib/folders'
import { UserError } from '../lib/userError'
import { isStopping, onShutdown } from './shutdown'

type Options = {
  cwd?: string
  env?: Record<string, string | undefined>
  onLine?: (line: string) => void
  /** Its output goes to the terminal, and nowhere else. */
  isLive?: boolean
  timeout?: number
}
export type Ended = { code: number | null; output: string }

/** Playwright stops its browsers and the server of the tests first. */
const KILL_AFTER = 20_000 // ms

/** Programs write to a pipe, so tell them whether there is a terminal behind it. */
const COLOR = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1', FORCE_COLOR: undefined }

/** Starts a server in its own process group. It ends with this process, however that ends. */
export function spawnServer(program: string[], cwd: string, env: NonNullable<Options['env']>) {
  return execa(process.execPath, [fromRoot('scripts', 'local', 'endWithParent.mjs'), ...program], {
    cwd,
    env,
    // A group is signalled as a whole: `hidane exec` does not pass signals on.
    detached: true,
    // Closes when this process ends.
    stdin: 'pipe',
    all: true,
    buffer: false,
    reject: false,
  })
}

/** Runs a program until it ends, and stops it if this command ends first. */
export async function runChild(
  command: string,
  args: string[],
  { cwd = fromRoot(), env, onLine, isLive, timeout }: Options = {},
): Promise<Ended> {
  const child = execa(command, args, {
    cwd,
    env: { ...(!isLive && COLOR), ...env },
    stdio: isLive ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    all: true,
    reject: false,
    killSignal: 'SIGINT',
    forceKillAfterDelay: KILL_AFTER,
    ...(timeout !== undefined && { timeout }),
  })
  const forget = onShutdown(() => {
    child.kill()
    return child
  })
  if (onLine) for await (const line of child.iterable({ from: 'all' })) onLine(line)
  const result = await child
  forget()
  // Ctrl-C stops programs too. Their failures are not worth reporting.
  if (isStopping() || (result.signal === 'SIGINT' && !result.timedOut)) return new Promise(() => {})
  if (result.code === 'ENOENT') throw new UserError(`The program "${command}" was not found.`)
  return { code: result.exitCode ?? null, output: result.all ?? '' }
}
