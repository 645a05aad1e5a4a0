import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { bodyOf, type Collection, type CollectionName, collections, fieldsOf } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { contentRoot } from '../lib/contentFolder'
import { listFiles } from '../lib/listFiles'
import { messagesOf, UserError } from '../lib/userError'
import type { Mistake } from '../lib/yamlText'
import { type Context, readImageHost } from './context'
import { checkCase, checkEncoding } from './fileChecks'
import type { ContentFields } from './firestoreValue'
import { type FrontMatter, readFrontMatter } from './frontMatter'
import { measureImage } from './images'
import { checkLink } from './links'
import { readField } from './readField'
import { checkHtml, findTags, plainText, renderMarkdown } from './renderMarkdown'

type Entry = { id: string; fields: ContentFields }
export type Entries = Record<CollectionName, Entry[]>
type FileMistake = Mistake & { file: string }

const VALID_ID = /^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/

/** `bodyFormat: html` publishes the body unchanged, for text that Markdown cannot express. */
export const BODY_FORMAT = 'bodyFormat'
/** The text below the front matter, in mistakes and in the studio. */
export const BODY = 'body'

/** Front matter that is not part of the document. */
export const UNPUBLISHED_FLAGS = {
  draft: { label: 'Draft', hint: 'A draft shows only on the local site. It is never published.' },
  sample: { label: 'Sample', hint: 'Marks a placeholder. Visitors see the mark only next to testimonials.' },
}
const UNPUBLISHED_FIELDS = [...Object.keys(UNPUBLISHED_FLAGS), BODY_FORMAT]
/** Not published: the build reads them. */
const OTHER_FOLDERS = ['legal/', 'film/', 'services/']
const TEXT_FILE = /\.(md|markdown|txt)$/i

export function formatMistake({ file, line, message }: FileMistake): string {
  return `${file}:${line}: ${message}`
}

/** The path of a document's file, relative to the root. */
export function contentFile({ folder }: Collection, id: string): string {
  return `content/${folder}/${id}.md`
}

type Document = Entry & {
  file: string
  name: CollectionName | null
  isSample: boolean
  isDraft: boolean
  mistakes: Mistake[]
}

/** Reads and checks every file in `content/`. `root` contains `content/` and `public/`. */
export async function readContent(root = contentRoot()) {
  const documents = await readDocuments(root)
  const published = documents.filter(({ isDraft }) => !isDraft)
  const drafts = documents.filter(({ isDraft }) => isDraft)
  return {
    entries: entriesOf(published),
    samples: documents.flatMap(({ file, isSample }) => (isSample ? [file] : [])),
    mistakes: mistakesOf(published),
    drafts: { files: drafts.map(({ file }) => file), mistakes: mistakesOf(drafts) },
    /** What the local site shows: also the drafts that have no mistakes. */
    localEntries: entriesOf(documents.filter(({ isDraft, mistakes }) => !isDraft || mistakes.length === 0)),
  }
}

async function readDocuments(root: string): Promise<Document[]> {
  const files = contentFiles(root)
  const sources = await Promise.all(
    files.map(async (file) => {
      const bytes = await readFile(join(root, file))
      const frontMatter = readFrontMatter(bytes.toString())
      const flagOf = (name: keyof typeof UNPUBLISHED_FLAGS) => frontMatter.fields.get(name)?.value === true
      // A stray file is no draft.
      return {
        file,
        bytes,
        frontMatter,
        isSample: flagOf('sample'),
        isDraft: file.endsWith('.md') && flagOf('draft'),
      }
    }),
  )
  const imageHost = readImageHost(root)
  const context = (articleFiles: string[]): Context => ({
    root,
    imageHost,
    articles: idsOf(articleFiles, articles),
  })
  // A published article must not link to a draft.
  const publishedOnly = context(sources.filter(({ isDraft }) => !isDraft).map(({ file }) => file))
  const all = context(files)
  return sources.map(({ file, bytes, frontMatter, isSample, isDraft }): Document => {
    const id = basename(file, '.md')
    const collection = collections.find((one) => contentFile(one, id) === file)
    if (!collection) {
      const mistakes = [strayFile(file)]
      return { file, id, name: null, fields: {}, isSample: false, isDraft: false, mistakes }
    }
    const { fields, mistakes } = readEntry(collection, frontMatter, isDraft ? all : publishedOnly)
    const inFile = [...checkName(collection, id, files), ...checkEncoding(bytes), ...mistakes]
    return { file, id, name: collection.name, fields, isSample, isDraft, mistakes: inFile }
  })
}

function entriesOf(documents: Document[]): Entries {
  const ofCollection = (collection: CollectionName) =>
    documents.flatMap(({ id, name, fields }) => (name === collection ? [{ id, fields }] : []))
  return Object.fromEntries(collections.map(({ name }) => [name, ofCollection(name)])) as Entries
}

const mistakesOf = (documents: Document[]): FileMistake[] =>
  documents.flatMap(({ file, mistakes }) => mistakes.map((mistake) => ({ ...mistake, file })))

/** Throws one error that lists every mistake, except those of drafts. */
export async function readValidContent(root?: string) {
  const content = await readContent(root)
  if (content.mistakes.length > 0) throw new UserError(content.mistakes.map(formatMistake).join('\n'))
  return content
}

