import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const last = new Map<string, Promise<unknown>>()

/** Runs the tasks of one file one after the other, so that none of them changes what another has just read. */
export function inTurn<Result>(file: string, task: () => Promise<Result>): Promise<Result> {
  const before = last.get(file) ?? Promise.resolve()
  const result = before.then(task, task)
  last.set(file, result)
  const forget = () => {
    if (last.get(file) === result) last.delete(file)
  }
  result.then(forget, forget)
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
