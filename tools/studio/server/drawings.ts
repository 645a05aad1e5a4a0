import { rm } from 'node:fs/promises'
import { parseLogo } from '../../../scripts/content/logo'
import { parseDrawing } from '../../../scripts/content/services'
import { writeWhole } from '../../../scripts/lib/jsonFile'
import { cleanPicture } from '../../../scripts/lib/svg'
import { drawingPath, editableFile, findEntry, Refused } from './contentPaths'
import { keep } from './files'

/** Throws an `SvgError` for a drawing that the site cannot use. */
export function requireUsableDrawing(path: string, drawing: string) {
  if (!drawing) return
  if (path === 'content/site.yaml') parseLogo(drawing)
  else parseDrawing(drawing, findEntry(path)?.id ?? 'drawing')
  // As it is stored. A picture may contain more, so more of it is checked.
  cleanPicture(Buffer.from(drawing))
}

/** An unsafe drawing is not written, and of a safe one only what is drawn. */
export async function saveDrawing(root: string, keptIn: string, path: string, before: string, after: string) {
  const drawing = drawingPath(path)
  if (!drawing || before.trim() === after.trim()) return before
  if (!after && path === 'content/site.yaml')
    throw new Refused(422, 'The site needs a logo: choose another file.')
  requireUsableDrawing(path, after)
  const file = editableFile(root, drawing)
  if (before) await keep(keptIn, drawing, before)
  if (!after) {
    await rm(file, { force: true })
    return ''
  }
  const cleaned = cleanPicture(Buffer.from(after))
  writeWhole(file, cleaned)
  return cleaned
}
