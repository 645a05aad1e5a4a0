import { type BaseIssue, type GenericSchema, safeParse } from 'valibot'

/** A schema reads a document's fields together with its id. */
export type DocumentSchema<T> = GenericSchema<unknown, T>

/** Skips and logs documents that do not parse, so that one bad document does not empty the page. */
export function parseDocuments<T>(path: string, schema: DocumentSchema<T>, documents: { id: string }[]): T[] {
  return documents.flatMap((document) => {
    const parsed = safeParse(schema, document)
    if (parsed.success) return [parsed.output]
    console.error(`Skipped ${path}/${document.id}: ${parsed.issues.map(describeIssue).join('; ')}`)
    return []
  })
}

/**
 * An empty collection is valid. If every document fails to parse, treat it as a failed load so that it does not replace
 * good data.
 */
export function parseList<T>(path: string, schema: DocumentSchema<T>, documents: { id: string }[]): T[] {
  const items = parseDocuments(path, schema, documents)
  if (items.length === 0 && documents.length > 0) throw new Error(`No document in ${path} could be parsed`)
  return items
}

function describeIssue(issue: BaseIssue<unknown>) {
  return `${issue.path?.map(({ key }) => key).join('.')}: ${issue.message}`
}
