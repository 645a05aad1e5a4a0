import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { headingSlug } from '../../src/lib/text.ts'
import type { Film } from '../brand/readFilm.ts'
import type { Environment } from '../build/environment.ts'
import { listFiles } from '../lib/listFiles.ts'
import { textOfHtml } from '../lib/textOfHtml.ts'
import { UserError } from '../lib/userError.ts'
import { readFrontMatter } from './frontMatter.ts'
import { checkLink } from './links.ts'
import { fillIn, findPlaceholderMistakes, type PlaceholderValues } from './placeholders.ts'
import { renderMarkdown } from './renderMarkdown.ts'

/** What a line can depend on. Empty or false: it does not apply. */
type Conditions = { imageHost: string; filmHost: string; spamCheck: boolean; reports: boolean }
export type LegalValues = PlaceholderValues & Conditions

export type LegalText = {
  /** 'YYYY-MM-DD' */
  updated: string
  /** Each begins with its heading, whose id is that of the section. */
  sections: readonly { id: string; heading: string; html: string }[]
}

type Line = { text: string; number: number }
type Mistake = { line: number; message: string }

const FILM_HOSTS = { youtube: 'YouTube, which belongs to Google', vimeo: 'Vimeo' } as const

/** Adds what the legal texts say about this build. */
export function legalValues(
  values: PlaceholderValues,
  { backend, appCheckKey, reportUrl, imageHost }: Environment,
  film: Film | null,
): LegalValues {
  return {
    ...values,
    imageHost: imageHost ? new URL(imageHost).host : '',
    filmHost: film && film.kind !== 'file' ? FILM_HOSTS[film.kind] : '',
    spamCheck: backend.kind === 'live' && appCheckKey !== null,
    reports: reportUrl !== null,
  }
}

/** Reads content/legal/. Throws one error that lists every mistake with its line. */
export function readLegal(folder: string, values: LegalValues) {
  const privacy = readText(folder, 'privacy', values)
  const terms = readText(folder, 'terms', values)
  const mistakes = [...privacy.mistakes, ...terms.mistakes]
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  return { privacy: privacy.text, terms: terms.text }
}

function readText(folder: string, name: string, values: LegalValues) {
  const file = `content/legal/${name}.md`
  const source = join(folder, 'legal', `${name}.md`)
  const empty: LegalText = { updated: '', sections: [] }
  if (!existsSync(source)) {
    return { text: empty, mistakes: [`${file} is missing. Get it back with git restore ${file}.`] }
  }
  const { text, mistakes } = parseLegal(readFileSync(source, 'utf8'), values, (address) =>
    checkLink({ root: dirname(folder), articles: articleIds(folder) }, address),
  )
  return { text, mistakes: mistakes.map(({ line, message }) => `${file}:${line}: ${message}`) }
}

/** `checkLink` throws an error for an address that leads nowhere. */
export function parseLegal(source: string, values: LegalValues, checkLink: (address: string) => void) {
  const { fields, body, bodyLine, mistakes: inFields } = readFrontMatter(source)
  const updated = fields.get('updated')
  const mistakes: Mistake[] = [...inFields]
  if (inFields.length === 0) {
    if (!updated)
      mistakes.push({ line: 1, message: 'updated is missing: write a line "updated: 2026-11-21".' })
    else if (!isDate(updated.value)) {
      const message = `updated is ${JSON.stringify(updated.value)}: write a date as YYYY-MM-DD.`
      mistakes.push({ line: updated.line, message })
    }
    for (const [field, { line }] of fields) {
      if (field === 'updated') continue
      mistakes.push({ line, message: `${field} is not a field of this file: remove the line.` })
    }
  }

  const written = body.split('\n').map((text, index): Line => ({ text, number: bodyLine + index }))
  const { lines, mistakes: inLines } = resolveLines(written, values)
  const { html, mistakes: inMarkdown } = renderMarkdown(lines.map(({ text }) => text).join('\n'), {
    measureImage: () => {
      throw new UserError('A legal text shows no pictures: remove this one.')
    },
    checkLink,
  })
  const at = (line: number) => lines[line]?.number ?? bodyLine
  mistakes.push(...inLines, ...inMarkdown.map(({ line, message }) => ({ line: at(line), message })))

  const { before, sections } = splitSections(html)
  if (before || sections.length === 0) {
    const first = written.find(({ text }) => text.trim())
    mistakes.push({
      line: first?.number ?? bodyLine,
      message: 'The text does not begin with a heading: write a line "## …" above it.',
    })
  }
  return {
    text: { updated: String(updated?.value ?? ''), sections } satisfies LegalText,
    mistakes: mistakes.toSorted((a, b) => a.line - b.line),
  }
}

const CONDITION = /^(\s*(?:(?:[-*+]|\d+[.)])\s+)?)\{(when|unless)\s+([^{}]*)\}\s*/
const CONDITIONS = ['imageHost', 'filmHost', 'spamCheck', 'reports'] as const satisfies (keyof Conditions)[]

/** Removes lines that do not apply and fills in the others. */
function resolveLines(written: Line[], values: LegalValues) {
  const lines: Line[] = []
  const mistakes: Mistake[] = []
  let isLeftOut = false
  for (const { text, number } of written) {
    const [marker = '', start = '', word, name = ''] = CONDITION.exec(text) ?? []
    const condition = CONDITIONS.find((one) => one === name.trim())
    if (word) isLeftOut = condition ? Boolean(values[condition]) !== (word === 'when') : false
    else if (startsBlock(text)) isLeftOut = false
    if (word && !condition) {
      const known = CONDITIONS.map((one) => `{${word} ${one}}`).join(', ')
      mistakes.push({ line: number, message: `{${word} ${name}} is not known: write one of ${known}.` })
    }
    const rest = start + text.slice(marker.length)
    const found = findPlaceholderMistakes(rest, values)
    for (const message of found) mistakes.push({ line: number, message: explainCondition(message) })
    if (isLeftOut) continue
    lines.push({ text: found.length > 0 ? rest : fillIn(rest, values, escapeMarkdown), number })
  }
  return { lines, mistakes }
}

/** A condition holds for a paragraph, or for one item of a list. */
const startsBlock = (text: string) => text.trim() === '' || /^\s*([-*+]|\d+[.)])\s|^#/.test(text)

function explainCondition(message: string): string {
  const [condition] = /^\{(?:when|unless) [^}]*\}/.exec(message) ?? []
  if (!condition) return message
  return `${condition} is within a text: move it to the beginning of a paragraph, or of an item of a list.`
}

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~#]/g, '\\$&')
}

function splitSections(html: string) {
  const [before = '', ...parts] = html.split(/^(?=<h2>)/m)
  const isFirst = before.startsWith('<h2>')
  const sections = (isFirst ? [before, ...parts] : parts).map((part) => {
    const [, inside = ''] = /^<h2>(.*?)<\/h2>/s.exec(part) ?? []
    const heading = textOfHtml(inside)
    return { heading, slug: headingSlug(heading), part: part.trim() }
  })
  return {
    before: isFirst ? '' : before.trim(),
    sections: sections.map(({ heading, slug, part }, index) => {
      const repeated = sections.slice(0, index).filter((one) => one.slug === slug).length
      const id = repeated > 0 ? `${slug}-${repeated + 1}` : slug
      return { id, heading, html: part.replace('<h2>', `<h2 id="${id}">`) }
    }),
  }
}

export const articleIds = (folder: string) =>
  new Set(listFiles(join(folder, 'articles')).map((file) => basename(file, '.md')))

/** JavaScript reads 2026-02-30 as 2 March. */
function isDate(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const date = new Date(`${value}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value)
}
