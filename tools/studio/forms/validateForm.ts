import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { GenericSchema } from 'valibot'
import { paths } from '@/paths'
import { composePlans, priceStyleOf } from '../../../scripts/content/composeData'
import { type Context, contextOf } from '../../../scripts/content/context'
import { BODY, parseEntry } from '../../../scripts/content/entry'
import { plainDocument } from '../../../scripts/content/fileEntry'
import { parseFrontMatter } from '../../../scripts/content/frontMatter'
import { legalValues, parseLegal } from '../../../scripts/content/legal'
import { checkLink } from '../../../scripts/content/links'
import { readPlaceholders, readSiteFile } from '../../../scripts/content/ownerData'
import { OWN_PAGES, whyTaken } from '../../../scripts/content/ownPageNames'
import { parseOwnPage } from '../../../scripts/content/ownPages'
import { pagesSchema } from '../../../scripts/content/pagesSchema'
import { readParts } from '../../../scripts/content/parts/parts'
import { plansSchema } from '../../../scripts/content/plansSchema'
import { findRedirectMistakes, REDIRECTS } from '../../../scripts/content/redirects'
import { serviceSchema, serviceSlugs } from '../../../scripts/content/services'
import { siteSchema } from '../../../scripts/content/siteSchema'
import { readLocale } from '../../../scripts/content/words/readWords'
import { wordsSchema } from '../../../scripts/content/words/wordsSchema'
import { parseYaml } from '../../../scripts/content/yamlFile'
import { readEnvironment } from '../../../scripts/lib/environment'
import { listFiles } from '../../../scripts/lib/listFiles'
import { SvgError } from '../../../scripts/lib/svgError'
import { drawingPath, findEntry } from './contentPaths'
import { fieldsOfFile, writeForm } from './entryFile'
import { DRAWING_FILE, labelOf } from './formFields'
import { splitPath } from './forms'
import { type FormGroup, isSame } from './formValues'
import { usableDrawing } from './usableDrawing'

type Mistake = { field?: string; message: string }
type Read = { document?: Record<string, unknown>; mistakes: Mistake[] }

type Checked = {
  /** What the site would show. Dates are milliseconds. */
  document: Record<string, unknown>
  /** The page that shows what is saved, if the preview cannot show what is typed. */
  page: string | null
  mistakes: { field: string; message: string; isMissing: boolean }[]
}

/** Reads a form exactly as the site and the content check would read the file that it is saved in. */
export function validateForm(root: string, path: string, values: FormGroup): Checked {
  const { document = {}, mistakes } = readAsSite(root, path, values)
  const named = mistakes.map((mistake) => toFieldMistake(path, mistake, values))
  named.push(...findDrawingMistakes(path, String(values[DRAWING_FILE] ?? '')))
  return { document, page: pageOf(root, path), mistakes: named }
}

function findDrawingMistakes(path: string, drawing: string) {
  try {
    if (drawing) usableDrawing(drawingPath(path) ?? '', drawing)
    return []
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    return [{ field: DRAWING_FILE, message: `Line ${error.line}: ${error.message}`, isMissing: false }]
  }
}

