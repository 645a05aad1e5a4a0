import {
  type GenericSchema,
  type InferOutput,
  type ObjectEntries,
  object,
  pipe,
  record,
  string,
  transform,
  unknown,
} from 'valibot'
import { readingMinutes } from '#src/lib/text.ts'
import { type FieldInfo, readFieldInfo } from './fields.ts'
import type { Archive, EntryPages } from './pages.ts'

type Options<Name extends string, Folder extends string, Fields extends ObjectEntries, Listed, Filter> = {
  /** The collection's name in Firestore. */
  name: Name
  /** Its folder in `content/`. */
  folder: Folder
  /** What the owner calls the collection, and one of its documents. */
  label: string
  itemLabel: string
  /** The field that names a document in lists. It must be essential. */
  titleField: keyof Fields & string
  /** In the order of a form. */
  fields: Fields
  /** The page that shows only this list. While the list is empty, menus, the footer and search engines leave it out. */
  listPage?: string
  /** The live site leaves out documents with `sample: true`. */
  leavesOutSamples?: boolean
  /** Filters and sorts what the site shows. Without it, the site shows all documents in the order of their ids. */
  show?: (documents: DocumentWith<Fields>[]) => DocumentWith<Fields>[]
  /** Declared if each document has a page. */
  pages?: EntryPages<DocumentWith<Fields>, Listed>
  /** Declared if the list is read in parts, newest first, instead of as a whole. */
  archive?: Archive<DocumentWith<Fields>, Filter>
}

type DocumentWith<Fields extends ObjectEntries> = InferOutput<ReturnType<typeof documentSchema<Fields>>>

/** A document of a collection, as the site reads it. */
export type DocumentOf<Collection extends { schema: GenericSchema }> = InferOutput<Collection['schema']>

/** What a list carries of a document. */
export type ListedOf<Collection extends { toListed: (document: never) => unknown }> = ReturnType<
  Collection['toListed']
>

/** What reading a collection needs of it. */
export type PublicCollection<Name extends string, Document, Listed> = {
  name: Name
  schema: GenericSchema<unknown, Document>
  // Methods: TypeScript would not accept a function of one collection in a list of several.
  list(documents: Document[]): Listed[]
  show(documents: Document[]): Document[]
  toListed(document: Document): Listed
  isPublic(document: Document): boolean
  storedName(field: string): string
}

/** Only what is declared: a collection without pages lists whole documents. */
type IfDeclared<Key, Value, Else = undefined> = [Key] extends [never] ? Else : Value

/** Declares a public collection. The site, the content commands, the studio and the tests read this one declaration. */
export function defineCollection<
  const Name extends string,
  const Folder extends string,
  Fields extends ObjectEntries,
  Listed extends keyof Fields = never,
  Filter extends keyof Fields = never,
>({
  fields,
  leavesOutSamples = false,
  show = (documents) => documents,
  pages,
  archive,
  ...names
}: Options<Name, Folder, Fields, Listed, Filter>) {
  type Document = DocumentWith<Fields>
  const toListed = (document: Document) =>
    (pages ? listedFields(document, pages) : document) as IfDeclared<
      Listed,
      Pick<Document, Listed | 'id'> & { minutes: number },
      Document
    >
  /** False for a sample that the live site leaves out. */
  const isPublic = (document: Document) =>
    !leavesOutSamples || __ENVIRONMENT__.showsSamples || !('sample' in document && document.sample)
  return {
    ...names,
    fields,
    leavesOutSamples,
    pages: pages as IfDeclared<Listed, EntryPages<Document, Listed>>,
    archive: archive as IfDeclared<Filter, Archive<Document, Filter>>,
    schema: documentSchema(fields),
    isPublic,
    show,
    /** The name of a field in Firestore. */
    storedName: (field: string) => storedNameIn(fields, field),
    toListed,
    /** What the site shows as a list. */
    list: (documents: Document[]) => show(documents.filter(isPublic)).map(toListed),
  }
}

function listedFields(document: object, { listed, body }: { listed: readonly PropertyKey[]; body: string }) {
  const kept = Object.entries(document).filter(([name]) => name === 'id' || listed.includes(name))
  const text = Object.entries(document).find(([name]) => name === body)?.[1]
  return { ...Object.fromEntries(kept), minutes: readingMinutes(String(text)) }
}

function documentSchema<Fields extends ObjectEntries>(fields: Fields) {
  const names = ['id', ...Object.keys(fields)]
  return pipe(
    record(string(), unknown()),
    transform((stored): unknown =>
      Object.fromEntries(names.map((name) => [name, stored[storedNameIn(fields, name)]])),
    ),
    object({ id: string(), ...fields }),
  )
}

function storedNameIn(fields: ObjectEntries, name: string): string {
  const field = fields[name]
  return (field && readFieldInfo(field).storedAs) ?? name
}

type WithFields = { fields: ObjectEntries }

type BodyInfo = Extract<FieldInfo, { kind: 'body' }>

/** The fields of the front matter, in order. */
export function fieldsOf({ fields }: WithFields): [name: string, info: Exclude<FieldInfo, BodyInfo>][] {
  return allFields(fields).flatMap(([name, info]) => (info.kind === 'body' ? [] : [[name, info]]))
}

/** The field that holds the text below the front matter, if the collection has one. */
export function bodyOf({ fields }: WithFields): { field: string; info: BodyInfo } | null {
  const found = allFields(fields).flatMap(([field, info]) => (info.kind === 'body' ? [{ field, info }] : []))
  return found[0] ?? null
}

function allFields(fields: ObjectEntries) {
  return Object.entries(fields).map(([name, schema]) => [name, readFieldInfo(schema)] as const)
}
