import * as v from 'valibot'
import { bodyOf, type Collection, fieldsOf } from '@/data/collections'
import { messagesOf } from '../lib/userError'
import type { Mistake } from '../lib/yamlText'
import { barsSchema } from './bars'
import type { Context } from './context'
import { drawingName } from './drawings'
import { type ContentFields, type ContentValue, plainDocument } from './fileEntry'
import { parseFrontMatter } from './frontMatter'
import { measureImage } from './images'
import { checkLink } from './links'
import { serviceName } from './plansSchema'
import { practiceId } from './practices'
import { checkHtml, findTags, plainText, renderMarkdown } from './renderMarkdown'
import { choice, email, flag, isDay, list, text, url } from './valueSchemas'

/** `bodyFormat: html` publishes the body unchanged, for text that Markdown cannot express. */
export const BODY_FORMAT = 'bodyFormat'
/** The text below the front matter, in mistakes and in the studio. */
export const BODY = 'body'

/** Front matter that is not part of the document. */
export const UNPUBLISHED_FLAGS = {
  draft: {
    label: 'Draft',
    hint: 'Keeps the entry off your site, even if it is published. The local site shows it.',
  },
  sample: { label: 'Sample', hint: 'Marks a placeholder, for you: visitors do not see it.' },
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/
const DATE = 'a date as YYYY-MM-DD, for example 2026-11-14, or with an hour in UTC as 2026-11-14T09:30Z'
/** A date without a time is stored as midnight UTC. The site formats dates in UTC, so it is the same day everywhere. */
const date = v.pipe(
  v.string(DATE),
  v.check(
    (written) =>
      isDay(written.slice(0, 'YYYY-MM-DD'.length)) &&
      (isDay(written) || (DATE_TIME.test(written) && !Number.isNaN(Date.parse(written)))),
    DATE,
  ),
  v.transform((written) => new Date(written)),
)

const NUMBER = 'a number without quotes, for example 3'
const number = v.pipe(v.number(NUMBER), v.finite(NUMBER))

type FieldInfo = ReturnType<typeof fieldsOf>[number]['info']

function schemaOfField(
  info: FieldInfo,
  { practices, drawings, services }: Context,
): v.GenericSchema<unknown, ContentValue> {
  switch (info.kind) {
    case 'text':
      return text(info.max)
    case 'email':
      return email
    case 'url':
      return url
    case 'image':
      return text()
    case 'date':
      return date
    case 'number':
      return number
    case 'flag':
      return flag
    case 'choice':
      return choice(info.choices)
    case 'bars':
      return barsSchema
    case 'list':
      return v.pipe(list(text()), v.maxLength(info.max, `at most ${info.max}`))
    case 'services':
      return v.pipe(list(serviceName(services)), v.maxLength(info.max, `at most ${info.max}`))
    case 'practice':
      return practiceId(practices)
    case 'drawing':
      return drawingName(drawings)
  }
}

/** Stricter than the site, which ignores an invalid value. */
function entrySchema(collection: Collection, context: Context) {
  const fields = fieldsOf(collection).map(({ nameInFiles, info }) => {
    const schema = schemaOfField(info, context)
    return [nameInFiles, info.required || info.kind === 'flag' ? schema : v.optional(schema)] as const
  })
  return v.strictObject({
    draft: flag,
    sample: flag,
    [BODY_FORMAT]: v.optional(v.literal('html', 'html, or remove the line')),
    ...Object.fromEntries(fields),
  })
}

/** The document in a file, as it is stored. Fields with mistakes are left out. */
export function parseEntry(collection: Collection, source: string, context: Context) {
  const file = parseFrontMatter(source, entrySchema(collection, context))
  const fields: ContentFields = {}
  const mistakes = [...file.mistakes]
  if (file.body === null) return { fields, mistakes }
  for (const { nameInFiles: name, storedName, info } of fieldsOf(collection)) {
    const value = file.fields[name] as ContentValue | undefined
    if (value === undefined || file.mistakes.some(({ field }) => field === name)) continue
    fields[storedName] = value
    if (info.kind !== 'image') continue
    const found = messagesOf(() => measureImage(context, String(value)))
    mistakes.push(...found.map((message) => ({ line: file.lineOf(name), message, field: name })))
  }
  mistakes.push(
    ...checkTogether(collection, fields).map(({ field, message }) => ({
      ...{ field, message },
      line: file.lineOf(field),
    })),
  )
  const body = readBody(collection, file.body, file.fields[BODY_FORMAT] === 'html', context)
  const inBody = body.mistakes.map(({ line, message }) => ({
    line: line + file.bodyLine,
    message,
    field: BODY,
  }))
  return {
    fields: { ...fields, ...body.fields },
    mistakes: [...mistakes, ...inBody].toSorted((a, b) => a.line - b.line),
  }
}

/** What is wrong though each field is correct. */
function checkTogether(collection: Collection, fields: ContentFields) {
  const { check }: { check?: (document: never) => { field: string; message: string }[] } = collection
  const { success, output } = v.safeParse(collection.schema, plainDocument({ id: '', fields }))
  if (!check || !success) return []
  return check(output as never).map(({ field, message }) => ({
    field: collection.nameInFiles(field),
    message,
  }))
}

type Body = { fields: ContentFields; mistakes: Mistake[] }

/** Lines are counted from the first line of the body, which is 0. */
function readBody(collection: Collection, source: string, isHtml: boolean, context: Context): Body {
  const declared = bodyOf(collection)
  const refuse = (message: string) => ({ fields: {}, mistakes: [{ line: 0, message }] })
  if (!declared) {
    if (!source.trim()) return { fields: {}, mistakes: [] }
    return refuse(`${collection.label} have no text below the fields: remove it.`)
  }
  const { storedName: field, info } = declared
  if (!source.trim()) return refuse(`Write the ${info.label.toLowerCase()} below the fields.`)
  if (info.format === 'text')
    return { fields: { [field]: plainText(source) }, mistakes: findTags(source, 'remove it') }
  const addresses = {
    measureImage: (address: string) => measureImage(context, address),
    checkLink: (address: string) => checkLink(context, address),
  }
  if (isHtml) return { fields: { [field]: source.trim() }, mistakes: checkHtml(source, addresses) }
  const { html, mistakes } = renderMarkdown(source, addresses)
  return { fields: { [field]: html }, mistakes }
}
