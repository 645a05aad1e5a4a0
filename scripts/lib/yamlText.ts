import { isNode, LineCounter, parseDocument, visit } from 'yaml'

/** `field` is the name of the field that has to be corrected, if it is known. */
export type Mistake = { line: number; message: string; field?: string }

const IN_QUOTES = 'Put text that contains ": " or starts with a symbol in quotes.'
export const ONE_FIELD_A_LINE = 'Write one field on each line, as "name: value".'
const ADVICE: Partial<Record<string, string>> = {
  BAD_ALIAS: IN_QUOTES,
  BAD_DQ_ESCAPE: 'Write a backslash between double quotes as \\\\.',
  BAD_INDENT: 'Indent this line like the fields above, and close each list with ].',
  DUPLICATE_KEY: 'This field is already set above: keep one of the two.',
  MISSING_CHAR: 'A quote or bracket is opened here and never closed.',
  MULTILINE_IMPLICIT_KEY: ONE_FIELD_A_LINE,
  TAB_AS_INDENT: 'Replace the tab at the start of this line with spaces.',
  UNEXPECTED_TOKEN: 'Put the whole text in one pair of quotes, and write an apostrophe inside as ’.',
}

/** As commands print them. */
export const formatMistakes = (file: string, mistakes: readonly Mistake[]) =>
  mistakes.map(({ line, message }) => `${file}:${line}: ${message}`)

/** Parses YAML and explains syntax errors to an owner. The values can be read only if there are none. */
export function parseYamlText(source: string, firstLine = 1) {
  const lineCounter = new LineCounter()
  const document = parseDocument(source, { lineCounter, prettyErrors: false })
  const lineAt = (offset: number) => lineCounter.linePos(offset).line + firstLine - 1
  const keys: number[] = []
  const mistakes: Mistake[] = []
  const report = (offset: number, code: string, details = '') =>
    mistakes.push({
      line: lineAt(offset),
      message: ADVICE[code] ?? `This line is not valid YAML (${details}). ${IN_QUOTES}`,
    })

  visit(document, {
    Pair: (_, { key }) => {
      if (isNode(key)) keys.push(key.range?.[0] ?? 0)
    },
    // Text that starts with * would refer to another value.
    Alias: (_, { range }) => void report(range?.[0] ?? 0, 'BAD_ALIAS'),
  })
  // Warnings also mean that text is lost, as in "title: !Important text".
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    const [offset] = pos
    // An open quote is only noticed at the end.
    const start = code === 'MISSING_CHAR' ? keys.findLast((key) => key < offset) : offset
    report(start ?? offset, code, message)
  }
  return { document, lineAt, mistakes }
}
