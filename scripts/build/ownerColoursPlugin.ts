import type { Plugin } from 'vite'
import { ownerColours } from '../brand/colours.ts'
import { readSiteFile } from '../brand/ownerData.ts'

/** Adds the owner's colours to the first style sheet, so that the build prepares them for older browsers as it does the others. */
export function ownerColoursPlugin(): Plugin {
  return {
    name: 'owner-colours',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/src\/styles\/base\.css(\?|$)/.test(id)) return null
      return { code: `${code}\n${ownerColours(readSiteFile())}`, map: null }
    },
  }
}
