import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Returns null if the file is missing or truncated. The caller states the type: it wrote the file. */
export function readJson<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

export function writeJson(file: string, value: unknown) {
  writeAtomically(file, `${JSON.stringify(value, null, 2)}\n`)
}

/** Writes to a temporary file and renames it, so that readers never see half a file. */
export function writeAtomically(file: string, content: string | Buffer) {
  const temporary = writeBeside(file, content)
  leavingNothing(temporary, () => renameSync(temporary, file))
}

/**
 * Writes what a file will contain into a temporary file, and returns its path. A command that is killed leaves it: it is
 * hidden, so the content check, git and Hosting leave it out.
 */
export function writeBeside(file: string, content: string | Buffer): string {
  const temporary = join(dirname(file), `.${basename(file)}.${process.pid}.tmp`)
  mkdirSync(dirname(file), { recursive: true })
  leavingNothing(temporary, () => writeFileSync(temporary, content))
  return temporary
}

/** On a full disk, part of the file may exist. */
function leavingNothing(temporary: string, write: () => void) {
  try {
    write()
  } catch (error) {
    rmSync(temporary, { force: true })
    throw error
  }
}
