import { pageTexts } from 'virtual:content/pageTexts'
import { isWithin, pathsWhere } from './paths'

// Not in paths.ts, which the browser tests import outside Vite.

const hidden = pathsWhere(pageTexts, ({ show }) => show === false)
const unlisted = pathsWhere(pageTexts, ({ index }) => index === false)

/** False for a page that the owner keeps out of search engines with `index: false`. */
export const isListed = (path: string): boolean => !unlisted.includes(path)

/** False for a page that the owner has switched off in content/pages.yaml, and for the pages below it. */
export const isShown = (path: string): boolean => !isWithin(path, hidden)
