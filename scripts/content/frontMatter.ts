import { isMap, type Node, type Scalar } from 'yaml'
import { type Mistake, ONE_FIELD_A_LINE, parseYamlText } from '../lib/yamlText.ts'

type Field = { value: unknown; line: number }
export type FrontMatter = { fields: Map<string, Field>; body: string; bodyLine: number; mistakes: Mistake[] }

const FENCE = '---'
const BYTE_ORDER_MARK = /^\uFEFF/

/** The two parts of a file as text, or null if it does not start with front matter. */
export function splitFrontMatter(source: string) {
  const lines = source.replace(BYTE_ORDER_MARK, '').split(/\r?\n/)
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE)
  if (lines[0]?.trim() !== FENCE || end === -1) return null
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

/** Parses the front matter and keeps the line of each field. */
export function readFrontMatter(source: string): FrontMatter {
  const parts = splitFrontMatter(source)
  if (parts) return { ...readFields(parts.yaml), body: parts.body, bodyLine: parts.bodyLine }
  const message = `The file must start with its fields between two lines of three dashes (${FENCE}).`
  return { fields: new Map(), body: '', bodyLine: 1, mistakes: [{ line: 1, message }] }
}

function readFields(yaml: string): Pick<FrontMatter, 'fields' | 'mistakes'> {
  // Line 1 of the file is the opening fence.
  const { document, lineAt, mistakes } = parseYamlText(yaml, 2)
  const { contents } = document
  const fields = new Map<string, Field>()
  if (mistakes.length > 0 || contents === null) return { fields, mistakes }
  if (!isMap<Scalar, Node | null>(contents)) {
    return { fields, mistakes: [{ line: 2, message: ONE_FIELD_A_LINE }] }
  }
  for (const { key, value } of contents.items) {
    const line = lineAt(key.range?.[0] ?? 0)
    fields.set(String(key.value), { value: value?.toJS(document) ?? null, line })
  }
  return { fields, mistakes }
}

export const isDraft = (source: string) => readFrontMatter(source).fields.get('draft')?.value === true
