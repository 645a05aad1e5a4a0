import { basename, dirname, join, resolve } from 'node:path'
import { fromRoot } from './paths.ts'
import { UserError } from './userError.ts'

/** What the owner publishes. CONTENT_DIR names another folder, for example that of a second brand. */
export function contentFolder(): string {
  const folder = resolve(fromRoot(), process.env.CONTENT_DIR || 'content')
  if (basename(folder) === 'content') return folder
  throw new UserError(
    `CONTENT_DIR is ${folder}: name a folder called content. Its pictures are in the folder public next to it.`,
  )
}

/** Contains `content/` and `public/`. */
export const contentRoot = () => dirname(contentFolder())

/** Static files and the owner's pictures. */
export const publicFolder = () => join(contentRoot(), 'public')
