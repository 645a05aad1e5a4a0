import { request } from '@/lib/withTimeout'
import { archiveNeighbours, archivePart } from './archiveInMemory'
import type { PublicCollection } from './collections/defineCollection'
import { inListOrder, isDue } from './collections/pages'
import { parseDocuments } from './documents'
import { type ArchiveCollection, type ArchivePosition, type PageCollection, toEntry } from './entries'
import type { PreparedBody } from './prepareBody'

// A preview shows the content that it was built from, also after a click, so these stand for the reads of documents.ts and
// entries.ts there.

/** The build of a preview writes its documents here. */
export const CONTENT_FILE = 'content.json'

export async function readCollection<Document, Listed>(
  collection: PublicCollection<string, Document, Listed>,
) {
  return collection.list(await readFiles(collection))
}

export async function readArchive<Document, Listed>(
  collection: ArchiveCollection<string, Document, Listed>,
  filter: string | null,
  after: ArchivePosition | null = null,
) {
  return archivePart(collection, await readOrder(collection), filter, after)
}

export async function readNeighbours<Document, Listed>(
  collection: ArchiveCollection<string, Document, Listed>,
  { id }: ArchivePosition,
) {
  return archiveNeighbours(collection, await readOrder(collection), id)
}

export async function readEntry<Document extends { id: string }>(
  collection: PageCollection<string, Document, unknown>,
  id: string,
  prepare: (html: string) => PreparedBody,
) {
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
