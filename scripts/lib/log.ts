export function log(text = '') {
  process.stdout.write(`${text}\n`)
}

/** Runs a task. Prints its title before, and with its duration after. */
export async function step<T>(title: string, task: () => T | Promise<T>): Promise<T> {
  const startedAt = Date.now()
  log(`… ${title}`)
  let mark = '✗'
  try {
    const result = await task()
    mark = '✓'
    return result
  } finally {
    log(`${mark} ${title} (${formatDuration(Date.now() - startedAt)})`)
  }
}

export function formatDuration(ms: number): string {
  const seconds = Math.round(ms / 1000)
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`
}
