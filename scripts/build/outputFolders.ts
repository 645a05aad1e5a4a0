import { resolve } from 'node:path'
import { fromRoot, inCache } from '../lib/paths.ts'

/** DIST can name any folder. */
export const outputFolder = resolve(fromRoot(), process.env.DIST || 'dist')

/** The server bundle has to be inside the repository, because it imports installed packages. */
export const serverFolder = inCache('server', outputFolder.replaceAll(/[^\w-]+/g, '-'))
