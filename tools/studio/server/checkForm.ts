import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { articles } from '@/data/collections/articles'
import { composePlans, countriesOf } from '../../../scripts/brand/composeData'
import { readPlaceholders, readSiteFile } from '../../../scripts/brand/ownerData'
import { findPriceMistakes, plansSchema } from '../../../scripts/brand/plansSchema'
import { siteSchema } from '../../../scripts/brand/siteSchema'
import { parseYaml } from '../../../scripts/brand/yamlFile'
import { readEnvironment } from '../../../scripts/build/environment'
import { readImageHost } from '../../../scripts/content/context'
import { splitFrontMatter } from '../../../scripts/content/frontMatter'
import { articleIds, legalValues, parseLegal } from '../../../scripts/content/legal'
import { checkLink } from '../../../scripts/content/links'
import { pagesSchema } from '../../../scripts/content/pagesSchema'
import { BODY, plainDocument, readEntry } from '../../../scripts/content/readContent'
import { serviceSchema } from '../../../scripts/content/services'
import type { Mistake } from '../../../scripts/lib/yamlText'
import { editableFile, findEntry } from './contentPaths'
import { findDrawingMistake, listEntries } from './entries'
import { fieldsOfFile, writeForm } from './entryFile'
import { DRAWING, labelOf } from './fields'
import { splitPath } from './forms'
import { type FormGroup, isSame } from './formValues'
import { pageOf } from './pageOf'

type Checked = {
  /** What the site would show. Dates are milliseconds. */
  document: Record<string, unknown>
  /** The page that shows what is saved, if the preview cannot show what is typed. */
  page: string | null
  mistakes: { field: string; message: string; isMissing: boolean }[]
}

/** Reads a form exactly as the site and the content check would read the file that it is saved in. */
export async function checkForm(root: string, path: string, values: FormGroup): Promise<Checked> {
  const { document = {}, mistakes } = await readAsSite(root, path, values)
  const drawing = findDrawingMistake(path, String(values[DRAWING] ?? ''))
  return {
    document,
    page: pageOf(root, path),
    mistakes: [
      ...mistakes.map((mistake) => toFieldMistake(path, mistake, values)),
      ...(drawing
        ? [{ field: DRAWING, message: `Line ${drawing.line}: ${drawing.message}`, isMissing: false }]
        : []),
    ],
  }
}

type Read = { document?: Record<string, unknown>; mistakes: Mistake[] }

async function readAsSite(root: string, path: string, values: FormGroup): Promise<Read> {
  const { file, part } = splitPath(path)
  const folder = join(root, 'content')
  if (part !== undefined) {
    const text = writeForm(path, readFileSync(editableFile(root, path), 'utf8'), values)
    const mistakes = yamlMistakes(text, pagesSchema(readPlaceholders(folder)))
    return { mistakes: mistakes.flatMap((mistake) => withoutFirstWord(mistake, part)) }
  }
  const text = writeForm(path, null, values)
  const entry = findEntry(path)
  if (entry?.form.collection) {
    const { fields, mistakes } = readEntry(entry.form.collection, text, await contextOf(root))
    return { document: plainDocument({ id: entry.id, fields }), mistakes }
  }
  if (entry) {
    const mistakes = yamlMistakes(splitFrontMatter(text)?.yaml ?? '', serviceSchema)
    return { mistakes: [...mistakes, ...(await findTakenPosition(root, path, values))] }
  }
  if (file === 'content/site.yaml') return { mistakes: yamlMistakes(text, siteSchema) }
  if (file === 'content/plans.yaml') {
    const { value } = parseYaml(text, plansSchema)
    if (!value) return { document: { plans: [] }, mistakes: yamlMistakes(text, plansSchema) }
    const site = readSiteFile(folder)
    const mistakes = findPriceMistakes(value, site.currencies).map((message) => ({
      line: 1,
      field: 'plans',
      message: message.replace('content/plans.yaml: ', ''),
    }))
    return { document: { plans: composePlans(value.plans, site.currencies, countriesOf(site)) }, mistakes }
  }
  const known = legalValues(readPlaceholders(folder), readEnvironment({}), null)
  const { mistakes } = parseLegal(text, known, (address) =>
    checkLink({ root, articles: articleIds(join(root, 'content')) }, address),
  )
  return {
    mistakes: mistakes.map((one) => ({
      ...one,
      field: one.message.startsWith('updated ') ? 'updated' : BODY,
    })),
  }
}

async function contextOf(root: string) {
  const names = await readdir(join(root, 'content', articles.folder)).catch(() => [])
  return {
    root,
    imageHost: readImageHost(root),
    articles: new Set(names.map((name) => name.replace(/\.md$/, ''))),
  }
}

async function findTakenPosition(root: string, path: string, { practice, position }: FormGroup) {
  const others = await listEntries(root, 'services')
  const same = others.find(
    (one) => one.path !== path && one.values.practice === practice && one.values.position === position,
  )
  if (!same || !position) return []
  const message = `position ${position} is also that of ${same.values.title}: choose another number.`
  return [{ line: 1, field: 'position', message }]
}

/** A message about a file of fields starts with the name of the field: 'offices 1 phone is …' */
function yamlMistakes(text: string, schema: GenericSchema): Mistake[] {
  return parseYaml(text, schema).mistakes.map((mistake) => ({
    ...mistake,
    field: firstWordOf(mistake.message),
  }))
}

const firstWordOf = (message: string) => /^\w*/.exec(message)?.[0] ?? ''

function withoutFirstWord({ message, ...rest }: Mistake, word: string): Mistake[] {
  if (firstWordOf(message) !== word) return []
  const short = message.slice(word.length).trim()
  return [{ ...rest, message: short, field: firstWordOf(short) }]
}

/** The message names the field as the form does, and does not describe how to write it in a file. */
function toFieldMistake(path: string, { field = '', message }: Mistake, values: FormGroup) {
  const label = fieldsOfFile(path).find(({ name }) => name === field)?.label ?? labelOf(field)
  const isMissing = isSame(values[field], undefined)
  if (isMissing) return { field, message: `${label} is missing.`, isMissing }
  const words = message.replace(new RegExp(`^${field}(: | )`), (_, end) => (end === ' ' ? `${label} ` : ''))
  const short = words.replace(/(?<=^A picture has no [a-z ]+): .*$/, '.')
  return { field, message: short.replace(', or remove the line', ''), isMissing }
}
