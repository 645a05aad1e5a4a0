import { isMap, isScalar, LineCounter, parseDocument } from 'yaml'

/**
 * @typedef {{ line: number, message: string }} Mistake
 * @typedef {{ value: unknown, line: number }} FrontMatterField
 * @typedef {{ fields: Map<string, FrontMatterField>, body: string, bodyLine: number, mistakes: Mistake[] }} FrontMatter
 */

const FENCE = '---'

/**
 * The two parts of a file as they stand; null where there are no two.
 * @param {string} source
 */
export function splitFrontMatter(source) {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE)
  if (lines[0]?.trim() !== FENCE || end === -1) return null
  return { yaml: lines.slice(1, end).join('\n'), body: lines.slice(end + 1).join('\n') }
}

/**
 * Splits a file into its YAML front matter and its body, keeping the line each field stands on.
 * @param {string} source
 * @returns {FrontMatter}
 */
export function readFrontMatter(source) {
  const lines = source.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines[0]?.trim() !== FENCE) {
    return broken(
      1,
      `The file must begin with a line of three dashes (${FENCE}), its fields and ${FENCE} again.`,
    )
  }
  const end = lines.findIndex((line, index) => index > 0 && line.trimEnd() === FENCE)
  if (end === -1) return broken(1, `The fields are not closed: write a line of ${FENCE} after the last one.`)

  const { fields, mistakes } = readYaml(lines.slice(1, end).join('\n'))
  return { fields, body: lines.slice(end + 1).join('\n'), bodyLine: end + 2, mistakes }
}

/** @param {string} yaml */
function readYaml(yaml) {
  const lineCounter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter, prettyErrors: false })
  /** The opening dashes are line 1 of the file. @param {number} offset */
  const lineAt = (offset) => lineCounter.linePos(offset).line + 1

  /** @type {Map<string, FrontMatterField>} */
  const fields = new Map()
  const mistakes = document.errors.map((error) => ({
    line: lineAt(error.pos[0]),
    message: `This line cannot be read (${error.message}). Put text that holds ": " or begins with a sign in quotes.`,
  }))
  if (mistakes.length > 0) return { fields, mistakes }

  if (isMap(document.contents)) {
    for (const { key, value } of document.contents.items) {
      if (!isScalar(key)) continue
      const node = /** @type {import('yaml').Node | null} */ (value)
      fields.set(String(key.value), {
        value: node ? node.toJS(document) : null,
        line: lineAt(key.range?.[0] ?? 0),
      })
    }
  } else if (document.contents !== null) {
    mistakes.push({ line: 2, message: 'Write one field a line, as "name: value".' })
  }
  return { fields, mistakes }
}

/** @param {number} line @param {string} message @returns {FrontMatter} */
function broken(line, message) {
  return { fields: new Map(), body: '', bodyLine: 1, mistakes: [{ line, message }] }
}
