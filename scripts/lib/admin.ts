import { createRequire } from 'node:module'
import { EMULATORS } from './install'
import { fromRoot } from './paths'

/** firebase-admin is installed with the emulators, so that the app's own install stays small. */
export function requireAdmin<T>(module: 'app' | 'auth'): T {
  return createRequire(fromRoot(EMULATORS.folder, 'package.json'))(`firebase-admin/${module}`)
}
