import { pages } from 'virtual:content/pages'
import { paths } from './paths'

type Page = (typeof pages)[keyof typeof pages]

// Not in paths.ts, which the browser tests import outside Vite.

/** The paths of the pages that match. */
const pathsOf = (applies: (page: Page) => boolean): string[] =>
  Object.entries(paths).flatMap(([name, path]) => {
    const page = pages[name as keyof typeof pages] as Page | undefined
    return typeof path === 'string' && page && applies(page) ? [path] : []
  })

const hidden = pathsOf(({ show }) => show === false)
const unlisted = pathsOf(({ index }) => index === false)

/** False for a page that the owner keeps out of search engines with `index: false`. */
export function isListed(path: string): boolean {
  return !unlisted.includes(path)
}

/** False for a page that the owner has switched off in content/pages.yaml, and for the pages below it. */
export function isShown(path: string): boolean {
  return !hidden.some((one) => path === one || path.startsWith(`${one}/`))
}
