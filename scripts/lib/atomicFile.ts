import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

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
  mkdirSync(dirname(file), { recursive: true })
  const temporary = `${file}.${process.pid}.tmp`
  writeFileSync(temporary, content)
  renameSync(temporary, file)
}
