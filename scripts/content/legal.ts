import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { isWithin, paths } from '../../src/paths.ts'
import type { Environment } from '../lib/environment.ts'
import { UserError } from '../lib/userError.ts'
import { formatMistakes, type Mistake } from '../lib/yamlText.ts'
import type { Analytics } from './analytics.ts'
import { contextOf } from './context.ts'
import type { Film } from './film.ts'
import { parseFrontMatter } from './frontMatter.ts'
import { checkLink } from './links.ts'
import { ALL_ON, type PartStates, partConditions, partValues } from './parts/parts.ts'
import { fillIn, findPlaceholderMistakes, type PlaceholderValues, type Values } from './placeholders.ts'
import { renderSections } from './renderMarkdown.ts'
import { textFields } from './textFields.ts'
import { day, list } from './valueSchemas.ts'

/** Pages that content/pages.yaml can switch off, by their names there. */
const PAGES = ['plans', 'insights', 'innovations', 'career', 'portfolio'] as const
type Page = (typeof PAGES)[number]

/** What a sentence can depend on. Empty or false: it does not apply. */
const CONDITIONS = [
  ...(['imageHost', 'filmHost', 'analyticsHost', 'spamCheck', 'reports', 'notices'] as const),
  ...(['questions', 'newsletterLists', 'currencies'] as const),
  ...partConditions,
  ...PAGES,
] as const
type Condition = (typeof CONDITIONS)[number]
type LegalValues = PlaceholderValues & Record<Condition, string | boolean>

type LegalText = {
  /** 'YYYY-MM-DD' */
  updated: string
  /** Each begins with its heading. */
  sections: readonly { id: string; heading: string; html: string }[]
}

const EMPTY: LegalText = { updated: '', sections: [] }

type Line = { text: string; number: number }

const FILM_HOSTS = { youtube: 'YouTube', vimeo: 'Vimeo' } as const

type Described = {
  film?: Film | null
  analytics?: Analytics
  hasNotices?: boolean
  /** Of which visitors can choose one, on the page of the plans. */
  currencies?: readonly string[]
  parts?: PartStates
  /** Their paths. */
  hiddenPages?: readonly string[]
}

