import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

let last: Promise<unknown> = Promise.resolve()

/** Runs changes one after the other: a change reads before it writes, and can write several files. */
export function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
  const result = last.then(change, change)
  last = result
  return result
}

/** Null if there is no such file. */
export async function readText(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

/** Keeps a copy of a file that is replaced or deleted. The copies are not part of the content. */
export async function keep(folder: string, path: string, source: string | Buffer) {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, `${path.replaceAll('/', '~')}.${stamp}`), source)
}
