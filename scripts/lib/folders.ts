import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A path inside the repository, independent of the working directory. */
export const fromRoot = (...parts: string[]) => join(root, ...parts)

/** Generated files that any command can create again. Ignored by git. */
export const inCache = (...parts: string[]) => fromRoot('.cache', ...parts)
