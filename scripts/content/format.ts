import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { UserError } from '../lib/userError.ts'
import { FORMAT } from './migrations/index.ts'

const LINE = /^format:[ \t]*(\S*)/m

/** The number in site.yaml. The first release had none. Not parsed: the file may have mistakes. */
export function readFormat(folder: string): number {
  const file = join(folder, 'site.yaml')
  const [, format = '1'] = (existsSync(file) && LINE.exec(readFileSync(file, 'utf8'))) || []
  return Number(format)
}

/** The check of content in another format would list hundreds of false mistakes. A missing site.yaml is named by its own check. */
export function requireFormat(folder: string) {
  if (!existsSync(join(folder, 'site.yaml'))) return
  const format = readFormat(folder)
  if (format === FORMAT) return
  if (!Number.isInteger(format) || format < 1)
    throw new UserError(`content/site.yaml: format is not a number: write format: ${FORMAT}.`)
  throw new UserError(
    format < FORMAT
      ? `content/ has format ${format}, and this version of the site reads format ${FORMAT}: run npm run content:migrate.`
      : `content/ has format ${format}, which is newer than this version of the site, which reads format ${FORMAT}: run npm run upgrade.`,
  )
}

/** The text of site.yaml with another number, which stands above the first field. */
export function withFormat(source: string, format: number): string {
  if (LINE.test(source)) return source.replace(LINE, `format: ${format}`)
  const lines = source.replace(/^\uFEFF/, '').split('\n')
  const first = lines.findIndex((line) => /^['"\w]/.test(line))
  const at = first === -1 ? lines.length : commentsAbove(lines, first)
  return lines.toSpliced(at, 0, `format: ${format}`).join('\n')
}

/** A comment directly above a field belongs to it. */
function commentsAbove(lines: readonly string[], field: number): number {
  let at = field
  while (lines[at - 1]?.startsWith('#')) at -= 1
  // The whole file may begin with one.
  return at === 0 && at !== field ? field : at
}
