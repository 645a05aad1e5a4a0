import { silenceLog } from './lib/log'
import { checkPortOffset } from './lib/ports'
import { describeError } from './lib/userError'
import { releaseLocks } from './processes/lock'
import { currentRun } from './processes/run'
import { shutdown } from './processes/shutdown'

/** A command can return its exit code. */
type Command = { main: (args: string[]) => unknown }

export const COMMANDS: Record<string, () => Promise<Command>> = {
  start: () => import('./start'),
  preview: () => import('./preview'),
  build: () => import('./build'),
  check: () => import('./check'),
  format: () => import('./format'),
  test: () => import('./test'),
  studio: () => import('../tools/studio/studio'),
  reset: () => import('./reset'),
  'content:check': () => import('./content/checkCommand'),
  publish: () => import('./publish'),
  inbox: () => import('./inbox'),
  bench: () => import('../tools/bench/bench'),
}

/** Ctrl-C is the normal way to end these, so it is not a failure. */
const SERVERS = ['start', 'preview', 'studio']

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }
/** npm and the terminal both deliver one Ctrl-C. Only a later signal is a second one. */
const SAME_KEYSTROKE = 1_000 // ms
const PARENT_CHECK_INTERVAL = 500 // ms

let stoppingSince = 0

/** Runs one command. However it ends, nothing that it started stays behind. */
export async function runCommand(name = '', args: string[] = [], parentPid = process.ppid) {
  const load = COMMANDS[name]
  if (!load) {
    const known = Object.keys(COMMANDS).map((one) => `npm run ${one}`)
    console.error(`Unknown command "${name}". Commands: ${known.join(', ')}.`)
    process.exit(1)
  }
  currentRun.title = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  const stop = (exitCode: number) => stopOnSignal(SERVERS.includes(name) ? 0 : exitCode)
  for (const [signal, exitCode] of Object.entries(EXIT_CODES)) process.on(signal, () => stop(exitCode))
  process.on('uncaughtException', (error) => finish(1, error))
  process.on('unhandledRejection', (error) => finish(1, error))
  // A closed pipe (`npm start | head`) is not an error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  stopWithNpm(parentPid, () => stop(EXIT_CODES.SIGHUP))

  try {
    checkPortOffset()
    const { main } = await load()
    const exitCode = await main(args)
    await finish(typeof exitCode === 'number' ? exitCode : 0)
  } catch (error) {
    await finish(1, error)
  }
}

async function finish(exitCode: number, error?: unknown): Promise<never> {
  // Tasks fail while their programs are being stopped. Those failures are not worth reporting.
  if (stoppingSince) return new Promise(() => {})
  stoppingSince = Date.now()
  silenceLog()
  if (error !== undefined) console.error(describeError(error))
  if (!(await shutdown(currentRun).catch(() => false))) {
    const left = currentRun.children.map(({ role, pid }) => `${role} (pid ${pid})`)
    console.error(`Some processes could not be stopped: ${left.join(', ')}.`)
  }
  await releaseLocks()
  process.exit(exitCode)
}

function stopOnSignal(exitCode: number) {
  if (!stoppingSince) {
    silenceLog()
    if (currentRun.children.length > 0) {
      console.log(currentRun.save ? 'Saving the data and stopping …' : 'Stopping …')
    }
    void finish(exitCode)
  } else if (Date.now() - stoppingSince > SAME_KEYSTROKE) {
    console.log('Still stopping …')
  }
}

/** If npm is killed, no signal arrives: this process only gets a new parent. */
function stopWithNpm(parentPid: number, stop: () => void) {
  if (!process.env.npm_lifecycle_event) return
  setInterval(() => process.ppid !== parentPid && stop(), PARENT_CHECK_INTERVAL).unref()
}
