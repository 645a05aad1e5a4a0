import { hiddenPages, unlistedPages } from 'virtual:content/pageSwitches'
import { isWithin } from './paths'

// Not in paths.ts, which the browser tests import outside Vite.

/** False for a page that the owner keeps out of search engines with `index: false`. */
export const isListed = (path: string): boolean => !unlistedPages.includes(path)

/** False for a page that the owner has switched off in content/pages.yaml, and for the pages below it. */
export const isShown = (path: string): boolean => !isWithin(path, hiddenPages)