/** Adds what the legal texts say about this build. */
export function legalValues(
  values: PlaceholderValues,
  { backend, appCheckKey, reportUrl, imageHost }: Environment,
  {
    film = null,
    analytics = null,
    hasNotices = false,
    currencies = [],
    parts = ALL_ON,
    hiddenPages = [],
  }: Described = {},
): LegalValues {
  const isShown = (page: Page) => !isWithin(paths[page], hiddenPages)
  return {
    ...values,
    ...partValues(parts),
    ...(Object.fromEntries(PAGES.map((page) => [page, isShown(page)])) as Record<Page, boolean>),
    imageHost: imageHost ? new URL(imageHost).host : '',
    filmHost: film && film.kind !== 'file' ? FILM_HOSTS[film.kind] : '',
    analyticsHost: analytics ? new URL(analytics.endpoint).host : '',
    spamCheck: backend.kind === 'live' && appCheckKey !== null,
    reports: reportUrl !== null,
    notices: hasNotices,
    currencies: currencies.length > 0 && isShown('plans'),
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
  const written = readFileSync(source, 'utf8')
  const { text, mistakes } = parseLegal(written, values, (address) => checkLink(context, address))
  const unnamed = name === 'privacy' ? findUnnamed(written, text, values) : []
  return { text, mistakes: formatMistakes(file, [...mistakes, ...unnamed]) }
}

/** What the browser keeps only with notices. */
const CLOSED_NOTICE = '“closed-notice”'

/** What the site asks of visitors, or keeps, must be in the privacy page. */
function findUnnamed(written: string, { sections }: LegalText, values: LegalValues): Mistake[] {
  if (sections.length === 0) return []
  const asked = {
    questions: 'The contact form asks questions',
    newsletterLists: 'The newsletter has lists',
  }
  const names = Object.keys(asked) as (keyof typeof asked)[]
  const missing = names
    .filter((name) => values[name] && !written.includes(`{${name}}`))
    .map(
      (name) =>
        `${asked[name]}, so the text must name {${name}}: copy its sentence from sample/content/legal/privacy.md.`,
    )
  if (values.notices && !sections.some(({ html }) => html.includes(CLOSED_NOTICE)))
    missing.push(
      `The site has notices, so the text must name ${CLOSED_NOTICE}: copy the sentence noticeEntry and {noticeEntry} from sample/content/legal/privacy.md.`,
    )
  return missing.map((message) => ({ line: 1, message }))
}

/** The sentences that depend on the build, which the text below names in braces. */
export const legalFields = (values: PlaceholderValues) => {
  const { text, note } = textFields(values)
  const sentence = v.strictObject({
    name: text(40),
    when: v.picklist(CONDITIONS, `one of ${CONDITIONS.join(', ')}`),
    text: text(600),
    otherwise: note(600),
  })
  const about = { kind: 'date', label: 'Last changed', hint: 'Change it with the text.' }
  const updated = v.pipe(day, v.metadata(about))
  return v.strictObject({ updated, sentences: v.optional(list(sentence), []) })
}

/** `checkLink` throws an error for an address that leads nowhere. */
export function parseLegal(source: string, values: LegalValues, checkLink: (address: string) => void) {
  const escaped = escapeValues(values)
  const { value, fields, body, bodyLine, mistakes: inFields } = parseFrontMatter(source, legalFields(escaped))
  if (body === null) return { text: EMPTY, mistakes: inFields }
  // Also those with mistakes: the text may name them.
  const sentences = (Array.isArray(fields.sentences) ? fields.sentences : []).map((sentence) => {
    const { name, when, text, otherwise }: Record<string, string> = Object(sentence)
    return [name, (values[when as Condition] ? text : otherwise) ?? '']
  })
  const written = body.split('\n').map((text, index): Line => ({ text, number: bodyLine + index }))
  const { lines: applying, mistakes: inConditions } = linesThatApply(written, values)
  const { lines, mistakes: inLines } = fillLines(applying, { ...escaped, ...Object.fromEntries(sentences) })
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
  const noHeading = intro || sections.length === 0 ? [headless] : []
  const all: Mistake[] = [...inFields, ...inConditions, ...inLines, ...inMarkdown, ...noHeading]
  return {
    text: { updated: value?.updated ?? '', sections } satisfies LegalText,
    mistakes: all.toSorted((a, b) => a.line - b.line),
  }
}

/** At the end of a line: `{when bag newsletter}` if all of these apply, `{unless bag}` if one does not. */
const CONDITION = /\s*\{(when|unless)\s([^{}]*)\}\s*$/
const HEADING = /^#+(?=\s)/

/** Without the lines whose condition does not hold. A heading stands for all below it, to the next one of its level. */
function linesThatApply(written: Line[], values: LegalValues) {
  const mistakes: Mistake[] = []
  const isKnown = (name: string) => (CONDITIONS as readonly string[]).includes(name)
  let leftOut = Number.POSITIVE_INFINITY
  const lines = written.flatMap(({ text, number }): Line[] => {
    const level = HEADING.exec(text)?.[0].length
    if (level !== undefined && level <= leftOut) leftOut = Number.POSITIVE_INFINITY
    if (leftOut !== Number.POSITIVE_INFINITY) return []
    let shown = text
    let applies = true
    for (let found = CONDITION.exec(shown); found; found = CONDITION.exec(shown)) {
      const names = (found[2] ?? '').trim().split(/[\s,]+/)
      for (const name of names.filter((one) => !isKnown(one)))
        mistakes.push({
          line: number,
          message: `“${name}” is not a condition: write one of ${CONDITIONS.join(', ')}.`,
        })
      const holds = names.every((name) => values[name as Condition])
      applies &&= found[1] === 'when' ? holds : !holds
      shown = shown.slice(0, found.index)
    }
    if (applies) return [{ text: shown, number }]
    if (level !== undefined) leftOut = level
    return []
  })
  return { lines, mistakes }
}

/** A list item or a line that has no text left. */
const NOTHING = /^\s*([-*+]|\d+[.)])?\s*$/

function fillLines(written: Line[], values: Values) {
  const mistakes: Mistake[] = []
  const lines = written.flatMap(({ text, number }): Line[] => {
    const found = findPlaceholderMistakes(text, values)
    for (const message of found) mistakes.push({ line: number, message })
    const filled = found.length > 0 ? text : fillIn(text, values)
    return text.trim() && NOTHING.test(filled) ? [] : [{ text: filled, number }]
  })
  return { lines, mistakes }
}

const escapeValues = (values: LegalValues) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? escapeMarkdown(value) : value,
    ]),
  ) as LegalValues

function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>&|~#]/g, '\\$&')
}