function readAsSite(root: string, path: string, values: FormGroup): Read {
  const { file, part } = splitPath(path)
  const folder = join(root, 'content')
  const context = contextOf(root)
  const entry = findEntry(path)
  const text = writeForm(path, part === undefined ? null : readFileSync(join(root, file), 'utf8'), values)
  if (entry?.form.collection) {
    const { fields, mistakes } = parseEntry(entry.form.collection, text, context)
    return { document: plainDocument({ id: entry.id, fields }), mistakes }
  }
  if (entry?.form.folder === OWN_PAGES) return readOwnPage(entry.id, text, context)
  if (entry) return { mistakes: parseFrontMatter(text, serviceSchema(context.practices)).mistakes }
  if (file === 'content/pages.yaml')
    return {
      mistakes: mistakesIn(part ?? '', text, pagesSchema(readPlaceholders(folder), readParts(folder))),
    }
  if (file === 'content/words.yaml')
    return { mistakes: mistakesIn(part ?? '', text, wordsSchema(readLocale(folder))) }
  if (file === 'content/site.yaml') return { mistakes: parseYaml(text, siteSchema(root)).mistakes }
  if (file === REDIRECTS) return { mistakes: findRedirectMistakes(text, context) }
  if (file === 'content/plans.yaml') return readPlans(folder, text, context)
  const known = legalValues(readPlaceholders(folder), readEnvironment({}), {
    parts: readParts(folder),
    hiddenPages: context.hiddenPages,
  })
  const { mistakes } = parseLegal(text, known, (address) => checkLink(context, address))
  return {
    mistakes: mistakes.map(({ message, field = BODY }) => ({ message, field })),
  }
}

/** The address comes from the heading. */
function readOwnPage(name: string, text: string, context: Context): Read {
  const reason = whyTaken(name, context.publicFiles)
  const taken = reason ? [{ field: 'heading', message: `${reason}: give this one another.` }] : []
  const inFile = parseOwnPage(text, context).mistakes
  return { mistakes: [...taken, ...inFile.map(({ message, field = BODY }) => ({ message, field }))] }
}

function readPlans(folder: string, text: string, context: Context): Read {
  const site = readSiteFile(folder)
  const { value, mistakes } = parseYaml(text, plansSchema(site.currencies, context))
  const plans = value ? composePlans(value.plans, priceStyleOf(site)) : []
  return { document: { plans }, mistakes }
}

/** A message starts with the name of the part, followed by that of its field. */
function mistakesIn(part: string, text: string, schema: GenericSchema): Mistake[] {
  const own = parseYaml(text, schema).mistakes.filter(({ field }) => field === part)
  return own.map(({ message }) => {
    const short = message.slice(`${part} `.length)
    return { message: short, field: /^\w*/.exec(short)?.[0] ?? '' }
  })
}

/** The message names the field as the form does, and does not describe how to write it in a file. */
function toFieldMistake(path: string, { field = '', message }: Mistake, values: FormGroup) {
  const label = fieldsOfFile(path).find(({ name }) => name === field)?.label ?? labelOf(field)
  const isMissing = isSame(values[field], undefined)
  if (isMissing) return { field, message: `${label} is missing.`, isMissing }
  const words = message.replace(new RegExp(`^${field}(: | )`), (_, end) => (end === ' ' ? `${label} ` : ''))
  const short = words.replace(/(?<=^A picture has no [a-z ]+): .*$|: (write|add) (a|the) lines? .*$/, '.')
  const cure = short.replace(/, or remove the line( and the \w+ below it)?| in quotes/, '')
  return { field, message: cure, isMissing }
}

/** The address of the page that shows what a file says. Null if the preview shows the entry by itself. */
function pageOf(root: string, path: string): string | null {
  const entry = findEntry(path)
  if (entry && !entry.form.collection) {
    if (!existsSync(join(root, path))) return null
    return entry.form.folder === OWN_PAGES ? paths.ownPage(entry.id) : paths.service(entry.id)
  }
  if (path === 'content/site.yaml') return paths.home
  const name = splitPath(path).part ?? /^content\/legal\/(\w+)\.md$/.exec(path)?.[1]
  if (!name) return null
  const page = Object.entries({ ...paths, ...examples(root) }).find(([one]) => one === name)?.[1]
  return typeof page === 'string' ? page : paths.home
}

/** For texts that several pages share. */
function examples(root: string) {
  const [service = ''] = serviceSlugs(join(root, 'content'))
  const [article = ''] = listFiles(join(root, 'content', 'articles'))
  return {
    service: paths.service(service),
    article: paths.article(basename(article, '.md')),
    articleNotFound: paths.article('none'),
  }
}
