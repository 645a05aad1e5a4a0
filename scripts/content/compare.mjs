import { createHash } from 'node:crypto'
import { canonical } from './firestoreValue'

/**
 * What became of an entry since it was last pushed, seen from its file, from Firestore, and from the mark that
 * the last push left there.
 *
 * - `same`: file and document agree. `unmarked`: they agree, but no push has noted it yet.
 * - `added`, `changed`, `removed`: only the file has moved on.
 * - `edited`: the document is no longer what was pushed; somebody edited or deleted it there.
 * - `foreign`: the document never came from a file.
 *
 * @typedef {'same' | 'unmarked' | 'added' | 'changed' | 'removed' | 'edited' | 'foreign'} State
 * @typedef {{ file: string | null, stored: string | null, mark: string | null }} Fingerprints
 */

/** @param {Fingerprints} fingerprints null for what is not there @returns {State} */
export function compare({ file, stored, mark }) {
  if (file === stored) return file === mark ? 'same' : 'unmarked'
  if (stored === mark) {
    if (file === null) return 'removed'
    return stored === null ? 'added' : 'changed'
  }
  return file === null && mark === null ? 'foreign' : 'edited'
}

/**
 * @param {import('./firestoreValue').FirestoreFields | null | undefined} fields
 * @returns {string | null}
 */
export function fingerprint(fields) {
  return fields ? createHash('sha256').update(canonical(fields)).digest('hex') : null
}
