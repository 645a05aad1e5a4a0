import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { type Practice, practiceIds } from '../../src/content/practices.ts'
import { flag, list, text, wholeNumber } from '../brand/fields.ts'
import { parseYaml } from '../brand/yamlFile.ts'
import { contentFolder } from '../lib/contentFolder.ts'
import { listFiles } from '../lib/listFiles.ts'
import { readShapes, requireSmallShapes, SvgError } from '../lib/svg.ts'
import { UserError } from '../lib/userError.ts'
import type { Mistake } from '../lib/yamlText.ts'
import { checkCase, checkEncoding } from './fileChecks.ts'
import { readFrontMatter, splitFrontMatter } from './frontMatter.ts'

const FOLDER = 'services'
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const NAME_RULE =
  'Use only lower-case letters, digits and hyphens in the file name, as in web-development.md: it is the address of the page.'

/** The page with all services contains every drawing. */
const MAX_KILOBYTES = 4
const VIEW_BOX = '0 0 180 96'

const practiceList = `${practiceIds.slice(0, -1).join(', ')} or ${practiceIds.at(-1)}`

/** The fields of content/services/<slug>.md. The handbook describes each of them. */
export const serviceSchema = v.strictObject({
  title: text(80),
  practice: v.picklist(
    practiceIds,
    `${practiceList}. There are exactly three practices: each service belongs to one of them`,
  ),
  /** The place in the list of its practice. */
  position: wholeNumber(1, 999),
  trending: flag,
  /** Phones show the first sentence only. */
  description: text(300),
  includes: v.pipe(list(text(200)), v.minLength(1, 'at least one line')),
  /** What the client provides. */
  needs: v.pipe(list(text(200)), v.minLength(1, 'at least one line')),
  /** How long it usually takes, and what that depends on. */
  duration: text(300),
  questions: v.optional(list(v.strictObject({ question: text(200), answer: text(1_000) })), []),
  sample: flag,
})
type Fields = v.InferOutput<typeof serviceSchema>

/**
 * What the lists show of a service. Its slug is unique across practices.
 * @public In src/content.d.ts, where knip does not look.
 */
export type Service = { slug: string; practice: Practice; title: string; desc: string; trending?: true }

/**
 * The text of a service's own page, below its description.
 * @public In src/content.d.ts, where knip does not look.
 */
export type ServiceDetails = Pick<Fields, 'includes' | 'needs' | 'duration' | 'questions'>

export type ServiceFile = {
  service: Service
  details: ServiceDetails
  /** What is inside `<svg viewBox="0 0 180 96">`. Null if the service has no drawing. */
  drawing: string | null
  isSample: boolean
}

type Read = { slug: string; fields: Fields; lineOf: (field: string) => number; drawing: string | null }
type Report = (file: string, mistakes: readonly Mistake[]) => void

/** Reads content/services/ in the order of the pages. Throws one error that lists every mistake with its line. */
export function readServices(folder = contentFolder()): ServiceFile[] {
  const found: string[] = []
  const report: Report = (file, mistakes) => {
    for (const { line, message } of mistakes) found.push(`${file}:${line}: ${message}`)
  }
  const files = listFiles(join(folder, FOLDER))
    .filter((file) => !basename(file).startsWith('.'))
    .map((file) => `content/${FOLDER}/${file}`)
  for (const file of files) report(file, [...checkFile(file, files), ...checkCase(file, files)])

  const services = serviceSlugs(folder)
    .flatMap((slug) => readService(folder, slug, report) ?? [])
    .toSorted(compareServices)
  reportRepeated(services, report)
  if (found.length > 0) throw new UserError(found.join('\n'))
  return services.map(toServiceFile)
}

/** The services that have a file, whether it is correct or not. */
export function serviceSlugs(folder = contentFolder()): string[] {
  const path = join(folder, FOLDER)
  const names = existsSync(path) ? readdirSync(path) : []
  return names.flatMap((name) => {
    const slug = basename(name, '.md')
    return name.endsWith('.md') && SLUG.test(slug) ? [slug] : []
  })
}

