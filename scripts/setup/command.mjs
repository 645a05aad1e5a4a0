import { rmSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { silenceLog, step } from '../lib/log'
import { checkPortOffset } from '../lib/ports'
import { describeError, UserError } from '../lib/userError'
import { endRun } from './ending.mjs'
import { releaseLocks } from './lock.mjs'
import { isAlive } from './processTable.mjs'
import { abandonedRuns, forgetRun, runFile, thisRun, updateRun } from './runRecord.mjs'

/** Every command and what it runs. */
const COMMANDS = {
  start: () => import('../start.mjs'),
  preview: () => import('../preview.mjs'),
  build: () => import('../build.mjs'),
  check: () => import('../check.mjs'),
  test: () => import('../test.mjs'),
  reset: () => import('../reset.mjs'),
  film: () => import('../film.mjs'),
  'content:check': () => import('../content/checkCommand.mjs'),
  'content:push': () => import('../content/pushCommand.mjs'),
  'content:pull': () => import('../content/pullCommand.mjs'),
  'measure:reads': () => import('../measureReads.mjs'),
  inbox: () => import('../inbox'),
  load: () => import('../load.mjs'),
  hostile: () => import('../hostile.mjs'),
  'load-messages': () => import('../load-messages.mjs'),
  shots: () => import('../shots.mjs'),
  bench: () => import('../bench.mjs'),
  deploy: () => import('../deploy'),
}

/** Being stopped is the ordinary end of these. */
const SERVERS = ['start', 'preview']

const SIGNALS = /** @type {const} */ ({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })
/** npm and the terminal both deliver one Ctrl-C; only a later one is a second wish. */
const SAME_KEYSTROKE = 1_000 // ms
const GUARD_LIMIT = 40_000 // ms

let ending = 0

/**
 * Runs a command from its first word to its end: whichever end that is, nothing it started stays behind.
 * @param {string | undefined} name
 * @param {string[]} args
 */
export async function runCommand(name, args) {
  const load = Object.entries(COMMANDS).find(([known]) => known === name)?.[1]
  if (!load) {
    console.error(
      `Run one of these: ${Object.keys(COMMANDS)
        .map((known) => `npm run ${known}`)
        .join(', ')}.`,
    )
    process.exitCode = 1
    return
  }
  thisRun().title = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
  for (const [signal, code] of Object.entries(SIGNALS)) {
    process.on(signal, () => stopOnSignal(SERVERS.includes(String(name)) ? 0 : code))
  }
  process.on('uncaughtException', (error) => finish(1, error))
  process.on('unhandledRejection', (error) => finish(1, error))
  // A reader that went away (`npm start | head`) is no reason to fail.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
  watchNpm()

  try {
    checkPortOffset()
    await clearAbandonedRuns()
    const { main } = await load()
    await finish((await main(args)) ?? 0)
  } catch (error) {
    await finish(1, error)
  }
}

/**
 * @param {number} code
 * @param {unknown} [error]
 * @returns {Promise<never>}
 */
async function finish(code, error) {
  // Once the end has begun, work that breaks off because its child was ended is no news.
  if (ending) return new Promise(() => {})
  ending = Date.now()
  silenceLog()
  if (error !== undefined) console.error(describeError(error))
  await endThisRun()
  process.exit(code)
}

/** @param {number} code */
function stopOnSignal(code) {
  if (!ending) {
    silenceLog()
    const isSaving = thisRun().save !== null
    if (thisRun().children.length > 0)
      console.log(isSaving ? 'Stopping, and saving the data …' : 'Stopping …')
    void finish(code)
  } else if (Date.now() - ending > SAME_KEYSTROKE) {
    console.log('Still stopping, a moment …')
  }
}

async function endThisRun() {
  const run = thisRun()
  const isClean = await endRun(run).catch(() => false)
  if (!isClean) {
    const left = run.children.map(({ role, pid }) => `${role} (process ${pid})`).join(', ')
    console.error(`Not everything could be ended: ${left}.`)
  }
  releaseLocks()
  forgetRun()
}

/** Ends what an earlier run left behind when it was killed. */
async function clearAbandonedRuns() {
  for (const run of abandonedRuns()) {
    await step(`Ending what an earlier ${run.title || 'run'} left behind`, async () => {
      const end = Date.now() + GUARD_LIMIT
      while (run.guard && isAlive(run.guard) && Date.now() < end) await wait(100)
      if (!(await endRun(run))) {
        const pids = run.children.map(({ pid }) => pid).join(', ')
        throw new UserError(`An earlier run left processes that cannot be ended: end ${pids} and try again.`)
      }
      rmSync(runFile(run.owner.pid), { force: true })
    })
  }
  updateRun({})
}

/** When npm itself is killed, nobody passes the news on: its child finds a new parent instead. */
function watchNpm() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && stopOnSignal(SIGNALS.SIGHUP), 500).unref()
}
