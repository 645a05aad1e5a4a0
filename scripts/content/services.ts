import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { contentFolder } from '../lib/contentFolder.ts'
import { listFiles } from '../lib/listFiles.ts'
import { tryRead, UserError } from '../lib/userError.ts'
import { formatMistakes, type Mistake } from '../lib/yamlText.ts'
import { readDrawing } from './drawings.ts'
import { parseFrontMatter } from './frontMatter.ts'
import { practiceId, readPracticeIds, sharePractice } from './practices.ts'
import { findWrongCurrencies, otherPrices, price, readCurrencies } from './priceFields.ts'
import { INDEX_NAME, strayFile } from './strayFile.ts'
import {
  flag,
  list,
  optionalText,
  questionsAndAnswers,
  SLUG,
  sample,
  text,
  wholeNumber,
} from './valueSchemas.ts'

const FOLDER = 'services'
const NAME_RULE =
  'Use only lower-case letters from a to z, digits and hyphens in the file name, as in web-development.md: it is the address of the page.'

/** The fields of content/services/<slug>.md. The handbook describes each of them. */
export const serviceSchema = (practices: readonly string[]) =>
  v.strictObject({
    title: text(80),
    practice: practiceId(practices),
    /** The place in the list of its practice. */
    position: v.pipe(
      wholeNumber(1, 999),
      v.metadata({ hint: 'In its practice. The first ones are on the home page.' }),
    ),
    trending: v.pipe(flag, v.metadata({ hint: 'Gives the service more room.' })),
    /** Phones show the first sentence only. */
    description: text(300),
    includes: v.pipe(list(text(200)), v.minLength(1, 'at least one line')),
    /** What the client provides. */
    needs: v.pipe(list(text(200)), v.minLength(1, 'at least one line')),
    /** How long it usually takes, and what that depends on. */
    duration: text(300),
    questions: questionsAndAnswers,
    keywords: v.pipe(
      v.optional(list(text(60)), []),
      v.maxLength(30, 'at most thirty'),
      v.metadata({
        hint: 'What visitors call it, and no text of the service says. Only the search reads it.',
      }),
    ),
    price: v.optional(price),
    from: v.pipe(flag, v.metadata({ hint: 'The price is the lowest one.' })),
    unit: v.pipe(optionalText(40), v.metadata({ hint: 'After the price, such as “a month”.' })),
    otherPrices,
    /** What the price includes, in the price list. */
    note: v.pipe(optionalText(100), v.metadata({ hint: 'Beside the price: what it is for.' })),
    sample: sample(),
  })
type Read = {
  /** Unique across practices. */
  slug: string
  fields: v.InferOutput<ReturnType<typeof serviceSchema>>
  lineOf: (field: string) => number
  drawing: string | null
}
export type ServiceFile = ReturnType<typeof toServiceFile>

const fileOf = (slug: string, ending = 'md') => `content/${FOLDER}/${slug}.${ending}`

/** Reads content/services/ in the order of the pages. Throws one error that lists every mistake with its line. */
export function readServices(folder = contentFolder()): ServiceFile[] {
  const files = listFiles(join(folder, FOLDER))
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => `content/${FOLDER}/${file}`)
  const practices = readPracticeIds(folder)
  const currencies = readCurrencies(folder)
  const read = serviceSlugs(folder).map((slug) => readService(folder, slug, practices))
  const services = read.flatMap(({ service }) => service ?? []).toSorted(inOrderOf(practices))
  const mistakes = [
    ...files.flatMap((file) => formatMistakes(file, checkFile(file, files))),
    ...read.flatMap((one) => one.mistakes),
    ...services.flatMap((service, index) =>
      formatMistakes(fileOf(service.slug), [
        ...findRepeated(service, services.slice(0, index), practices),
        ...findPriceMistakes(service, services, practices, currencies),
      ]),
    ),
  ]
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  return services.map(toServiceFile)
}

/** The services that have a file, whether it is correct or not. */
export function serviceSlugs(folder = contentFolder()): string[] {
  const names = listFiles(join(folder, FOLDER)).filter((file) => file.endsWith('.md'))
  return names.map((name) => name.slice(0, -'.md'.length)).filter((slug) => SLUG.test(slug))
}

