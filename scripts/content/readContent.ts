import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Collection, type CollectionName, collections } from '@/data/collections'
import { contentRoot } from '../lib/contentFolder'
import { listFiles } from '../lib/listFiles'
import { formatMistakes, type Mistake } from '../lib/yamlText'
import { type Context, contextOf } from './context'
import { parseEntry } from './entry'
import { type FileEntry, plainDocument } from './fileEntry'
import { requireFormat } from './format'
import { hasFlag } from './frontMatter'
import { INDEX_NAME, strayFile } from './strayFile'

export type Entries = Record<CollectionName, FileEntry[]>

/** Not published: the build reads them. */
const OTHER_FOLDERS = ['legal/', 'film/', 'services/', 'pages/', 'drawings/']

/** The path of a document's file, relative to the root. */
export function contentFile({ folder }: Collection, id: string): string {
  return `content/${folder}/${id}.md`
}

type Document = FileEntry & {
  file: string
  name: CollectionName | null
  isSample: boolean
  isDraft: boolean
  mistakes: string[]
}

/** Reads and checks every file in `content/`. `root` contains `content/` and `public/`. */
export async function readContent(root = contentRoot()) {
  requireFormat(join(root, 'content'))
  const documents = await readDocuments(root)
  const published = documents.filter(({ isDraft }) => !isDraft)
  const drafts = documents.filter(({ isDraft }) => isDraft)
  return {
    entries: entriesOf(published),
    samples: documents.flatMap(({ file, isSample }) => (isSample ? [file] : [])),
    /** Each with its file and line. */
    mistakes: published.flatMap(({ mistakes }) => mistakes),
    drafts: {
      files: drafts.map(({ file }) => file),
      mistakes: drafts.flatMap(({ mistakes }) => mistakes),
    },
    /** What the local site shows: also the drafts that have no mistakes. */
    localEntries: entriesOf(documents.filter(({ isDraft, mistakes }) => !isDraft || mistakes.length === 0)),
  }
}

async function readDocuments(root: string): Promise<Document[]> {
  const files = contentFiles(root)
  const sources = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(root, file), 'utf8')
      return { file, source, isDraft: hasFlag(source, 'draft') }
    }),
  )
  const all = contextOf(root)
  const drafts = new Set(sources.flatMap(({ file, isDraft }) => (isDraft ? [file] : [])))
  // A published entry must not link to a draft.
  const published: Context = {
    ...all,
    entryPages: new Map([...all.entryPages].filter(([, file]) => !drafts.has(file))),
  }
  return sources.map(({ file, source, isDraft }): Document => {
    const id = basename(file, '.md')
    const collection = collections.find((one) => contentFile(one, id) === file)
    if (!collection) {
      const mistakes = formatMistakes(file, explainStray(file))
      return { file, id, name: null, fields: {}, isSample: false, isDraft: false, mistakes }
    }
    const { fields, mistakes: inFile } = parseEntry(collection, source, isDraft ? all : published)
    const mistakes = formatMistakes(file, [...checkName(collection, id), ...inFile])
    return { file, id, name: collection.name, fields, isSample: hasFlag(source, 'sample'), isDraft, mistakes }
  })
}

function entriesOf(documents: Document[]): Entries {
  const ofCollection = (collection: CollectionName) =>
    documents.flatMap(({ id, name, fields }) => (name === collection ? [{ id, fields }] : []))
  return Object.fromEntries(collections.map(({ name }) => [name, ofCollection(name)])) as Entries
}

/** The content as plain documents, for the build. */
export function plainContent({ entries }: { entries: Entries }) {
  const documents = collections.map(({ name }) => [name, entries[name].map(plainDocument)])
  return Object.fromEntries(documents) as Record<CollectionName, { id: string }[]>
}

/** The files in `content/`. Hidden files and what the build reads are ignored. */
function contentFiles(root: string): string[] {
  return listFiles(join(root, 'content'))
    .filter((file) => !basename(file).startsWith('.'))
    .filter((file) => file.includes('/') || file.endsWith('.md') || misnamedFile(file))
    .filter((file) => !OTHER_FOLDERS.some((folder) => file.startsWith(folder)))
    .map((file) => `content/${file}`)
}

/** The name that the file should have, if it is one of the owner's with another ending. Nothing would read it. */
function misnamedFile(file: string): string | undefined {
  const [, name = ''] = /^(site|pages|words|plans|redirects)\.ya?ml(\.txt)?$/i.exec(file) ?? []
  const right = `${name.toLowerCase()}.yaml`
  return name && file !== right ? right : undefined
}

function explainStray(file: string): Mistake[] {
  const right = misnamedFile(file.replace('content/', ''))
  if (right)
    return [{ line: 1, message: `The site reads content/${right} instead: rename or remove this file.` }]
  const collection = collections.find(({ folder }) => file.startsWith(`content/${folder}/`))
  if (collection) return strayFile(collection.folder, '.md')
  const folders = [...collections.map(({ folder }) => folder), 'pages', 'services']
  const message = `Only files in ${folders.map((folder) => `content/${folder}`).join(', ')} are published: move or remove this file. (A new folder needs a collection in the list of src/data/collections/index.ts.)`
  return [{ line: 1, message }]
}

/** File systems allow 255 characters, with the ending and what a file has in its name while it is written. */
const MAX_NAME = 200

/** Whether the id of a document can be the name of a file. */
export const isFileName = (id: string) =>
  id.length <= MAX_NAME && /^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/.test(id)

function checkName({ pages }: Collection, id: string): Mistake[] {
  if (id.length > MAX_NAME)
    return [{ line: 1, message: `Use at most ${MAX_NAME} characters in the file name.` }]
  if (!isFileName(id))
    return [{ line: 1, message: 'Use only letters from A to Z, digits and hyphens in the file name.' }]
  return pages && id === 'index' ? [{ line: 1, message: INDEX_NAME }] : []
}
