import { createHash } from 'node:crypto'
import { canonical, type FirestoreFields } from './firestoreValue'

/**
 * How the file of a document compares with Firestore and with the last push:
 *
 * - `same`: file and document are equal. `unmarked`: they are equal (or both deleted), but no push has recorded it.
 * - `added`, `changed`, `removed`: only the file changed since the last push.
 * - `edited`: the document was edited or deleted in Firestore since the last push.
 * - `foreign`: the document was created in Firestore and has no file.
 */
export type State = 'same' | 'unmarked' | 'added' | 'changed' | 'removed' | 'edited' | 'foreign'

/** `mark` is what the last push wrote. Each is null if it does not exist. */
type Fingerprints = { file: string | null; stored: string | null; mark: string | null }

export function compare({ file, stored, mark }: Fingerprints): State {
  if (file === stored) return file === mark ? 'same' : 'unmarked'
  if (stored === mark) {
    if (file === null) return 'removed'
    return stored === null ? 'added' : 'changed'
  }
  return file === null && mark === null ? 'foreign' : 'edited'
}

export function fingerprint(fields: FirestoreFields | null | undefined): string | null {
  return fields ? createHash('sha256').update(canonical(fields)).digest('hex') : null
}
