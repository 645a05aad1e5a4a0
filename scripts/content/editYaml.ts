import { type Document, isMap, Lexer, parseDocument, type Scalar, type Tags, YAMLMap } from 'yaml'

/**
 * The schema for `parseDocument`. It reads every scalar as the text that is in the file, so that writing a file keeps
 * `08817` and `09:30` as they are.
 */
export const AS_WRITTEN = { schema: 'failsafe' } as const

/** Changes some nodes of a YAML text. Comments, the order of the fields, and the style of everything else stay. */
export function editYaml(source: string, change: (map: YAMLMap, document: Document) => void): string {
  const document: Document = parseDocument(source, { ...AS_WRITTEN, customTags: asInFile(source) })
  if (!isMap(document.contents)) document.contents = new YAMLMap()
  change(document.contents as YAMLMap, document)
  return keepSpacing(source, document.toString({ lineWidth: 0, flowCollectionPadding: false }))
}

/** The writer has its own spacing, such as `{a: 1}` for `{ a: 1 }`. Lines that differ in nothing else stay. */
function keepSpacing(before: string, after: string): string {
  // Spaces between tokens, not those within a text.
  const key = (line: string) =>
    [/^ */.exec(line)?.[0], ...[...new Lexer().lex(line)].filter((token) => token.trim())].join('\n')
  const lines = new Map(before.split('\n').map((line) => [key(line), line]))
  return after
    .split('\n')
    .map((line) =>
      line.trim()
        ? (lines.get(key(line)) ?? line.replace(/(?<=^\s*(?:- |\w+: ))\{(.+: .+)\}(?=$| #)/, '{ $1 }'))
        : line,
    )
    .join('\n')
}

/** The writer folds and quotes in its own way. An unchanged value is written as it is in the file. */
function asInFile(source: string) {
  return (tags: Tags): Tags =>
    tags.map((tag) => {
      if (typeof tag !== 'object' || !tag.stringify || tag.collection) return tag
      const { stringify } = tag
      return {
        ...tag,
        stringify: (item: Scalar, ...rest) =>
          // A changed scalar keeps its place.
          item.range && item.source === item.value
            ? source.slice(item.range[0], item.range[1]).trimEnd()
            : stringify(item, ...rest),
      }
    })
}
