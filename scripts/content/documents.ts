import { createHash } from 'node:crypto'
import { type Collection, collections } from '@/data/collections'
import { canonical, changedFields, type FirestoreFields, textOf, toFirestoreFields } from './firestoreValue'
import { contentFile, type Entries } from './readContent'
import { type Backend, commitInBatches, documentName, readCollection, type Stored, type Write } from './store'

/**
 * How a file compares with its document and with what was last published:
 *
 * - `same`: file and document are equal. `unmarked`: they are equal (or both deleted), but no publish has recorded it.
 * - `added`, `changed`, `removed`: only the file changed.
 * - `edited`: the document was edited or deleted in Firestore.
 * - `foreign`: the document was created in Firestore and has no file.
 */
type State = 'same' | 'unmarked' | 'added' | 'changed' | 'removed' | 'edited' | 'foreign'

/** A file, its document or both. */
export type Item = {
  collection: Collection
  id: string
  state: State
  file: FirestoreFields | null
  stored: Stored | null
  /** The fields in which file and document differ. */
  fields: string[]
  isFileChanged: boolean
}

/** A collection that only the owner can access. It stores the fingerprint of each document as last published. */
export const MARKS = 'contentMarks'

/** A commit is atomic. If a publish is interrupted, earlier commits stay. */
const ITEMS_PER_COMMIT = 20

/** Compares files and documents. It changes nothing. */
export async function compareDocuments(backend: Backend, entries: Entries): Promise<Item[]> {
  const marks = await readCollection(backend, MARKS)
  const compared = collections.map(async (collection) => {
    const stored = await readCollection(backend, collection.name)
    const files = new Map(entries[collection.name].map(({ id, fields }) => [id, toFirestoreFields(fields)]))
    const prefix = markId(collection, '')
    const marked = [...marks.keys()].flatMap((id) => (id.startsWith(prefix) ? [id.slice(prefix.length)] : []))
    const ids = [...new Set([...files.keys(), ...stored.keys(), ...marked])].toSorted()
    return ids.map((id): Item => {
      const file = files.get(id) ?? null
      const before = stored.get(id) ?? null
      const mark = textOf(marks.get(markId(collection, id))?.fields, 'hash') || null
      const hash = fingerprint(file)
      const state = stateOf({ file: hash, stored: fingerprint(before?.fields), mark })
      const fields = file && before ? changedFields(file, before.fields) : []
      return { collection, id, state, file, stored: before, fields, isFileChanged: hash !== mark }
    })
  })
  return (await Promise.all(compared)).flat()
}

/** `mark` is what was last published. Each is null if it does not exist. */
function stateOf({ file, stored, mark }: Record<'file' | 'stored' | 'mark', string | null>): State {
  if (file === stored) return file === mark ? 'same' : 'unmarked'
  if (stored === mark) {
    if (file === null) return 'removed'
    return stored === null ? 'added' : 'changed'
  }
  return file === null && mark === null ? 'foreign' : 'edited'
}

function fingerprint(fields: FirestoreFields | null | undefined): string | null {
  return fields ? createHash('sha256').update(canonical(fields)).digest('hex') : null
}

export const isNewer = ({ state }: Item) => state === 'added' || state === 'changed' || state === 'removed'

/** Writes what the files say. It can be interrupted and repeated, because each mark is committed with its document. */
export function writeItems(backend: Backend, items: Item[]) {
  const writes = items.map((item) => writesOf(backend, item))
  return commitInBatches(backend, writes, ITEMS_PER_COMMIT)
}

/** Adds and changes documents, for the sample content of a local backend. It removes nothing. */
export async function seedDocuments(backend: Backend, entries: Entries) {
  const items = await compareDocuments(backend, entries)
  const written: State[] = ['added', 'changed', 'unmarked']
  await writeItems(
    backend,
    items.filter(({ state }) => written.includes(state)),
  )
}

/** Records that the files have what Firestore has, so that later changes of a file do not look like edits there. */
export function recordTakenOver(backend: Backend, items: Item[]) {
  const writes = items.map((item) => [writeMark(backend, item, item.stored?.fields ?? null)])
  return commitInBatches(backend, writes, ITEMS_PER_COMMIT)
}

export const fileOf = ({ collection, id }: Item) => contentFile(collection, id)

function writesOf(backend: Backend, item: Item): Write[] {
  const { collection, id, state, file, stored } = item
  const name = documentName(backend, `${collection.name}/${id}`)
  // The commit fails if the document was edited since it was read.
  const currentDocument = stored ? { updateTime: stored.updateTime } : { exists: false }
  const marking = writeMark(backend, item, file)
  if (!file) return [...(stored ? [{ delete: name, currentDocument }] : []), marking]
  return state === 'unmarked' ? [marking] : [{ update: { name, fields: file }, currentDocument }, marking]
}

function writeMark(backend: Backend, { collection, id }: Item, fields: FirestoreFields | null): Write {
  const name = documentName(backend, `${MARKS}/${markId(collection, id)}`)
  const hash = fingerprint(fields)
  return hash === null ? { delete: name } : { update: { name, fields: toFirestoreFields({ hash }) } }
}

const markId = ({ name }: Collection, id: string) => `${name}~${id}`
