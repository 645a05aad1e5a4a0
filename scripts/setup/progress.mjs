/** Steps shorter than this are only named; longer ones show how long they take. */
const WORTH_TIMING = 1_000 // ms
const REDRAW = 200 // ms
/** Where lines cannot be redrawn (a log, a pipe), a long step gives a sign of life this often. */
const SIGN_OF_LIFE = 15_000 // ms

const live = Boolean(process.stdout.isTTY) && !process.env.CI

/** @typedef {{ title: string, since: number, detail: string, told: number }} Step */
/** @type {Set<Step>} */
const running = new Set()
/** @type {NodeJS.Timeout | null} */
let ticker = null
let isOver = false

/** Prints a line, above the line of running steps where there is one. */
export function say(/** @type {string} */ text = '') {
  if (isOver) return
  clearLive()
  process.stdout.write(`${text}\n`)
  drawLive()
}

/**
 * Does a piece of work and says so; `detail` tells how far it is.
 * @template T
 * @param {string} title
 * @param {(detail: (text: string) => void) => T | Promise<T>} work
 * @param {(result: T) => boolean} [isGood] for work that can end badly without throwing
 * @returns {Promise<T>}
 */
export async function step(title, work, isGood = () => true) {
  if (isOver) return work(() => {})
  const entry = { title, since: Date.now(), detail: '', told: 0 }
  running.add(entry)
  ticker ??= setInterval(tick, REDRAW).unref()
  try {
    const result = await work((text) => {
      entry.detail = text
    })
    end(entry, isGood(result) ? '✓' : '✗')
    return result
  } catch (error) {
    end(entry, '✗')
    throw error
  }
}

/** When the command ends, what breaks off because of that is no news any more. */
export function endProgress() {
  clearLive()
  running.clear()
  isOver = true
}

/** @param {number} ms */
export function duration(ms) {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

/** @param {Step} entry @param {string} mark */
function end(entry, mark) {
  if (!running.delete(entry)) return
  const took = Date.now() - entry.since
  say(`${mark} ${entry.title}${took >= WORTH_TIMING ? ` (${duration(took)})` : ''}`)
  if (running.size === 0 && ticker) {
    clearInterval(ticker)
    ticker = null
  }
}

function tick() {
  if (live) {
    clearLive()
    drawLive()
    return
  }
  for (const entry of running) {
    const due = entry.told === 0 ? WORTH_TIMING : entry.told + SIGN_OF_LIFE
    const passed = Date.now() - entry.since
    if (passed < due) continue
    entry.told = passed
    process.stdout.write(`… ${wordsFor(entry)}\n`)
  }
}

/** @param {Step} entry */
function wordsFor({ title, since, detail }) {
  const passed = Date.now() - since
  const time = passed >= WORTH_TIMING * 2 ? `, ${duration(passed)}` : ''
  return `${title}${time}${detail && `, ${detail}`}`
}

function clearLive() {
  if (live) process.stdout.write('\r\x1b[2K')
}

function drawLive() {
  if (!live || running.size === 0) return
  const line = `… ${[...running].map(wordsFor).join('  ·  ')}`
  process.stdout.write(line.slice(0, (process.stdout.columns || 80) - 1))
}
