import { execFile } from 'node:child_process'
import { accessSync, constants, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** How long a program may take to tell its version. */
const VERSION_LIMIT = 10_000 // ms

/** The full path of a program on the PATH, or null. @param {string} name */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean)
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null
}

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * What a program says of its version; null when it cannot be run at all (missing libraries, a stand-in).
 * @param {string} path
 * @param {string} [flag]
 * @returns {Promise<string | null>}
 */
export function versionOf(path, flag = '--version') {
  return new Promise((resolve) => {
    execFile(path, [flag], { timeout: VERSION_LIMIT, killSignal: 'SIGKILL' }, (error, stdout, stderr) => {
      // Java prints its version on the error channel.
      resolve(error ? null : `${stdout}${stderr}`.trim())
    })
  })
}
