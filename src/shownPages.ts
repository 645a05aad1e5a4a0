import { pages } from 'virtual:content/pages'
import { paths } from './paths'

// Not in paths.ts, which the browser tests import outside Vite.

const hidden = Object.entries(paths).flatMap(([name, path]) =>
  typeof path === 'string' && pages[name as keyof typeof pages]?.show === false ? [path] : [],
)

/** False for a page that the owner has switched off in content/pages.yaml, and for the pages below it. */
export function isShown(path: string): boolean {
  return !hidden.some((one) => path === one || path.startsWith(`${one}/`))
}
