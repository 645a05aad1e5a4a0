import { describeError, UserError } from './lib/userError'
import { isStopping, shutdown } from './local/shutdown'

/** A command can return its exit code. */
type Command = { main: (args: string[]) => unknown }

export const COMMANDS: Record<string, () => Promise<Command>> = {
  start: () => import('./start'),
  preview: () => import('./preview'),
  build: () => import('./build'),
  check: async () => {
    const { main } = await import('./test')
    return { main: (args) => main(['types', 'lint', 'unit', ...args]) }
  },
  test: () => import('./test'),
  studio: () => import('../tools/studio/studio'),
  begin: () => import('./begin'),
  'content:check': () => import('./content/checkCommand'),
  'content:migrate': () => import('./content/migrate'),
  'content:words': () => import('./content/words/untranslated'),
  publish: () => import('./publish'),
  inbox: () => import('./inbox'),
  bench: () => import('../tools/bench/bench'),
}

/** Ctrl-C is the normal way to end these, so it is not a failure. */
const SERVERS = ['start', 'preview', 'studio']

const EXIT_CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }

/** Runs one command. When it ends or gets a signal, what it has started is stopped. */
export async function runCommand(name = '', args: string[] = []) {
  await run(async () => {
    const load = COMMANDS[name]
    if (!load)
      throw new UserError(`There is no command ${name}. Commands: ${Object.keys(COMMANDS).join(', ')}.`)
    return (await load()).main(args)
  }, SERVERS.includes(name))
}

/** Runs the task as this process. */
export async function run(task: () => unknown, isServer: boolean) {
  for (const [signal, exitCode] of Object.entries(EXIT_CODES)) {
    process.on(signal, () => {
      if (!isStopping()) console.log('Stopping …')
      void finish(isServer ? 0 : exitCode)
    })
  }
  if (isServer) endWithParent()
  process.on('uncaughtException', (error) => finish(1, error))
  process.on('unhandledRejection', (error) => finish(1, error))
  // A closed pipe (`npm start | head`) is not an error.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  try {
    const exitCode = await task()
    await finish(typeof exitCode === 'number' ? exitCode : 0)
  } catch (error) {
    await finish(1, error)
  }
}

/** npm passes on signals, but not if it is killed. Without npm, a server may outlive its shell. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid === parent || finish(1), 1000).unref()
}

async function finish(exitCode: number, error?: unknown): Promise<never> {
  // npm and the terminal both deliver one Ctrl-C, and tasks fail while their programs are being stopped.
  if (isStopping()) return new Promise(() => {})
  if (error !== undefined) console.error(describeError(error))
  await shutdown()
  process.exit(exitCode)
}
