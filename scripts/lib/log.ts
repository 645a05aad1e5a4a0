/** Shorter steps are printed without their duration. */
const MIN_SHOWN_DURATION = 1_000 // ms
/** A long step prints its progress this often. */
const PROGRESS_INTERVAL = 10_000 // ms

export function log(text = '') {
  process.stdout.write(`${text}\n`)
}

/** Runs a task and prints its title, progress and duration. `setDetail` updates the progress. */
export async function step<T>(
  title: string,
  task: (setDetail: (text: string) => void) => T | Promise<T>,
): Promise<T> {
  const startedAt = Date.now()
  let detail = ''
  let mark = '✗'
  const report = () => log(`… ${title}, ${formatDuration(Date.now() - startedAt)}${detail && `, ${detail}`}`)
  const timers = [setTimeout(report, MIN_SHOWN_DURATION), setInterval(report, PROGRESS_INTERVAL)]
  try {
    const result = await task((text) => {
      detail = text
    })
    mark = '✓'
    return result
  } finally {
    for (const timer of timers) clearInterval(timer)
    const duration = Date.now() - startedAt
    log(`${mark} ${title}${duration >= MIN_SHOWN_DURATION ? ` (${formatDuration(duration)})` : ''}`)
  }
}

export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
