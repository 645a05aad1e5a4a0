import { fromRoot } from '../lib/paths'

/** The program of emulators/, or the one that FIREBASE_CLI names. @returns {[string, string]} */
export function firebaseCommand() {
  const own = fromRoot('emulators', 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js')
  return [process.execPath, process.env.FIREBASE_CLI || own]
}