function checkFile(file: string, files: readonly string[]): Mistake[] {
  const mistake = (message: string) => [{ line: 1, message }]
  const [, slug = '', ending] = /^content\/services\/([^/]+)\.(md|svg)$/.exec(file) ?? []
  if (!slug) return strayFile(FOLDER, '.md and .svg')
  if (!SLUG.test(slug)) return mistake(NAME_RULE)
  if (slug === 'index') return mistake(INDEX_NAME)
  if (ending === 'md' || files.includes(fileOf(slug))) return []
  return mistake(
    `It belongs to no service, because ${fileOf(slug)} does not exist: give it the name of its service, or remove it.`,
  )
}

function readService(folder: string, slug: string, practices: readonly string[]) {
  const source = readFileSync(join(folder, FOLDER, `${slug}.md`), 'utf8')
  const { value, body, bodyLine, mistakes, lineOf } = parseFrontMatter(source, serviceSchema(practices))
  const path = `${FOLDER}/${slug}.svg`
  const drawing = tryRead(() => (existsSync(join(folder, path)) ? readDrawing(folder, path) : null))
  const all = [...mistakes, ...checkBody(body ?? '', bodyLine)]
  const service: Read | undefined = value && { slug, fields: value, lineOf, drawing: drawing.value ?? null }
  return { service, mistakes: [...formatMistakes(fileOf(slug), all), ...drawing.mistakes] }
}

function checkBody(body: string, bodyLine: number): Mistake[] {
  const first = body.split('\n').findIndex((line) => line.trim())
  if (first === -1) return []
  return [{ line: bodyLine + first, message: 'Services have no text below the fields: remove it.' }]
}

const inOrderOf = (practices: readonly string[]) => (a: Read, b: Read) => {
  const [first, second] = [a, b].map(({ fields }) => practices.indexOf(fields.practice)) as [number, number]
  return first - second || a.fields.position - b.fields.position || (a.slug < b.slug ? -1 : 1)
}

/** Visitors tell the services of a practice apart by title, and search engines all of them by description. */
function findRepeated(
  { fields, lineOf }: Read,
  others: readonly Read[],
  practices: readonly string[],
): Mistake[] {
  const isPeer = sharePractice(practices, fields)
  const among = {
    title: others.filter((other) => isPeer(other.fields)),
    description: others,
  }
  return (['title', 'description'] as const).flatMap((field) => {
    const same = among[field].find((other) => other.fields[field] === fields[field])
    const message = `${field} is also that of ${same && fileOf(same.slug)}: write another one.`
    return same ? [{ line: lineOf(field), message }] : []
  })
}

function findPriceMistakes(
  { fields, lineOf }: Read,
  services: readonly Read[],
  practices: readonly string[],
  currencies: readonly string[],
): Mistake[] {
  if (fields.price === undefined) {
    const { from, unit, otherPrices: others, note } = fields
    const given = { from, unit, otherPrices: Object.keys(others).length > 0, note }
    const lost = Object.entries(given).flatMap(([name, value]) => (value ? [name] : []))
    const cure = 'it shows only beside a price: write a line "price: …", or remove this one.'
    return lost.map((name) => ({ line: lineOf(name), message: `${name}: ${cure}` }))
  }
  const inWords = typeof fields.price === 'string' && fields.from
  if (inWords) {
    const message = 'from: only a price in digits can be the lowest one: remove this line.'
    return [{ line: lineOf('from'), message }]
  }
  const neighbours = services.map((one) => one.fields).filter(sharePractice(practices, fields))
  const wrong = findWrongCurrencies(fields, neighbours, currencies)
  return wrong ? [{ line: lineOf('price'), message: `price: ${wrong}` }] : []
}

function toServiceFile({ slug, fields, drawing }: Read) {
  const { practice, title, description, trending, sample, includes, needs, duration, questions } = fields
  const { keywords, price, from, unit, otherPrices, note } = fields
  return {
    /** What the lists show. */
    service: { slug, practice, title, desc: description, ...(trending && { trending }) },
    /** Below the description on its own page. */
    details: { includes, needs, duration, questions },
    keywords,
    /** What is inside `<svg viewBox="0 0 180 96">`. Null if the service has no drawing. */
    drawing,
    isSample: sample,
    offer: price === undefined ? null : { price, from, unit, otherPrices, note },
  }
}
