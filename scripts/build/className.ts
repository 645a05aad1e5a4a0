import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import { fromRoot } from '../lib/paths.ts'

/** Enough to tell some hundred files apart. Vite's own names also end in line numbers, which hardly compress. */
const SUFFIX_LENGTH = 3

/** The name that a class of a CSS module gets in the built pages. */
export function className(name: string, file: string): string {
  return `${name}_${suffixOf(file)}`
}

export function suffixOf(file: string): string {
  const path = relative(fromRoot(), file.replace(/\?.*$/, ''))
  return createHash('sha256').update(path).digest('base64url').slice(0, SUFFIX_LENGTH)
}
