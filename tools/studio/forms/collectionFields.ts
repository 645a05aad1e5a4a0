import { bodyOf, type Collection, fieldsOf } from '@/data/collections'
import { barsSchema } from '../../../scripts/content/bars'
import { BODY, UNPUBLISHED_FLAGS } from '../../../scripts/content/entry'
import { type Field, simpleField } from './formFields'
import { groupOfSchema } from './schemaFields'

export function fieldsOfCollection(collection: Collection): Field[] {
  const declared = fieldsOf(collection)
  const body = bodyOf(collection)
  const flags = Object.entries(UNPUBLISHED_FLAGS).filter(
    ([name]) => !declared.some(({ nameInFiles }) => nameInFiles === name),
  )
  const pictures = collection.folder
  return [
    ...declared.map(({ nameInFiles, info }) =>
      info.kind === 'bars'
        ? groupOfSchema(nameInFiles, barsSchema, { label: info.label, hint: info.hint ?? '' })
        : simpleField(nameInFiles, { ...info, pictures }),
    ),
    ...(body ? [simpleField(BODY, { ...body.info, pictures })] : []),
    ...flags.map(([name, info]) => simpleField(name, { kind: 'flag', ...info })),
  ]
}
