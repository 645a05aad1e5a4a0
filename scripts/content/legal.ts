import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import type { Environment } from '../build/environment.ts'
import { UserError } from '../lib/userError.ts'
import { formatMistakes, type Mistake } from '../lib/yamlText.ts'
import type { Analytics } from './analytics.ts'
import { contextOf } from './context.ts'
import { day } from './fields.ts'
import type { Film } from './film.ts'
import { readFrontMatter } from './frontMatter.ts'
import { checkLink } from './links.ts'
import { fillIn, findPlaceholderMistakes, type PlaceholderValues } from './placeholders.ts'
import { renderSections } from './renderMarkdown.ts'

/** What a line can depend on. Empty or false: it does not apply. */
type Conditions = {
  imageHost: string
  filmHost: string
  analyticsHost: string
  spamCheck: boolean
  reports: boolean
}
export type LegalValues = PlaceholderValues & Conditions

type LegalText = {
  /** 'YYYY-MM-DD' */
  updated: string
  /** Each begins with its heading. */
  sections: readonly { id: string; heading: string; html: string }[]
}

const EMPTY: LegalText = { updated: '', sections: [] }

type Line = { text: string; number: number }

const FILM_HOSTS = { youtube: 'YouTube, which belongs to Google', vimeo: 'Vimeo' } as const

/** Adds what the legal texts say about this build. */
export function legalValues(
  values: PlaceholderValues,
  { backend, appCheckKey, reportUrl, imageHost }: Environment,
  film: Film | null,
  analytics: Analytics = null,
): LegalValues {
  return {
    ...values,
    imageHost: imageHost ? new URL(imageHost).host : '',
    filmHost: film && film.kind !== 'file' ? FILM_HOSTS[film.kind] : '',
    analyticsHost: analytics ? new URL(analytics.endpoint).host : '',
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
  if (!existsSync(source)) {
    return { text: EMPTY, mistakes: [`${file} is missing. Get it back with git restore ${file}.`] }
  }
  const context = contextOf(dirname(folder))
  const { text, mistakes } = parseLegal(readFileSync(source), values, (address) =>
    checkLink(context, address),
  )
  return { text, mistakes: formatMistakes(file, mistakes) }
}

const fieldsSchema = v.strictObject({ updated: day })

/** `checkLink` throws an error for an address that leads nowhere. */
export function parseLegal(
  source: string | Buffer,
  values: LegalValues,
  checkLink: (address: string) => void,
) {
  const { value, body, bodyLine, mistakes: inFields } = readFrontMatter(source, fieldsSchema)
  if (body === null) return { text: EMPTY, mistakes: inFields }
  const written = body.split('\n').map((text, index): Line => ({ text, number: bodyLine + index }))
  const { lines, mistakes: inLines } = resolveLines(written, values)
  const { intro, sections, mistakes } = renderSections(lines.map(({ text }) => text).join('\n'), {
    measureImage: () => {
      throw new UserError('A legal text shows no pictures: remove this one.')
    },
    checkLink,
  })
  const inMarkdown = mistakes.map(({ line, message }) => ({
    line: lines[line]?.number ?? bodyLine,
    message,
  }))
  const headless = {
    line: written.find(({ text }) => text.trim())?.number ?? bodyLine,
    message: 'The text does not begin with a heading: write a line "## …" above it.',
  }
  const all: Mistake[] = [
    ...inFields,
    ...inLines,
    ...inMarkdown,
    ...(intro || sections.length === 0 ? [headless] : []),
  ]
  return {
    text: { updated: value?.updated ?? '', sections } satisfies LegalText,
    mistakes: all.toSorted((a, b) => a.line - b.line),
  }
}

const CONDITION = /^(\s*(?:(?:[-*+]|\d+[.)])\s+)?)\{(when|unless)\s+([^{}]*)\}\s*/
const CONDITIONS = [
  'imageHost',
  'filmHost',
  'analyticsHost',
  'spamCheck',
  'reports',
] as const satisfies (keyof Conditions)[]

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
