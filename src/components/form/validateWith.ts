import { type GenericSchema, safeParse } from 'valibot'
import type { Values } from './fieldValues'
import type { Validated } from './useFormAction'

/** For a form whose fields a schema describes. */
export function validateWith<Input>(schema: GenericSchema<unknown, Input>) {
  return (values: Values): Validated<Input> => {
    const { success, output, issues } = safeParse(schema, values)
    if (success) return { input: output }
    // The first message of each field.
    const named = issues.map(({ path, message }) => [String(path?.[0]?.key), message])
    return { errors: Object.fromEntries(named.reverse()) }
  }
}
