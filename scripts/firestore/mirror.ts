import { type Collection, collections } from '@/data/collections'
import type { ContentFields } from '../content/fileEntry'
import { contentFile, type Entries, isFileName } from '../content/readContent'
import { chunks } from '../lib/chunks'
import { UserError } from '../lib/userError'
import { attempt } from './attempt'
import { readCollection, type Stored, sortableTime } from './documents'
import type { Target } from './target'
import { whyUnlisted } from './unlisted'
import { isSame, plainFields } from './values'

/** A document that differs from its file. One of the two can be missing. */
export type Change = {
  collection: Collection
  id: string
  file: ContentFields | null
  stored: Stored | null
}

export type Comparison = {
  changes: Change[]
  /** Documents that no file could describe: their ids cannot be names of files. */
  unnameable: string[]
  /** 'The site does not list …', for documents that are not hidden. */
  unlisted: string[]
  /** Every document of each collection, by id. */
  stored: Map<Collection, Map<string, Stored>>
}

const DOCUMENTS_PER_TRANSACTION = 100

export const fileOf = ({ collection, id }: Pick<Change, 'collection' | 'id'>) => contentFile(collection, id)
const pathOf = ({ collection, id }: Change) => `${collection.name}/${id}`

/** Compares files and documents. It changes nothing. */
export async function compareDocuments(target: Target, entries: Entries): Promise<Comparison> {
  const compared = collections.map(async (collection) => {
    const stored = await readCollection(target, collection.name)
    const files = new Map(entries[collection.name].map(({ id, fields }) => [id, fields]))
    const ids = [...new Set([...files.keys(), ...stored.keys()])].toSorted()
    const unnameable = ids.filter((id) => !files.has(id) && !isFileName(id))
    const changes = ids
      .filter((id) => !unnameable.includes(id))
      .map((id) => ({ collection, id, file: files.get(id) ?? null, stored: stored.get(id) ?? null }))
      .filter((change) => !isSame(change.file, change.stored?.fields ?? null))
    return {
      collection,
      stored,
      changes,
      unnameable: unnameable.map((id) => `${collection.name}/${id}`),
      unlisted: [...stored.values()].flatMap(({ path, fields }) => {
        const reason = whyUnlisted(collection, fields)
        return reason === null ? [] : [`The site does not list ${path}: ${reason}.`]
      }),
    }
  })
  const all = await Promise.all(compared)
  return {
    changes: all.flatMap(({ changes }) => changes),
    unnameable: all.flatMap(({ unnameable }) => unnameable),
    unlisted: all.flatMap(({ unlisted }) => unlisted),
    stored: new Map(all.map(({ collection, stored }) => [collection, stored])),
  }
}

/**
 * Makes the documents equal to the files. It can be interrupted and repeated. A document that was edited since it was
 * compared is not written, and neither is its batch.
 */
export async function writeChanges(target: Target, changes: Change[]) {
  const { database } = target
  for (const batch of chunks(changes, DOCUMENTS_PER_TRANSACTION)) {
    let edited: string[] = []
    const write = database.runTransaction(async (transaction) => {
      const current = await transaction.getAll(...batch.map((change) => database.doc(pathOf(change))))
      // An attempt whose answer was lost, or another publish, may have written some.
      const left = batch.flatMap((change, index) => {
        const now = current[index]
        return now && !isSame(change.file, now.exists ? plainFields(now.data()) : null)
          ? [{ change, now }]
          : []
      })
      edited = left.flatMap(({ change, now }) =>
        sortableTime(now.updateTime) === (change.stored?.updatedAt ?? '') ? [] : [pathOf(change)],
      )
      // An error here would leave the documents locked for a minute.
      if (edited.length > 0) return
      for (const { change, now } of left) {
        if (change.file) transaction.set(now.ref, change.file)
        else transaction.delete(now.ref)
      }
    })
    await attempt(target, write)
    if (edited.length === 0) continue
    throw new UserError(
      `These documents were edited in the meantime: ${edited.join(', ')}. Nothing more was written: run it again.`,
    )
  }
}
