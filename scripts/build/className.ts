import { relative, sep } from 'node:path'
import { listFiles } from '../lib/listFiles.ts'
import { fromRoot } from '../lib/paths.ts'

const folder = fromRoot('src')
const modules = listFiles(folder).filter((file) => file.endsWith('.module.css'))

/**
 * The name that a class of a CSS module gets in the built pages. Vite's own names end in hashes and line numbers, which
 * hardly compress.
 */
export function className(name: string, file: string): string {
  return `${name}_${suffixOf(file)}`
}

/** The number of the file. A file that was added while the development server runs has none yet. */
export function suffixOf(file: string): string {
  const path = relative(folder, file.replace(/\?.*$/, '')).replaceAll(sep, '/')
  const number = modules.indexOf(path)
  return number < 0 ? path.replace(/\W/g, '-') : number.toString(36)
}
