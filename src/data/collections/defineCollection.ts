import { type GenericSchema, type InferOutput, type ObjectEntries, object, string } from 'valibot'
import { type FieldInfo, readFieldInfo } from './fields'

type Options<Name extends string, Fields extends ObjectEntries> = {
  /** The collection's name in Firestore. */
  name: Name
  /** Its folder in `content/`. */
  folder: string
  /** What the owner calls the collection, and one of its documents. */
  label: string
  itemLabel: string
  /** The field that names a document in lists. It must be essential. */
  titleField: keyof Fields & string
  /** In the order of a form. */
  fields: Fields
  /** Filters and sorts what the site shows. Without it, the site shows all documents in the order of their ids. */
  show?: (documents: DocumentWith<Fields>[]) => DocumentWith<Fields>[]
}

type DocumentWith<Fields extends ObjectEntries> = InferOutput<ReturnType<typeof documentSchema<Fields>>>

/** A document of a collection, as the site reads it. */
export type DocumentOf<Collection extends { schema: GenericSchema }> = InferOutput<Collection['schema']>

/** What reading a collection needs of it. */
export type PublicCollection<Name extends string, Item> = {
  name: Name
  schema: GenericSchema<unknown, Item>
  // A method: TypeScript would not accept a function of one collection in a list of several.
  show(documents: Item[]): Item[]
}

/** Declares a public collection. The site, the content commands, the studio and the tests read this one declaration. */
export function defineCollection<const Name extends string, Fields extends ObjectEntries>({
  fields,
  show = (documents) => documents,
  ...names
}: Options<Name, Fields>) {
  return { ...names, schema: documentSchema(fields), show }
}

function documentSchema<Fields extends ObjectEntries>(fields: Fields) {
  return object({ id: string(), ...fields })
}

type WithFields = { schema: { entries: ObjectEntries } }

export type BodyInfo = Extract<FieldInfo, { kind: 'body' }>

/** The fields of the front matter, in order. */
export function fieldsOf({ schema }: WithFields): [name: string, info: Exclude<FieldInfo, BodyInfo>][] {
  return allFields(schema.entries).flatMap(([name, info]) => (info.kind === 'body' ? [] : [[name, info]]))
}

/** The field that holds the text below the front matter, if the collection has one. */
export function bodyOf({ schema }: WithFields): { field: string; info: BodyInfo } | null {
  const found = allFields(schema.entries).flatMap(([field, info]) =>
    info.kind === 'body' ? [{ field, info }] : [],
  )
  return found[0] ?? null
}

function allFields({ id, ...fields }: ObjectEntries) {
  return Object.entries(fields).map(([name, schema]) => [name, readFieldInfo(schema)] as const)
}
