import { isMap, isScalar, isSeq, parseDocument } from 'yaml'
import { BODY } from '../../scripts/content/entry'
import { splitFrontMatter } from '../../scripts/content/frontMatter'
import { DRAWING_FILE, type Field } from '../../tools/studio/forms/formFields'
import { fileForms, folderForms } from '../../tools/studio/forms/forms'

/** Every field that a file of the content can have: `site.yaml offices phone`, `team/ rank`. Words have their own check. */
export function knownFields(): string[] {
  const files = fileForms
    .filter(({ path }) => !path.includes('words.yaml'))
    .flatMap(({ path, fields }) => {
      const [file = '', part = ''] = path.replace('content/', '').split('#')
      return fields.flatMap((field) => namesOf(field, part ? `${file} ${part}` : file))
    })
  const folders = folderForms.flatMap(({ folder, fields }) =>
    fields.flatMap((field) => namesOf(field, `${folder}/`)),
  )
  return [...new Set([...files, ...folders])].toSorted()
}

function namesOf({ name, fields = [], stored }: Field, above: string): string[] {
  if (name === BODY || name === DRAWING_FILE) return []
  const own = `${above} ${name}`
  // The owner names the lines of a record.
  return stored === 'record' ? [own] : [own, ...fields.flatMap((field) => namesOf(field, own))]
}

/** The fields that a file of the content has, in the same form. */
export function usedFields(file: string, source: string): string[] {
  const isEntry = file.endsWith('.md') && !file.startsWith('legal/')
  const above = isEntry ? `${file.split('/')[0]}/` : file
  const yaml = file.endsWith('.md') ? (splitFrontMatter(source)?.yaml ?? '') : source
  return fieldsIn(parseDocument(yaml).contents, above)
}

function fieldsIn(node: unknown, above: string): string[] {
  if (isSeq(node)) return node.items.flatMap((item) => fieldsIn(item, above))
  if (!isMap(node)) return []
  return node.items.flatMap(({ key, value }) => {
    const own = `${above} ${isScalar(key) ? key.value : key}`
    return [own, ...fieldsIn(value, own)]
  })
}
