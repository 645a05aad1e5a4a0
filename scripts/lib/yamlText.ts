import { isNode, LineCounter, parseDocument, Scalar, visit } from 'yaml'
import { count } from './count.ts'

/** `field` is the name of the field that has to be corrected, if it is known. */
export type Mistake = { line: number; message: string; field?: string }

const IN_QUOTES = 'Put text that contains ": " or starts with a symbol in straight quotes (").'
export const ONE_FIELD_A_LINE = 'Write one field on each line, as "name: value".'
const ADVICE: Partial<Record<string, string>> = {
  BAD_ALIAS: IN_QUOTES,
  BAD_DQ_ESCAPE: 'Write a backslash between double quotes as \\\\.',
  COMMENT: 'YAML leaves out what follows " #": put the whole text in quotes, or write "# " before a comment.',
  BLOCK_AS_IMPLICIT_KEY: IN_QUOTES,
  BAD_INDENT: 'Indent this line like the fields above, and close each list with ].',
  DUPLICATE_KEY: 'This field is already set above: keep one of the two.',
  MISSING_CHAR: 'A quote or bracket is opened here and never closed.',
  MULTILINE_IMPLICIT_KEY: ONE_FIELD_A_LINE,
  TAB_AS_INDENT: 'Replace the tab at the start of this line with spaces.',
  UNEXPECTED_TOKEN: 'Put the whole text in one pair of quotes, and write an apostrophe inside as ’.',
}

/** Only an escape such as \ud83e can be one: a file in UTF-8 cannot contain it. */
const halfOf = (character: string) =>
  `This text has half of a character, \\u${character.charCodeAt(0).toString(16)}: write the whole character.`

/** As commands print them. */
export const formatMistakes = (file: string, mistakes: readonly Mistake[]) =>
  mistakes.map(({ line, message }) => `${file}:${line}: ${message}`)

const CONFLICT =
  'Git has left two versions here, from <<<<<<< to >>>>>>>: keep one, and remove the three lines with the marks.'

/** Where two versions of a text are mixed. All other mistakes would only follow from that. */
export function findConflict(source: string): Mistake[] {
  const index = source.split('\n').findIndex((line) => line.startsWith('<<<<<<< '))
  return index === -1 ? [] : [{ line: index + 1, message: CONFLICT }]
}

/** What is wrong with a file: `mistakes`, and what keeps it from being read as it was written. */
export function mistakesOf(source: string, mistakes: readonly Mistake[]): Mistake[] {
  const conflict = findConflict(source)
  return conflict.length > 0 ? conflict : [...findDamage(source), ...mistakes]
}

/** Where the text has the sign that replaces what is not UTF-8. */
export function findDamage(source: string): Mistake[] {
  const [before = '', ...rest] = source.split('\uFFFD')
  const message = 'A character is damaged (�): write it again, and save the file as UTF-8.'
  return rest.length > 0 ? [{ line: before.split('\n').length, message }] : []
}

/** The parser often notices a wrong indent only some lines later. */
const LINES_NEAR_ERROR = 10

/** Parses YAML and explains syntax errors to an owner. The values can be read only if there are none. */
export function parseYamlText(source: string, firstLine = 1) {
  const parsed = parse(source, firstLine)
  // The parser misreads all lines that follow.
  const tabs = parsed.mistakes.filter(({ message }) => message === ADVICE.TAB_AS_INDENT)
  if (tabs.length > 0) return { ...parsed, mistakes: tabs }
  if (parsed.mistakes.length === 0) return parsed
  const reason = findWideColon(source, firstLine) ?? findWrongIndent(source, parsed.mistakes, firstLine)
  return reason ? { ...parsed, mistakes: [reason] } : parsed
}

const WIDE_COLON = /^([\s-]*\w+)：/

/** Chinese and Japanese keyboards type it, and it looks like the other one. In a text, it is right. */
function findWideColon(source: string, firstLine: number): Mistake | null {
  const lines = source.split('\n')
  const leftWithout = (kept?: number) =>
    parse(lines.map((line, index) => (index === kept ? line : line.replace(WIDE_COLON, '$1: '))).join('\n'))
      .mistakes.length
  const index = lines.findIndex((line, at) => WIDE_COLON.test(line) && leftWithout(at) > leftWithout())
  const message = 'The colon of this line is a wide one (：): write ":" and a space.'
  return index === -1 ? null : { line: index + firstLine, message }
}

/** The line that makes the text valid once it begins with one space more or less, if there is one. */
function findWrongIndent(source: string, mistakes: readonly Mistake[], firstLine: number): Mistake | null {
  const [error] = mistakes
  // A field that is set twice is valid in another group, but it does not belong there.
  if (!error || error.message === ADVICE.DUPLICATE_KEY) return null
  const lines = source.split('\n')
  const changes = lines.flatMap((line, index) => {
    const [, spaces = '', text] = /^( *)(\S.*)/.exec(line) ?? []
    if (!text || Math.abs(index + firstLine - error.line) > LINES_NEAR_ERROR) return []
    return [1, -1].map((more) => ({ index, text, before: spaces.length, spaces: spaces.length + more }))
  })
  const isSolution = ({ index, text, spaces }: (typeof changes)[number]) =>
    spaces >= 0 && parse(lines.with(index, ' '.repeat(spaces) + text).join('\n')).mistakes.length === 0
  // Levels are usually two spaces apart.
  const solution = changes
    .toSorted((a, b) => Math.abs(a.spaces % 2) - Math.abs(b.spaces % 2))
    .find(isSolution)
  if (!solution) return null
  // If the line above begins another group, a space more can be right and a space less, too.
  const message = `This line begins with ${count(solution.before, 'space')}: add or remove one, so that it lines up with its group.`
  return { line: solution.index + firstLine, message }
}

function parse(source: string, firstLine = 1) {
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
    Scalar: (_, { type, range, value }) => {
      const [start = 0, end = 0] = range ?? []
      // The database would refuse it.
      const half = typeof value === 'string' && /\p{Surrogate}/u.exec(value)
      if (half) mistakes.push({ line: lineAt(start), message: halfOf(half[0]) })
      // A list entry that is indented too far continues the text above.
      const text = type === Scalar.PLAIN ? source.slice(start, end) : ''
      const entry = text.search(/\n *- /)
      if (entry !== -1) report(start + entry + 1, 'BAD_INDENT')
      // 'The #1 choice' would be 'The'. A comment has a space after its #.
      if (text && /^[ \t]+#[^\s#]/.test(source.slice(end))) report(end, 'COMMENT')
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
