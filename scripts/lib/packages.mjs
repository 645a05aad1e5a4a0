// Plain JavaScript: it also runs before the packages are installed.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const NPM_CI = ['ci', '--no-audit', '--no-fund', '--loglevel=error']

const root = fileURLToPath(new URL('../..', import.meta.url))
const readText = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '')
const stampFile = (folder) => join(root, folder, 'node_modules', '.installed')
const stampOf = (folder) =>
  `${process.platform} ${process.arch} ${readText(join(root, folder, 'package-lock.json'))}`

/**
 * The packages need a Node whose `require` loads ES modules. 20.19 and 22.12 were the first.
 * @param {string} version
 */
export function isSupported(version) {
  const [major, minor] = version.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/**
 * Whether the folder has the packages of its lockfile.
 * @param {string} folder
 */
export const isInstalled = (folder) => readText(stampFile(folder)) === stampOf(folder)

/**
 * Runs npm ci in a folder.
 * @param {string} folder
 * @param {string[]} flags
 * @param {(args: string[]) => boolean | Promise<boolean>} runNpm returns whether npm succeeded
 */
export async function installPackages(folder, flags, runNpm) {
  // Named here, because an outer npm passes its own prefix and kinds of packages on.
  const where = ['--prefix', join(root, folder), '--include=dev']
  const isDone = await runNpm([...NPM_CI, ...where, ...flags])
  if (isDone) writeFileSync(stampFile(folder), stampOf(folder))
  return isDone
}
