import type * as v from 'valibot'
import { findConflict, findDamage, type Mistake } from '../lib/yamlText.ts'
import { parseYaml } from './yamlFile.ts'

const FENCE = '---'
const BYTE_ORDER_MARK = /^\uFEFF/

/** The two parts of a file as text, or null if it does not start with front matter. */
export function splitFrontMatter(source: string) {
  const lines = source.replace(BYTE_ORDER_MARK, '').split(/\r?\n/)
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE)
  if (lines[0]?.trim() !== FENCE || end === -1) return null
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n'), bodyLine: end + 2 }
}

/** Checks the fields of a file. `body` is null if it does not start with front matter, or is mixed with another version. */
export function parseFrontMatter<Schema extends v.GenericSchema>(source: string, schema: Schema) {
  const parts = splitFrontMatter(source)
  // Line 1 of the file is the opening fence.
  const read = parseYaml(parts?.yaml ?? '', schema, 2)
  const conflict = findConflict(source)
  if (parts && conflict.length === 0) {
    const { body, bodyLine } = parts
    return { ...read, body, bodyLine, mistakes: [...findDamage(source), ...read.mistakes] }
  }
  const message = `The file must start with its fields between two lines of three dashes (${FENCE}).`
  const mistakes: Mistake[] = conflict.length > 0 ? conflict : [{ line: 1, message }]
  return { ...read, body: null, bodyLine: 1, mistakes }
}

/** Whether a flag is set, also in a file that has mistakes. Not parsed: a large archive has thousands of files. */
export function hasFlag(source: string, name: 'draft' | 'sample'): boolean {
  const flag = new RegExp(`^['"]?${name}['"]?\\s*:\\s*(true|True|TRUE)\\s*(#.*)?$`, 'm')
  return flag.test(splitFrontMatter(source)?.yaml ?? '')
}
