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
import type { EntryPages } from './entryPages.ts'
import { type FieldInfo, readFieldInfo } from './fields.ts'

type Options<Name extends string, Folder extends string, Fields extends ObjectEntries> = {
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
  /**
   * What the content check and the studio refuse though each field is correct. A message names fields as in files. The site
   * itself shows such a document.
   */
  check?(document: DocumentWith<Fields>): { field: keyof Fields; message: string }[]
  /** Filters and sorts what the site shows. Without it, the site shows all documents in the order of their ids. */
  arrange?: (documents: DocumentWith<Fields>[]) => DocumentWith<Fields>[]
}

type DocumentWith<Fields extends ObjectEntries> = InferOutput<ReturnType<typeof documentSchema<Fields>>>

/** A document of a collection, as the site reads it. */
export type DocumentOf<Collection extends { schema: GenericSchema }> = InferOutput<Collection['schema']>

/** What a list carries of a document. */
export type ListedOf<Collection extends { toListed: (document: never) => unknown }> = ReturnType<
  Collection['toListed']
>

/** What reading a collection needs of it. */
export type PublicCollection<Folder extends string, Document, Listed> = {
  name: string
  folder: Folder
  schema: GenericSchema<unknown, Document>
  // Methods: TypeScript would not accept a function of one collection in a list of several.
  list(documents: Document[]): Listed[]
  arrange(documents: Document[]): Document[]
  isPublished(document: Document): boolean
}

/** Declares a public collection. The site, the content commands, the studio and the tests read this one declaration. */
export function defineCollection<
  const Name extends string,
  const Folder extends string,
  Fields extends ObjectEntries,
>({ fields, leavesOutSamples = false, arrange = same, ...names }: Options<Name, Folder, Fields>) {
  type Document = DocumentWith<Fields>
  refuseNames(
    declaredFields(fields).map(({ nameInFiles }) => nameInFiles),
    NAMES_IN_FILES,
    names.folder,
  )
  /** False for a sample that the live site leaves out. */
  const isPublished = (document: Document) =>
    !leavesOutSamples || __ENVIRONMENT__.showsSamples || !('sample' in document && document.sample)
  return {
    ...names,
    fields,
    leavesOutSamples,
    pages: undefined,
    schema: documentSchema(fields),
    isPublished,
    arrange,
    /** The name of a field in Firestore. */
    storedName: (field: string) => namesOf(fields, field).storedName,
    /** The name of a field in content files. */
    nameInFiles: (field: string) => namesOf(fields, field).nameInFiles,
    /** What the site shows as a list. */
    list: (documents: Document[]) => arrange(documents.filter(isPublished)),
  }
}

/** Declares one whose documents have pages. Its lists carry only the `listed` fields and the reading time. */
export function defineCollectionWithPages<
  const Name extends string,
  const Folder extends string,
  Fields extends ObjectEntries,
  Listed extends keyof Fields,
>({
  pages,
  ...options
}: Options<Name, Folder, Fields> & { pages: EntryPages<DocumentWith<Fields>, Listed> }) {
  type Document = DocumentWith<Fields>
  refuseNames(Object.keys(options.fields), NAMES_IN_ENTRIES, options.folder)
  const collection = defineCollection(options)
  const bodyField = bodyOf(options)?.name ?? ''
  const toListed = (document: Document) => {
    const listed: readonly PropertyKey[] = ['id', ...pages.listed]
    const kept = Object.entries(document).filter(([name]) => listed.includes(name))
    const minutes = readingMinutes(String(Reflect.get(document, bodyField)))
    return { ...Object.fromEntries(kept), minutes } as Pick<Document, Listed | 'id'> & { minutes: number }
  }
  return {
    ...collection,
    pages,
    /** The field with the text of a document's page. */
    bodyField,
    toListed,
    list: (documents: Document[]) => collection.list(documents).map(toListed),
  }
}

const same = <Value>(value: Value) => value

/** What a content file and a document have besides the fields. */
const NAMES_IN_FILES = ['id', 'draft', 'bodyFormat']
/** What reading adds to a document that has a page: see `Entry`. */
const NAMES_IN_ENTRIES = ['body', 'minutes', 'description', 'isPrerendered']

function refuseNames(names: readonly string[], refused: readonly string[], folder: string) {
  const name = names.find((one) => refused.includes(one))
  if (name) throw new Error(`The field ${name} of ${folder} needs another name: the site uses this one.`)
}

function documentSchema<Fields extends ObjectEntries>(fields: Fields) {
  const names = ['id', ...Object.keys(fields)]
  return pipe(
    record(string(), unknown()),
    transform((stored): unknown =>
      Object.fromEntries(names.map((name) => [name, stored[namesOf(fields, name).storedName]])),
    ),
    object({ id: string(), ...fields }),
  )
}

/** What a declared field is called elsewhere. */
function namesOf(fields: ObjectEntries, name: string) {
  const field = fields[name]
  const { storedAs: storedName = name, inFiles: nameInFiles = storedName } = field ? readFieldInfo(field) : {}
  return { storedName, nameInFiles }
}

type WithFields = { fields: ObjectEntries }

type BodyInfo = Extract<FieldInfo, { kind: 'body' }>
type Declared<Info> = { name: string; storedName: string; nameInFiles: string; info: Info }

/** The fields of the front matter, in order. */
export function fieldsOf({ fields }: WithFields): Declared<Exclude<FieldInfo, BodyInfo>>[] {
  return declaredFields(fields).flatMap(({ info, ...names }) =>
    info.kind === 'body' ? [] : [{ ...names, info }],
  )
}

/** The field that holds the text below the front matter, if the collection has one. */
export function bodyOf({ fields }: WithFields): Declared<BodyInfo> | null {
  const found = declaredFields(fields).flatMap(({ info, ...names }) =>
    info.kind === 'body' ? [{ ...names, info }] : [],
  )
  return found[0] ?? null
}

function declaredFields(fields: ObjectEntries): Declared<FieldInfo>[] {
  return Object.entries(fields).map(([name, schema]) => ({
    ...{ name, ...namesOf(fields, name) },
    info: readFieldInfo(schema),
  }))
}
