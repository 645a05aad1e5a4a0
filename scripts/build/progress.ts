const LINE = /^Progress: (.*)$/
/** Every page would be too much output. */
const INTERVAL = 25
const ITEMS_PER_COLLECTION = 50

/** For a program that runs as a child: its parent shows the line as the progress of the step. */
export function reportProgress(things: string, done: number, total: number) {
  if (done % INTERVAL === 0) console.log(`Progress: ${done} of ${total} ${things}`)
}

/** While there is memory, V8 collects late: without this, a thousand pages take 1.3 GB. The build runs with `--expose-gc`. */
export function collectGarbage(done: number) {
  if (done % ITEMS_PER_COLLECTION === 0) globalThis.gc?.()
}

/** The progress that a line of a child's output reports, or null. */
export function readProgress(line: string): string | null {
  return LINE.exec(line)?.[1] ?? null
}
