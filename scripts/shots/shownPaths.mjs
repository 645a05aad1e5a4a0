import { readdir } from 'node:fs/promises'
import { sep } from 'node:path'

/** Of pages that differ only in their content, so many. */
const OF_A_KIND = 1
/** Served in the place of others, never under its own name. */
const SHELL = '/article-shell'

/**
 * The addresses of a built folder: every page, and one of each kind that there are many of.
 *
 * @param {string} folder
 * @returns {Promise<string[]>}
 */
export async function shownPaths(folder) {
  const files = await readdir(folder, { recursive: true })
  const paths = files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/(^|\/)index\.html$/, '$1')
          .replace(/\.html$/, '')}`,
    )
    .sort()
  /** @type {Map<string, number>} */
  const seen = new Map()
  return paths.filter((path) => {
    if (path === SHELL) return false
    const kind = path.slice(0, path.lastIndexOf('/'))
    if (kind === '' || kind === '/auth') return true
    seen.set(kind, (seen.get(kind) ?? 0) + 1)
    return (seen.get(kind) ?? 0) <= OF_A_KIND
  })
}
