import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What a JSON file holds, or null when it is missing or was cut off in the middle. @param {string} file */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Readers see the old file or the new one, never half of it. @param {string} file @param {unknown} value */
export function writeJson(file, value) {
  mkdirSync(dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(draft, `${JSON.stringify(value, null, 2)}\n`)
    renameSync(draft, file)
  } catch (error) {
    rmSync(draft, { force: true })
    throw error
  }
}
