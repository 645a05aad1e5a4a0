import { parseDrawing } from '../../../scripts/content/drawings'
import { parseLogo } from '../../../scripts/content/logo'
import { cleanPicture } from '../../../scripts/lib/svg'
import { LOGO } from './contentPaths'

/** A drawing as it is stored: only what is drawn. Throws an `SvgError` for one that the site cannot use. */
export function usableDrawing(path: string, drawing: string): string {
  if (path === LOGO) parseLogo(drawing)
  else parseDrawing(drawing, /([^/]+)\.svg$/.exec(path)?.[1] ?? 'drawing')
  // A picture may contain more, so more of it is checked.
  return cleanPicture(new TextEncoder().encode(drawing))
}
