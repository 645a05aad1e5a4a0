import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

/** A path inside the repository, whatever the working directory is. */
export const fromRoot = (/** @type {string[]} */ ...parts) => join(root, ...parts)

/** Everything the set-up makes for itself and can make again; ignored by git. */
export const inCache = (/** @type {string[]} */ ...parts) => fromRoot('.cache', ...parts)
