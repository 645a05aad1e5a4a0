import { type AnyDocument, partSize } from './collections/pages'
import type { ArchiveCollection, ArchivePart, ArchivePosition, Neighbours } from './entries'

// What entries.ts reads of an archive, from documents that are known: in the build, and in a preview. `order` has all that are listed,
// the newest first.

export function archivePart<Document, Listed>(
  { archive, toListed }: ArchiveCollection<string, Document, Listed>,
  order: (Document & AnyDocument)[],
  filter: string | null,
  after: ArchivePosition | null,
): ArchivePart<Listed> {
  const matching =
    filter === null ? order : order.filter((one) => Reflect.get(one, archive.filter) === filter)
  const start = after ? matching.findIndex(({ id }) => id === after.id) + 1 : 0
  const part = matching.slice(start, start + partSize(archive.sizes, filter, after))
  const last = part.at(-1)
  const next = last && last !== matching.at(-1) ? { id: last.id, date: last.date ?? null } : null
  return { items: part.map(toListed), next }
}

export function archiveNeighbours<Document, Listed>(
  { toListed }: ArchiveCollection<string, Document, Listed>,
  order: (Document & AnyDocument)[],
  id: string,
): Neighbours<Listed> {
  const at = order.findIndex((one) => one.id === id)
  const listed = (index: number) => {
    const document = at < 0 ? undefined : order[index]
    return document ? toListed(document) : null
  }
  return { newer: listed(at - 1), older: listed(at + 1) }
}
