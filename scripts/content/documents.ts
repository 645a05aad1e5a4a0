import { type Collection, collections } from '@/data/collections'
import { compare, fingerprint, type State } from './compare'
import { changedFields, type FirestoreFields, textOf, toFirestoreFields } from './firestoreValue'
import { contentFile, type Entries } from './readContent'
import { type Backend, commitInBatches, documentName, readCollection, type Stored, type Write } from './store'

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
  /** False if no push or pull has recorded the document. */
  isMarked: boolean
}

/** A collection that only the owner can access. It stores the fingerprint of each document as last pushed or pulled. */
export const MARKS = 'contentMarks'

/** A commit is atomic. If a push is interrupted, earlier commits stay. */
const ITEMS_PER_COMMIT = 20

/** Compares files and documents. It changes nothing. */
export async function comparePublished(backend: Backend, entries: Entries): Promise<Item[]> {
  const marks = await readCollection(backend, MARKS)
  const compared = collections.map(async (collection) => {
    const stored = await readCollection(backend, collection.name)
    const files = new Map(entries[collection.name].map(({ id, fields }) => [id, toFirestoreFields(fields)]))
    const prefix = markId(collection, '')
    const marked = [...marks.keys()]
      .filter((id) => id.startsWith(prefix))
      .map((id) => id.slice(prefix.length))
    const ids = [...new Set([...files.keys(), ...stored.keys(), ...marked])].toSorted()
    return ids.map((id): Item => {
      const file = files.get(id) ?? null
      const before = stored.get(id) ?? null
      const mark = textOf(marks.get(markId(collection, id))?.fields, 'hash') || null
      const hash = fingerprint(file)
      const state = compare({ file: hash, stored: fingerprint(before?.fields), mark })
      const fields = file && before ? changedFields(file, before.fields) : []
      return {
        collection,
        id,
        state,
        file,
        stored: before,
        fields,
        isFileChanged: hash !== mark,
        isMarked: mark !== null,
      }
    })
  })
  return (await Promise.all(compared)).flat()
}

/** What a push writes. Documents that were edited in Firestore are skipped, unless their edits are overwritten. */
export function planPush(items: Item[], { overwrite = false } = {}) {
  const inState = (...states: State[]) => items.filter(({ state }) => states.includes(state))
  return {
    planned: inState('added', 'changed', 'removed', ...(overwrite ? (['edited'] as const) : [])),
    skipped: overwrite ? [] : inState('edited'),
    unmarked: inState('unmarked'),
    foreign: inState('foreign'),
  }
}

/** Writes what the files say. It can be interrupted and repeated, because each mark is committed with its document. */
export function writeItems(backend: Backend, items: Item[]) {
  const writes = items.map((item) => writesOf(backend, item))
  return commitInBatches(backend, writes, ITEMS_PER_COMMIT)
}

/** Adds and changes documents, for the sample content of a local backend. It removes nothing. */
export async function publish(backend: Backend, entries: Entries) {
  const items = await comparePublished(backend, entries)
  const written: State[] = ['added', 'changed', 'unmarked']
  await writeItems(
    backend,
    items.filter(({ state }) => written.includes(state)),
  )
}

/** Records that the files now hold what Firestore holds, so that later changes of a file are not taken for edits there. */
export function recordPulled(backend: Backend, items: Item[]) {
  const writes = items.map((item) => [writeMark(backend, item, item.stored?.fields ?? null)])
  return commitInBatches(backend, writes, ITEMS_PER_COMMIT)
}

/** Messages name a document by its file. */
export function fileOf({ collection, id }: Item): string {
  return contentFile(collection, id)
}

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
