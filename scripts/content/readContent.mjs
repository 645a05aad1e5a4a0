import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { UserError } from '../lib/userError'
import { collectionNames, collections } from './collections.mjs'
import { readFrontMatter } from './frontMatter.mjs'
import { measureImage } from './images.mjs'
import { FieldMistake, readField } from './readField.mjs'
import { plainText, renderMarkdown } from './renderMarkdown.mjs'

/**
 * @import { CollectionName, CollectionRule } from './collections.mjs'
 * @import { Mistake } from './frontMatter.mjs'
 * @import { ContentValue } from './firestoreValue'
 * @typedef {{ id: string, fields: Record<string, ContentValue> }} Entry
 * @typedef {Record<CollectionName, Entry[]>} Entries
 * @typedef {Mistake & { file: string }} FileMistake
 */

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
export const ID = /^[A-Za-z0-9]+([-_][A-Za-z0-9]+)*$/

/** Where it says `html`, the body is published as it stands: for text that Markdown cannot hold. */
export const BODY_FORMAT = 'bodyFormat'

/** Fields of the file that are not published. */
const UNPUBLISHED = ['sample', BODY_FORMAT]

/** Content that must not be published: its message lists every mistake with file and line. */
export class ContentError extends UserError {
  /** @param {FileMistake[]} mistakes */
  constructor(mistakes) {
    super(mistakes.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'))
    this.mistakes = mistakes
  }
}

/**
 * Reads and checks every file in `content/`.
 * @param {string} [root] the folder that holds `content/` and `public/`
 * @returns {Promise<{ entries: Entries, mistakes: FileMistake[] }>}
 */
export async function readContent(root = ROOT) {
  const read = await Promise.all(collectionNames.map((name) => readCollection(root, name)))
  const entries = /** @type {Entries} */ (
    Object.fromEntries(collectionNames.map((name, index) => [name, read[index]?.entries ?? []]))
  )
  return { entries, mistakes: read.flatMap(({ mistakes }) => mistakes) }
}

/**
 * The same as plain documents, for a build that cannot reach Firestore. Dates are milliseconds.
 * @param {string} [root]
 */
export async function readAllContent(root) {
  const { entries, mistakes } = await readContent(root)
  if (mistakes.length > 0) throw new ContentError(mistakes)
  const documents = collectionNames.map((name) => [name, entries[name].map(plainDocument)])
  return /** @type {Record<CollectionName, { id: string }[]>} */ (Object.fromEntries(documents))
}

/** @param {Entry} entry */
function plainDocument({ id, fields }) {
  const plain = Object.entries(fields).map(([name, value]) => [
    name,
    value instanceof Date ? value.getTime() : value,
  ])
  return { ...Object.fromEntries(plain), id }
}

/** @param {string} root @param {CollectionName} name */
async function readCollection(root, name) {
  const folder = path.join('content', collections[name].folder)
  const names = existsSync(path.join(root, folder)) ? await readdir(path.join(root, folder)) : []
  const files = names.filter((file) => file.endsWith('.md')).toSorted()
  const read = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(path.join(root, folder, file), 'utf8')
      const { fields, mistakes } = readEntry(collections[name], source, root)
      const id = path.basename(file, '.md')
      if (!ID.test(id))
        mistakes.unshift({ line: 1, message: 'Name the file in letters, figures and hyphens.' })
      return {
        entry: { id, fields },
        mistakes: mistakes.map((mistake) => ({ ...mistake, file: `${folder}/${file}` })),
      }
    }),
  )
  return { entries: read.map(({ entry }) => entry), mistakes: read.flatMap(({ mistakes }) => mistakes) }
}

/**
 * @param {CollectionRule} collection
 * @param {string} source
 * @param {string} root
 */
export function readEntry(collection, source, root = ROOT) {
  const frontMatter = readFrontMatter(source)
  const { mistakes } = frontMatter
  /** @type {Record<string, ContentValue>} */
  const fields = {}
  if (mistakes.length > 0) return { fields, mistakes }

  for (const [name, rule] of Object.entries(collection.fields)) {
    const given = frontMatter.fields.get(name)
    if (!given) {
      if (rule.kind === 'boolean') fields[name] = rule.default
      else if (rule.required)
        mistakes.push({ line: 1, message: `${name} is missing: write a line "${name}: …".` })
      continue
    }
    try {
      const value = readField(rule, given.value)
      fields[name] = value
      const size = rule.kind === 'image' ? measureImage(root, String(value)) : null
      if (size) Object.assign(fields, { [`${name}Width`]: size.width, [`${name}Height`]: size.height })
    } catch (error) {
      if (!(error instanceof FieldMistake)) throw error
      mistakes.push({ line: given.line, message: `${name} ${error.message}.` })
    }
  }

  for (const [name, { line }] of frontMatter.fields) {
    if (name in collection.fields || UNPUBLISHED.includes(name)) continue
    const known = Object.keys(collection.fields).join(', ')
    mistakes.push({ line, message: `${name} is not a field here: write one of ${known}.` })
  }
  readBody(collection, frontMatter, fields, root)
  return { fields, mistakes: mistakes.toSorted((a, b) => a.line - b.line) }
}

/**
 * @param {CollectionRule} collection
 * @param {import('./frontMatter.mjs').FrontMatter} frontMatter
 * @param {Record<string, ContentValue>} fields
 * @param {string} root
 */
function readBody({ body }, frontMatter, fields, root) {
  const { bodyLine, mistakes } = frontMatter
  const isEmpty = frontMatter.body.trim() === ''
  if (!body) {
    if (!isEmpty)
      mistakes.push({
        line: bodyLine,
        message: 'Nothing is published from below the fields: remove this text.',
      })
  } else if (isEmpty) {
    mistakes.push({ line: bodyLine, message: `Write the ${body.field} below the fields.` })
  } else if (body.format === 'text') {
    fields[body.field] = plainText(frontMatter.body)
  } else if (frontMatter.fields.get(BODY_FORMAT)?.value === 'html') {
    fields[body.field] = frontMatter.body.trim()
  } else {
    const { html, mistakes: found } = renderMarkdown(frontMatter.body, (image) => measureImage(root, image))
    fields[body.field] = html
    mistakes.push(...found.map(({ line, message }) => ({ line: line + bodyLine, message })))
  }
}
