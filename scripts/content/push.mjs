import { collectionNames, collections } from './collections.mjs'
import { compare, fingerprint } from './compare.mjs'
import { changedFields, toFirestoreFields } from './firestoreValue'
import { commitInBatches, documentName, readCollection } from './store'

/**
 * @import { CollectionName } from './collections.mjs'
 * @import { FirestoreFields } from './firestoreValue'
 * @import { State } from './compare.mjs'
 * @import { Backend, Stored, Write } from './store'
 * @import { Entries } from './readContent.mjs'
 * @typedef {{ collection: CollectionName, id: string, state: State, file: FirestoreFields | null, stored: Stored | null, fields: string[], isFileNew: boolean }} Item
 */

/** One document an entry, closed to everybody by the rules: what the last push wrote, as a fingerprint. */
export const MARKS = 'contentMarks'

/** Each batch is written whole or not at all; what was written stays written when a push is ended half-way. */
const ENTRIES_PER_COMMIT = 20

/**
 * Compares files and documents; changes nothing.
 * @param {Backend} backend
 * @param {Entries} entries
 * @returns {Promise<Item[]>}
 */
export async function comparePublished(backend, entries) {
  const marks = await readCollection(backend, MARKS)
  const found = await Promise.all(
    collectionNames.map(async (collection) => {
      const stored = await readCollection(backend, collection)
      const files = new Map(entries[collection].map(({ id, fields }) => [id, toFirestoreFields(fields)]))
      const marked = [...marks.keys()].filter((id) => id.startsWith(`${collection}~`))
      const ids = new Set([
        ...files.keys(),
        ...stored.keys(),
        ...marked.map((id) => id.slice(collection.length + 1)),
      ])
      return [...ids].toSorted().flatMap((id) => {
        const before = stored.get(id) ?? null
        const file = files.get(id) ?? null
        const mark = markOf(marks.get(markId(collection, id)))
        const state = compare({ file: fingerprint(file), stored: fingerprint(before?.fields), mark })
        // Deleted on both sides: only the mark is left of it.
        if (!file && !before && state !== 'unmarked') return []
        const fields = file && before ? changedFields(file, before.fields) : []
        const isFileNew = fingerprint(file) !== mark
        return [{ collection, id, state, file, stored: before, fields, isFileNew }]
      })
    }),
  )
  return found.flat()
}

/**
 * Writes what the files say. Safe to repeat and to interrupt: whatever is written is marked in the same step.
 * @param {Backend} backend
 * @param {Item[]} items
 */
export async function writeItems(backend, items) {
  const writes = items.map((item) => writesOf(backend, item))
  await commitInBatches(backend, writes, ENTRIES_PER_COMMIT)
}

/**
 * The two together, for the local backend's samples: adds and changes, and never removes.
 * @param {Backend} backend
 * @param {Entries} entries
 * @returns {Promise<{ added: number, changed: number, unchanged: number, edited: number }>}
 */
export async function publish(backend, entries) {
  const items = await comparePublished(backend, entries)
  await writeItems(
    backend,
    items.filter(({ state }) => ['added', 'changed', 'unmarked'].includes(state)),
  )
  const count = (/** @type {State[]} */ ...states) =>
    items.filter(({ state }) => states.includes(state)).length
  return {
    added: count('added'),
    changed: count('changed'),
    unchanged: count('same', 'unmarked'),
    edited: count('edited'),
  }
}

/** How an entry is called in messages: by its file. @param {Item} item */
export function fileOf({ collection, id }) {
  return `content/${collections[collection].folder}/${id}.md`
}

/** @param {Backend} backend @param {Item} item @returns {Write[]} */
function writesOf(backend, { collection, id, state, file, stored }) {
  const name = documentName(backend, `${collection}/${id}`)
  const mark = documentName(backend, `${MARKS}/${markId(collection, id)}`)
  // An edit made between our reading and our writing must not be lost.
  const currentDocument = stored ? { updateTime: stored.updateTime } : { exists: false }
  if (!file) return [...(stored ? [{ delete: name, currentDocument }] : []), { delete: mark }]
  const note = { update: { name: mark, fields: { hash: { stringValue: fingerprint(file) ?? '' } } } }
  return state === 'unmarked' ? [note] : [{ update: { name, fields: file }, currentDocument }, note]
}

/** @param {CollectionName} collection @param {string} id */
function markId(collection, id) {
  return `${collection}~${id}`
}

/** @param {Stored | undefined} mark */
function markOf(mark) {
  const hash = mark?.fields.hash
  return hash && 'stringValue' in hash ? hash.stringValue : null
}
