import { listFiles } from '../../scripts/lib/listFiles'

/** Served instead of other pages, never at its own URL. */
const SHELL = /-shell$/

/** The paths of the pages in a built folder. Of pages that differ only in their content, only the first. */
export function builtPages(folder: string): string[] {
  const files = listFiles(folder).filter((file) => file.endsWith('.html'))
  const paths = files.map(pathOf).toSorted()
  const seen = new Set<string>()
  return paths.filter((path) => {
    if (SHELL.test(path)) return false
    const parent = path.slice(0, path.lastIndexOf('/'))
    if (parent === '' || parent === '/auth') return true
    const isFirst = !seen.has(parent)
    seen.add(parent)
    return isFirst
  })
}

function pathOf(file: string): string {
  return `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`
}
