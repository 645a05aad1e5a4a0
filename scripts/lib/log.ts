/** Shorter steps are printed without their duration. */
const MIN_SHOWN_DURATION = 1_000 // ms
const REDRAW_INTERVAL = 200 // ms
/** Without a terminal that can redraw a line, a long step prints its progress this often. */
const PROGRESS_INTERVAL = 15_000 // ms

const canRedraw = Boolean(process.stdout.isTTY) && !process.env.CI

type Step = { title: string; startedAt: number; detail: string; nextReport: number }

const running = new Set<Step>()
let isSilenced = false

setInterval(reportProgress, REDRAW_INTERVAL).unref()

/** Prints a line above the status line of the running steps. */
export function log(text = '') {
  if (isSilenced) return
  drawStatus(`${text}\n`)
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
  const entry = { title, startedAt: Date.now(), detail: '', nextReport: MIN_SHOWN_DURATION }
  running.add(entry)
  let mark = '✗'
  try {
    const result = await task((text) => {
      entry.detail = text
    })
    if (isSuccess(result)) mark = '✓'
    return result
  } finally {
    running.delete(entry)
    const duration = Date.now() - entry.startedAt
    log(`${mark} ${title}${duration >= MIN_SHOWN_DURATION ? ` (${formatDuration(duration)})` : ''}`)
  }
}

/** Steps that fail because the command is shutting down are not worth reporting. */
export function silenceLog() {
  running.clear()
  if (canRedraw) drawStatus()
  isSilenced = true
}

export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}

function reportProgress() {
  if (isSilenced || running.size === 0) return
  if (canRedraw) return drawStatus()
  for (const entry of running) {
    const elapsed = Date.now() - entry.startedAt
    if (elapsed < entry.nextReport) continue
    entry.nextReport = elapsed + PROGRESS_INTERVAL
    process.stdout.write(`… ${describeStep(entry)}\n`)
  }
}

function describeStep({ title, startedAt, detail }: Step): string {
  const elapsed = Date.now() - startedAt
  const time = elapsed >= MIN_SHOWN_DURATION * 2 ? `, ${formatDuration(elapsed)}` : ''
  return `${title}${time}${detail && `, ${detail}`}`
}

/** Replaces the status line, after some text that goes above it. */
function drawStatus(text = '') {
  if (!canRedraw) return void process.stdout.write(text)
  const status = running.size > 0 ? `… ${[...running].map(describeStep).join('  ·  ')}` : ''
  process.stdout.write(`\r\x1b[2K${text}${status.slice(0, (process.stdout.columns || 80) - 1)}`)
}
