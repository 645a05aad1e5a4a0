import type { paths } from '#src/paths.ts'

type PathOf<Name extends keyof typeof paths> = (typeof paths)[Name]
type PageName = {
  [Name in keyof typeof paths]: PathOf<Name> extends string ? Name : never
}[keyof typeof paths]

/** What a collection declares if each of its documents has a page. */
export type EntryPages<Document, Listed> = {
  /** The page of a document. Its route is in src/routes.tsx. */
  path: (id: string) => string
  /** The name of the page above, in src/paths.ts and content/pages.yaml: breadcrumbs and the missing page lead there. */
  parent: PageName
  /** What lists carry of a document, besides its id and its reading time: as little as they show. */
  listed: readonly Listed[]
  /** The field with the text of the page. */
  body: keyof Document & string
  describe: (document: Document) => EntryDescription
  /**
   * Whether Hosting serves a page without content for documents that have none: those written since the build, and the old
   * ones of a large archive. It then also answers ids that do not exist.
   */
  hasShell: boolean
}

/** What search engines, link previews and the social image say about a page. */
export type EntryDescription = {
  title: string
  description: string
  /** The id of a practice. Its name and colour are the owner's. */
  practice?: string
  /** On the social image, besides the practice and the date. */
  note?: string
  /** For something to read. */
  publication?: { author: string; date: number | null; tags: readonly string[] }
  keywords?: readonly string[]
  focusKeywords?: readonly string[]
  /** False keeps the page out of search engines. */
  index?: boolean
  /** Its type in schema.org, and the properties that the rest does not give. */
  thing: { '@type': string; [property: string]: unknown }
}

/** A list that is read in parts: by `date`, newest first, up to now. Each combination needs an index in firestore.indexes.json. */
export type Archive<Document, Filter> = {
  /** The fields and values of the documents that are listed. */
  where: Partial<Document>
  /** The field by which visitors can filter the list. */
  filter: Filter
  /** How many documents the first part has, the first part of a filtered list, and each further one. */
  sizes: { first: number; filtered: number; next: number }
}

/** `after` is the document before the part. */
export function partSize(sizes: Archive<never, never>['sizes'], filter: string | null, after: object | null) {
  if (after) return sizes.next
  return filter === null ? sizes.first : sizes.filtered
}

/** The file of the page without content, without its ending. */
export const shellOf = (folder: string) => `${folder}-shell`

/** `date` is that of an archive's documents. */
export type AnyDocument = { id: string; date?: number | null }

/** Like the query of an archive's list, for documents from other sources. */
export function inListOrder<Document extends AnyDocument>(
  documents: Document[],
  { where }: { where: Partial<Document> },
) {
  const fields = Object.entries(where) as [keyof Document, unknown][]
  return documents
    .filter(
      (document) =>
        typeof document.date === 'number' && fields.every(([name, value]) => document[name] === value),
    )
    .toSorted(byDateDescending)
}

/** Documents without a date come last. */
export function byDateDescending(a: AnyDocument, b: AnyDocument) {
  const time = ({ date }: AnyDocument) => date ?? Number.NEGATIVE_INFINITY
  return time(b) - time(a) || (a.id < b.id ? 1 : -1)
}

/** False for a document of the content files whose date has not come. */
export const isDue = ({ date }: { date?: number | null }) => (date ?? 0) <= Date.now()
