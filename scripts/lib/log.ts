/** Shorter steps are printed without their duration. */
const MIN_SHOWN_DURATION = 1_000 // ms
const REDRAW_INTERVAL = 200 // ms
/** Without a terminal that can redraw a line, a long step prints its progress this often. */
const PROGRESS_INTERVAL = 15_000 // ms

const canRedraw = Boolean(process.stdout.isTTY) && !process.env.CI

type Step = { title: string; startedAt: number; detail: string; reportedAfter: number }

const running = new Set<Step>()
let ticker: NodeJS.Timeout | null = null
let isSilenced = false

/** Prints a line above the status line of the running steps. */
export function log(text = '') {
  if (isSilenced) return
  clearStatus()
  process.stdout.write(`${text}\n`)
  drawStatus()
}

/**
 * Runs a task and prints its title, progress and duration. `setDetail` updates the progress; `isSuccess` is for tasks
 * that report failure in their result instead of throwing.
 */
export async function step<T>(
  title: string,
  task: (setDetail: (text: string) => void) => T | Promise<T>,
  isSuccess: (result: T) => boolean = () => true,
): Promise<T> {
  if (isSilenced) return task(() => {})
  const entry = { title, startedAt: Date.now(), detail: '', reportedAfter: 0 }
  running.add(entry)
  ticker ??= setInterval(reportProgress, REDRAW_INTERVAL).unref()
  try {
    const result = await task((text) => {
      entry.detail = text
    })
    finish(entry, isSuccess(result) ? '✓' : '✗')
    return result
  } catch (error) {
    finish(entry, '✗')
    throw error
  }
}

/** Steps that fail because the command is shutting down are not worth reporting. */
export function silenceLog() {
  clearStatus()
  running.clear()
  isSilenced = true
}

export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function finish(entry: Step, mark: string) {
  if (!running.delete(entry)) return
  const duration = Date.now() - entry.startedAt
  log(`${mark} ${entry.title}${duration >= MIN_SHOWN_DURATION ? ` (${formatDuration(duration)})` : ''}`)
  if (running.size === 0 && ticker) {
    clearInterval(ticker)
    ticker = null
  }
}

function reportProgress() {
  if (canRedraw) {
    clearStatus()
    drawStatus()
    return
  }
  for (const entry of running) {
    const isFirst = entry.reportedAfter === 0
    const due = isFirst ? MIN_SHOWN_DURATION : entry.reportedAfter + PROGRESS_INTERVAL
    const elapsed = Date.now() - entry.startedAt
    if (elapsed < due) continue
    entry.reportedAfter = elapsed
    process.stdout.write(`… ${describeStep(entry)}\n`)
  }
}

function describeStep({ title, startedAt, detail }: Step): string {
  const elapsed = Date.now() - startedAt
  const time = elapsed >= MIN_SHOWN_DURATION * 2 ? `, ${formatDuration(elapsed)}` : ''
  return `${title}${time}${detail && `, ${detail}`}`
}

function clearStatus() {
  if (canRedraw) process.stdout.write('\r\x1b[2K')
}

function drawStatus() {
  if (!canRedraw || running.size === 0) return
  const line = `… ${[...running].map(describeStep).join('  ·  ')}`
  process.stdout.write(line.slice(0, (process.stdout.columns || 80) - 1))
}
