import { request } from '@/lib/withTimeout'
import { archiveNeighbours, archivePart } from './archiveInMemory'
import type { PublicCollection } from './collections/defineCollection'
import { inListOrder, isDue } from './collections/pages'
import type * as documents from './documents'
import { parseDocuments } from './documents'
import type * as entries from './entries'
import { type ArchiveCollection, type ArchivePosition, toEntry } from './entries'

// A preview shows the content that it was built from, also after a click, so these stand for the reads of documents.ts and
// entries.ts there.

/** The build of a preview writes its documents here. */
export const CONTENT_FILE = 'content.json'

export const readCollection: typeof documents.readCollection = async (collection) =>
  collection.list(await readFiles(collection))

export const readArchive: typeof entries.readArchive = async (collection, filter, after = null) =>
  archivePart(collection, await readOrder(collection), filter, after)

export const readNeighbours: typeof entries.readNeighbours = async (collection, { id }) =>
  archiveNeighbours(collection, await readOrder(collection), id)

export const readEntry: typeof entries.readEntry = async (collection, id, prepare) => {
  const document = (await readFiles(collection)).find((one) => one.id === id)
  return document && collection.isPublic(document) ? toEntry(collection, document, prepare) : null
}

async function readFiles<Document>({ name, schema }: PublicCollection<string, Document, unknown>) {
  const response = await request(() => fetch(`/${CONTENT_FILE}`))
  const content: Record<string, { id: string }[]> = await response.json()
  return parseDocuments(name, schema, content[name] ?? [])
}

/** The documents of an archive's list, in its order. */
async function readOrder<Document, Listed>(collection: ArchiveCollection<string, Document, Listed>) {
  const documents = (await readFiles(collection)) as (Document & ArchivePosition)[]
  return inListOrder(documents.filter(isDue), collection.archive as { where: object })
}
