/** The parts of a field's schema by which a test knows what a visitor can enter. */
type FieldSchema = {
  type: string
  pipe?: readonly { type: string }[]
  wrapped?: FieldSchema
  options?: readonly string[]
}

/** What a visitor can enter in a field of a form. A text can be anything. */
export function inputOf(schema: object): { kind: 'text' | 'choice' | 'date'; values: readonly string[] } {
  const { wrapped, type, options = [], pipe = [] } = schema as FieldSchema
  if (wrapped) return inputOf(wrapped)
  if (type === 'picklist') return { kind: 'choice', values: options }
  if (pipe.some((one) => one.type === 'iso_date')) return { kind: 'date', values: ['2026-11-21'] }
  return { kind: 'text', values: [] }
}