/** The content as plain documents, for a build that cannot reach Firestore. Dates are milliseconds. */
export async function readAllContent(root?: string) {
  const { entries } = await readValidContent(root)
  const documents = collections.map(({ name }) => [name, entries[name].map(plainDocument)])
  return Object.fromEntries(documents) as Record<CollectionName, { id: string }[]>
}

/** Dates are milliseconds. */
export function plainDocument({ id, fields }: Entry) {
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ])
  return { ...Object.fromEntries(plain), id }
}

/** The files in `content/`. Hidden files and what the build reads are ignored. */
function contentFiles(root: string): string[] {
  return listFiles(join(root, 'content'))
    .filter((file) => !basename(file).startsWith('.') && (file.includes('/') || TEXT_FILE.test(file)))
    .filter((file) => !OTHER_FOLDERS.some((folder) => file.startsWith(folder)))
    .map((file) => `content/${file}`)
}

function idsOf(files: string[], collection: Collection): Set<string> {
  const ids = files.map((file) => basename(file, '.md'))
  return new Set(ids.filter((id) => files.includes(contentFile(collection, id))))
}

function strayFile(file: string): Mistake {
  const collection = collections.find(({ folder }) => file.startsWith(`content/${folder}/`))
  const folders = collections.map(({ folder }) => `content/${folder}`)
  if (!collection) {
    const message = `Only files in ${folders.join(', ')} are published: move or remove this file. (A new folder needs a collection in the list of src/data/collections/index.ts.)`
    return { line: 1, message }
  }
  const advice = TEXT_FILE.test(file)
    ? `rename it to ${contentFile(collection, basename(file).replace(TEXT_FILE, ''))}`
    : 'move it to another folder'
  const message = `Only .md files directly in content/${collection.folder} are published: ${advice}, or remove it.`
  return { line: 1, message }
}

/** `files` are all files that the collections will have. */
export function checkName(collection: Collection, id: string, files: string[]): Mistake[] {
  const file = contentFile(collection, id)
  const message = 'Use only letters, digits and hyphens in the file name.'
  return [...(VALID_ID.test(id) ? [] : [{ line: 1, message }]), ...checkCase(file, files)]
}

export function readEntry(collection: Collection, frontMatter: FrontMatter, context: Context) {
  const fields: ContentFields = {}
  const mistakes = [...frontMatter.mistakes]
  const report = (line: number, message: string, field: string) => mistakes.push({ line, message, field })
  if (mistakes.length > 0) return { fields, mistakes }

  const infos = fieldsOf(collection)
  for (const [name, info] of infos) {
    const given = frontMatter.fields.get(name)
    if (!given) {
      if (info.kind === 'flag') fields[name] = info.default
      else if (info.required) report(1, `${name} is missing: write a line "${name}: …".`, name)
      continue
    }
    const messages = messagesOf(() => {
      const value = readField(name, info, given.value)
      fields[name] = value
      const size = info.kind === 'image' ? measureImage(context, String(value)) : null
      if (size) Object.assign(fields, { [`${name}Width`]: size.width, [`${name}Height`]: size.height })
    })
    for (const message of messages) report(given.line, message, name)
  }

  const known = infos.map(([name]) => name)
  for (const [name, { line, value }] of frontMatter.fields) {
    if (name === 'draft' && typeof value !== 'boolean')
      report(line, 'draft is not true or false: write one of them.', name)
    if (known.includes(name) || UNPUBLISHED_FIELDS.includes(name)) continue
    report(line, `${name} is not a field of ${collection.folder}. ${listFields(collection)}`, name)
  }
  const body = readBody(collection, frontMatter, context)
  mistakes.push(...body.mistakes)
  return { fields: { ...fields, ...body.fields }, mistakes: mistakes.toSorted((a, b) => a.line - b.line) }
}

function listFields(collection: Collection): string {
  const names = (isRequired: boolean) =>
    fieldsOf(collection).flatMap(([name, info]) => (Boolean(info.required) === isRequired ? [name] : []))
  const optional = new Set([...names(false), ...Object.keys(UNPUBLISHED_FLAGS)])
  return `Required: ${names(true).join(', ')}. Optional: ${[...optional].join(', ')}.`
}

function readBody(collection: Collection, { fields, body, bodyLine }: FrontMatter, context: Context) {
  const declared = bodyOf(collection)
  const result = (value: string | null, mistakes: Mistake[] = []) => ({
    fields: declared && value !== null ? { [declared.field]: value } : {},
    mistakes: mistakes.map(({ line, message }): Mistake => ({ line: line + bodyLine, message, field: BODY })),
  })
  if (!declared) {
    const message = `${collection.label} have no text below the fields: remove it.`
    return body.trim() ? result(null, [{ line: 0, message }]) : result(null)
  }
  if (!body.trim())
    return result(null, [{ line: 0, message: `Write the ${declared.field} below the fields.` }])
  if (declared.info.format === 'text') return result(plainText(body), findTags(body, 'remove it'))
  const addresses = {
    measureImage: (address: string) => measureImage(context, address),
    checkLink: (address: string) => checkLink(context, address),
  }
  if (fields.get(BODY_FORMAT)?.value === 'html') return result(body.trim(), checkHtml(body, addresses))
  const { html, mistakes } = renderMarkdown(body, addresses)
  return result(html, mistakes)
}
