import { isMap, isScalar, LineCounter, type Node, parseDocument } from 'yaml'

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

function readYaml(yaml: string): Pick<FrontMatter, 'fields' | 'mistakes'> {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  // Line 1 of the file is the opening fence.
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + 1

  const fields = new Map<string, Field>()
  const mistakes = document.errors.map((error) => ({
    line: lineAt(error.pos[0]),
    message: `This line is not valid YAML (${error.message}). Put text that contains ": " or starts with a symbol in quotes.`,
  }))
  if (mistakes.length > 0) return { fields, mistakes }

  if (isMap<unknown, Node | null>(document.contents)) {
    for (const { key, value } of document.contents.items) {
      if (!isScalar(key)) continue
      const line = lineAt(key.range?.[0] ?? 0)
      fields.set(String(key.value), { value: value?.toJS(document) ?? null, line })
    }
  } else if (document.contents !== null) {
    mistakes.push({ line: 2, message: 'Write one field on each line, as "name: value".' })
  }
  return { fields, mistakes }
}
