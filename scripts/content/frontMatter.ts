import { isMap, LineCounter, type Node, parseDocument, type Scalar } from 'yaml'

export type Mistake = { line: number; message: string }
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
  if (parts) return { ...readYaml(parts.yaml), body: parts.body, bodyLine: parts.bodyLine }
  const message = `The file must start with its fields between two lines of three dashes (${FENCE}).`
  return { fields: new Map(), body: '', bodyLine: 1, mistakes: [{ line: 1, message }] }
}

const IN_QUOTES = 'Put text that contains ": " or starts with a symbol in quotes.'
const ONE_FIELD_A_LINE = 'Write one field on each line, as "name: value".'
const ADVICE: Partial<Record<string, string>> = {
  BAD_DQ_ESCAPE: 'Write a backslash between double quotes as \\\\.',
  BAD_INDENT: 'Start each field at the beginning of its line, and close each list with ].',
  DUPLICATE_KEY: 'This field is written twice: remove one of the two.',
  MISSING_CHAR: 'A quote or bracket is opened here and never closed.',
  MULTILINE_IMPLICIT_KEY: ONE_FIELD_A_LINE,
  TAB_AS_INDENT: 'Replace the tab at the start of this line with spaces.',
  UNEXPECTED_TOKEN: 'Put the whole text in one pair of quotes, and write an apostrophe inside as ’.',
}

function readYaml(yaml: string): Pick<FrontMatter, 'fields' | 'mistakes'> {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // Line 1 of the file is the opening fence.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1
  const items = isMap<Scalar, Node | null>(document.contents) ? document.contents.items : []
  const fields = new Map<string, Field>()

  // Warnings also mean that text is lost, as in "title: !Important text".
  const mistakes = [...document.errors, ...document.warnings].map(({ code, message, pos: [offset] }) => {
    // An open quote is only noticed at the end.
    const field = items.findLast(({ key }) => (key.range?.[0] ?? 0) < offset)
    const start = code === 'MISSING_CHAR' ? (field?.key.range?.[0] ?? offset) : offset
    const advice = ADVICE[code] ?? `This line is not valid YAML (${message}). ${IN_QUOTES}`
    return { line: lineAt(start), message: advice }
  })
  if (mistakes.length > 0) return { fields, mistakes }

  if (document.contents !== null && !isMap(document.contents)) {
    return { fields, mistakes: [{ line: 2, message: ONE_FIELD_A_LINE }] }
  }
  for (const { key, value } of items) {
    const line = lineAt(key.range?.[0] ?? 0)
    try {
      fields.set(String(key.value), { value: value?.toJS(document) ?? null, line })
    } catch {
      // The text starts with *, which refers to another value in YAML.
      mistakes.push({ line, message: IN_QUOTES })
    }
  }
  return { fields, mistakes }
}
