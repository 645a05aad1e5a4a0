import type { StoredArticle } from './collections/articles'
import type { DocumentSchema } from './parseDocuments'

/**
 * Reads the documents that the site shows. fileReader.ts reads the content files, for the build and for a preview, and
 * firestoreReader.ts the database. Documents that cannot be parsed are logged and left out.
 */
export type Reader = {
  /** The whole collection. Rejects if it has documents and none can be parsed. */
  readAll: <Document extends WithId>(collection: StoredCollection<Document>) => Promise<Document[]>
  readOne: <Document extends WithId>(
    collection: StoredCollection<Document>,
    id: string,
  ) => Promise<Document | null>
  /** A part of the list of articles. Rejects if none of the first part can be parsed. */
  readArticles: (part: WantedPart) => Promise<ListPart<StoredArticle>>
  /** The newest listed articles that name a service. */
  readArticlesAbout: (service: string, size: number) => Promise<StoredArticle[]>
  readNeighbours: (position: ListPosition) => Promise<Neighbours<StoredArticle>>
  /** Those that are newer than this one, or all if it is null, but at most `most`. */
  readNewerArticles: (position: ListPosition | null, most: number) => Promise<StoredArticle[]>
}

type WithId = { id: string }

export type StoredCollection<Document extends WithId> = { name: string; schema: DocumentSchema<Document> }

type WantedPart = {
  /** Of one practice, or of all. */
  practice: string | null
  /** The last article of the part before, or null for the first part. */
  after: ListPosition | null
  size: number
}

/** One part of a list, and the position after which the next part begins: null after the last one. */
export type ListPart<Item> = { items: Item[]; next: ListPosition | null }

export type ListPosition = { id: string; date: number | null }

/** The next newer and the next older document of a list. */
export type Neighbours<Item> = { newer: Item | null; older: Item | null }
