import { parseDrawing } from '../../../scripts/content/drawings'
import { parseLogo } from '../../../scripts/content/logo'
import { cleanPicture } from '../../../scripts/lib/svg'
import { SvgError } from '../../../scripts/lib/svgError'
import { LOGO } from './contentPaths'

/** The site takes a few kilobytes of shapes. The rest is what drawing programs add, and a form is read again while the owner types. */
const MAX_BYTES = 100_000
const TOO_LARGE =
  'The file is larger than 100 kB: simplify the drawing, and export it without the data of the drawing program.'
/** Known from the size alone, because a browser would read a large file for seconds. */
export const sizeMistake = ({ size }: { size: number }) => (size > MAX_BYTES ? TOO_LARGE : '')

/** A drawing as it is stored: only what is drawn. Throws an `SvgError` for one that the site cannot use. */
export function usableDrawing(path: string, drawing: string): string {
  if (drawing.length > MAX_BYTES) throw new SvgError(TOO_LARGE)
  if (path === LOGO) parseLogo(drawing)
  else parseDrawing(drawing, /([^/]+)\.svg$/.exec(path)?.[1] ?? 'drawing')
  // A picture may contain more, so more of it is checked.
  return cleanPicture(new TextEncoder().encode(drawing))
}
