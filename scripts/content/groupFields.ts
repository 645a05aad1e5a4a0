import type { GenericSchema } from 'valibot'

/** What valibot stores of a schema, as far as it is read here. */
type Schema = {
  type: string
  entries?: Record<string, Schema>
  wrapped?: Schema
  item?: Schema
  value?: Schema
}

/** The names of the fields that the group at `keys` needs, or of all if it needs none. Empty if there is no group. */
export function groupFields(schema: GenericSchema, keys: readonly unknown[]): string[] {
  let current = withoutWrapper(schema as unknown as Schema)
  for (const key of keys) {
    const inner = current?.entries?.[String(key)] ?? current?.item ?? current?.value
    current = withoutWrapper(inner)
  }
  const all = Object.entries(current?.entries ?? {})
  const needed = all.filter(([, { type }]) => type !== 'optional')
  return (needed.length > 0 ? needed : all).map(([name]) => name)
}

const withoutWrapper = (schema: Schema | undefined): Schema | undefined =>
  schema?.wrapped ? withoutWrapper(schema.wrapped) : schema
