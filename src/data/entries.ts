import { site } from 'virtual:content/site'
import { organizationId } from '@/env'
import { readingMinutes } from '@/lib/text'
import type { PublicCollection } from './collections/defineCollection'
import type { DescribedSite, EntryDescription, EntryPages } from './collections/entryPages'
import { addressIn } from './postalAddress'
import { practiceName } from './practices'
import type { PreparedBody } from './prepareBody'
import type { Reader } from './reader'
import { prepareInBrowser } from './sanitise'

/** A collection whose documents have pages. */
export type PageCollection<Folder extends string, Document, Listed> = PublicCollection<
  Folder,
  Document,
  Listed
> & {
  pages: Pick<EntryPages<Document, never>, 'path' | 'hasShell'> & {
    describe(document: Document, site: DescribedSite): EntryDescription
    inBuild?(documents: Document[]): Document[]
  }
  bodyField: string
  toListed(document: Document): Listed
}

/** A document as its page shows it, with sanitised HTML. */
export type Entry<Document> = Document & {
  minutes: number
  body: PreparedBody
  description: EntryDescription
  /** The build has drawn a social image for it. */
  isPrerendered?: boolean
}

const describedSite: DescribedSite = {
  language: site.language,
  organization: { '@id': organizationId },
  practiceName,
  timeZone: site.offices[0]?.timeZone ?? 'UTC',
  addressIn,
}

/** `prepare` sanitises the text. */
export async function readEntry<Document extends { id: string }>(
  reader: Reader,
  collection: PageCollection<string, Document, unknown>,
  id: string,
  prepare = prepareInBrowser,
): Promise<Entry<Document> | null> {
  const document = await reader.readOne(collection, id)
  return document && collection.isPublished(document) ? toEntry(collection, document, prepare) : null
}

export function toEntry<Document extends { id: string }>(
  collection: PageCollection<string, Document, unknown>,
  document: Document,
  prepare = prepareInBrowser,
): Entry<Document> {
  const { bodyField } = collection
  const text = String(Reflect.get(document, bodyField))
  return {
    ...document,
    // The page has the prepared text instead.
    [bodyField]: '',
    minutes: readingMinutes(text),
    body: prepare(text),
    description: describeEntry(collection, document),
  }
}

export const describeEntry = <Document>(
  { pages }: PageCollection<string, Document, unknown>,
  document: Document,
) => pages.describe(document, describedSite)
