import { rm } from 'node:fs/promises'
import { parseLogo } from '../../../scripts/brand/logo'
import { parseDrawing } from '../../../scripts/content/services'
import { writeWhole } from '../../../scripts/lib/jsonFile'
import { cleanPicture, SvgError } from '../../../scripts/lib/svg'
import { drawingPath, editableFile, findEntry, Refused } from './contentPaths'
import { keep } from './files'

/** What is wrong with a drawing, or null. */
export function findDrawingMistake(path: string, drawing: string): SvgError | null {
  try {
    if (drawing && path === 'content/site.yaml') parseLogo(drawing)
    else if (drawing) parseDrawing(drawing, findEntry(path)?.id ?? 'drawing')
    // As it is stored. A picture may contain more, so more of it is checked.
    if (drawing) cleanPicture(Buffer.from(drawing))
    return null
  } catch (error) {
    if (error instanceof SvgError) return error
    throw error
  }
}

/** An unsafe drawing is not written, and of a safe one only what is drawn. */
export async function saveDrawing(root: string, keptIn: string, path: string, before: string, after: string) {
  const drawing = drawingPath(path)
  if (!drawing || before.trim() === after.trim()) return before
  const mistake = findDrawingMistake(path, after)
  if (mistake) throw new Refused(422, `This drawing cannot be used. Line ${mistake.line}: ${mistake.message}`)
  const file = editableFile(root, drawing)
  if (!after && path === 'content/site.yaml')
    throw new Refused(422, 'The site needs a logo: choose another file.')
  if (before) await keep(keptIn, drawing, before)
  if (!after) {
    await rm(file, { force: true })
    return ''
  }
  const cleaned = cleanPicture(Buffer.from(after))
  writeWhole(file, cleaned)
  return cleaned
}