function checkFile(file: string, files: readonly string[]): Mistake[] {
  const mistake = (message: string) => [{ line: 1, message }]
  const [, stem = '', extension = ''] = /^content\/services\/([^/]+)\.(md|svg)$/.exec(file) ?? []
  if (!stem) {
    const ending = /\.svg$/i.test(file) ? 'svg' : 'md'
    const name = basename(file).replace(/\.(md|markdown|txt|svg)$/i, '')
    const advice = /\.(md|markdown|txt|svg)$/i.test(file)
      ? `rename it to content/services/${name}.${ending}`
      : 'move it to another folder'
    return mistake(`Only .md and .svg files directly in content/services are used: ${advice}, or remove it.`)
  }
  if (!SLUG.test(stem)) return mistake(NAME_RULE)
  if (extension === 'md' || files.includes(`content/services/${stem}.md`)) return []
  return mistake(
    `It belongs to no service, because content/services/${stem}.md does not exist: give it the name of its service, or remove it.`,
  )
}

function readService(folder: string, slug: string, report: Report): Read | null {
  const file = `content/${FOLDER}/${slug}.md`
  const bytes = readFileSync(join(folder, FOLDER, `${slug}.md`))
  const drawing = readDrawing(folder, slug, report)
  const source = bytes.toString()
  const parts = splitFrontMatter(source)
  const frontMatter = readFrontMatter(source)
  const unreadable = parts ? checkEncoding(bytes) : frontMatter.mistakes
  if (!parts || unreadable.length > 0) {
    report(file, unreadable)
    return null
  }
  // Line 1 of the file is the opening fence.
  const { value, mistakes } = parseYaml(parts.yaml, serviceSchema, 2)
  report(file, [...mistakes, ...checkBody(parts)])
  if (!value) return null
  const lineOf = (field: string) => frontMatter.fields.get(field)?.line ?? 1
  return { slug, fields: value, lineOf, drawing }
}

function checkBody({ body, bodyLine }: { body: string; bodyLine: number }): Mistake[] {
  const first = body.split('\n').findIndex((line) => line.trim())
  if (first === -1) return []
  return [{ line: bodyLine + first, message: 'Services have no text below the fields: remove it.' }]
}

function readDrawing(folder: string, slug: string, report: Report): string | null {
  const path = join(folder, FOLDER, `${slug}.svg`)
  if (!existsSync(path)) return null
  try {
    return parseDrawing(readFileSync(path), slug)
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    report(`content/${FOLDER}/${slug}.svg`, [error])
    return null
  }
}

/** The shapes of the drawing of a service. Throws an `SvgError` if it cannot be used. */
export function parseDrawing(source: string | Uint8Array, slug: string): string {
  const { root, shapes } = readShapes(source, `${slug}-`)
  const viewBox = root.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
    .join(' ')
  if (viewBox !== VIEW_BOX) {
    throw new SvgError(`All drawings of services have one size: draw it in viewBox="${VIEW_BOX}".`)
  }
  requireSmallShapes(shapes, MAX_KILOBYTES)
  return shapes
}

const orderOf = ({ practice }: Fields) => practiceIds.indexOf(practice)

function compareServices(a: Read, b: Read): number {
  const byOrder = orderOf(a.fields) - orderOf(b.fields) || a.fields.position - b.fields.position
  return byOrder || (a.slug < b.slug ? -1 : 1)
}

/** Two services of a practice need different positions, and all need different descriptions for search engines. */
function reportRepeated(services: readonly Read[], report: Report) {
  const keysOf = ({ fields: { practice, position, description } }: Read) => ({
    position: `${practice} ${position}`,
    description,
  })
  for (const field of ['position', 'description'] as const) {
    const slugs = new Map<string, string>()
    for (const service of services) {
      const key = keysOf(service)[field]
      const other = slugs.get(key)
      slugs.set(key, other ?? service.slug)
      if (!other) continue
      const [what, remedy] =
        field === 'position'
          ? [`position ${service.fields.position}`, 'give one of them another number']
          : ['description', 'write another one']
      const message = `${what} is also that of content/services/${other}.md: ${remedy}.`
      report(`content/${FOLDER}/${service.slug}.md`, [{ line: service.lineOf(field), message }])
    }
  }
}

function toServiceFile({ slug, fields, drawing }: Read): ServiceFile {
  const { practice, title, description, trending, sample, includes, needs, duration, questions } = fields
  return {
    service: { slug, practice, title, desc: description, ...(trending && { trending }) },
    details: { includes, needs, duration, questions },
    drawing,
    isSample: sample,
  }
}
