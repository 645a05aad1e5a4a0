import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { articles } from '@/data/collections/articles'
import { composePlans, countriesOf } from '../../../scripts/brand/composeData'
import { readSiteFile } from '../../../scripts/brand/ownerData'
import { type PlansFile, plansSchema } from '../../../scripts/brand/plansSchema'
import { siteSchema } from '../../../scripts/brand/siteSchema'
import { parseYaml } from '../../../scripts/brand/yamlFile'
import { readImageHost } from '../../../scripts/content/context'
import { plainDocument, readEntry } from '../../../scripts/content/readContent'
import type { Mistake } from '../../../scripts/lib/yamlText'
import { findEntry, isDataFile, Refused } from './contentPaths'
import { shapeOfFile, writeForm } from './entryFile'
import { type FormGroup, isSame } from './formValues'

type Checked = {
  /** What the site would show. Dates are milliseconds. */
  document: Record<string, unknown>
  mistakes: { field: string; message: string; isMissing: boolean }[]
}

/** Reads a form exactly as the site and the content check would read the file that it is saved in. */
export async function checkForm(root: string, path: string, values: FormGroup): Promise<Checked> {
  const text = writeForm(path, null, values)
  if (isDataFile(path)) return checkDataFile(path, text, values)
  const entry = findEntry(path)
  if (!entry) throw new Refused(403, `The studio does not edit ${path}.`)
  const names = await readdir(join(root, 'content', articles.folder)).catch(() => [])
  const context = {
    root,
    imageHost: readImageHost(root),
    articles: new Set(names.map((name) => name.replace(/\.md$/, ''))),
  }
  const { fields, mistakes } = readEntry(entry.collection, text, context)
  return {
    document: plainDocument({ id: entry.id, fields }),
    mistakes: mistakes.map((mistake) => toFieldMistake(path, mistake, values)),
  }
}

function checkDataFile(path: string, text: string, values: FormGroup): Checked {
  if (path === 'content/site.yaml') {
    return { document: {}, mistakes: parseYaml(text, siteSchema).mistakes.map(ofFirstWord) }
  }
  const { value, mistakes } = parseYaml(text, plansSchema)
  return {
    document: { plans: value ? plansOf(value) : [] },
    mistakes: mistakes.map((mistake) => toFieldMistake(path, mistake, values)),
  }
}

function plansOf({ plans }: PlansFile) {
  const site = readSiteFile()
  return composePlans(plans, site.currencies, countriesOf(site))
}

/** The message names the field as the form does, and does not describe how to write it in a file. */
function toFieldMistake(path: string, { field = '', message }: Mistake, values: FormGroup) {
  const label = shapeOfFile(path).fields[field]?.label ?? field
  const isMissing = isSame(values[field], undefined)
  if (isMissing) return { field, message: `${label} is missing.`, isMissing }
  const words = message.startsWith(`${field} `) ? `${label}${message.slice(field.length)}` : message
  const short = words.replace(/(?<=^A picture has no [a-z ]+): .*$/, '.')
  return { field, message: short.replace(', or remove the line', ''), isMissing }
}

/** A message about a data file starts with the name of the field: 'offices 1 phone is …' */
const ofFirstWord = ({ message }: Mistake) => ({
  field: message.split(' ')[0] ?? '',
  message,
  isMissing: false,
})
