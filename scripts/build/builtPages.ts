import { readdir } from 'node:fs/promises'

/** Served instead of other pages, never at its own URL. */
const ARTICLE_SHELL = '/article-shell'

/** The paths of the pages in a built folder. Of pages that differ only in their content, only the first. */
export async function builtPages(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'))
  const paths = files.map(pathOf).sort()
  const seen = new Set<string>()
  return paths.filter((path) => {
    if (path === ARTICLE_SHELL) return false
    const parent = path.slice(0, path.lastIndexOf('/'))
    if (parent === '' || parent === '/auth') return true
    const isFirst = !seen.has(parent)
    seen.add(parent)
    return isFirst
  })
}

function pathOf(file: string): string {
  const name = file
    .replaceAll('\\', '/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
  return `/${name}`
}
