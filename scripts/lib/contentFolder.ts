import { dirname, join, resolve } from 'node:path'
import { fromRoot } from './paths.ts'

/** What the owner publishes. CONTENT_DIR names another folder called content, for example that of a second brand. */
export const contentFolder = () => resolve(fromRoot(), process.env.CONTENT_DIR || 'content')

/** Contains `content/` and `public/`. */
export const contentRoot = () => dirname(contentFolder())

/** Static files and the owner's pictures. */
export const publicFolder = () => join(contentRoot(), 'public')
