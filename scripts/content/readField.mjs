/**
 * @import { FieldRule } from './collections.mjs'
 * @import { ContentValue } from './firestoreValue'
 */

/** What is wrong with a value, in words that say what to write instead. */
export class FieldMistake extends Error {}

const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?(Z|[+-]\d{2}:\d{2})$/
const EMAIL = /^[^\s@/]+@[^\s@/]+\.[^\s@/]+$/
const IMAGE_PATH = /^\/[\w./-]+\.(svg|avif|webp|jpg|jpeg|png)$/

/**
 * @param {FieldRule} rule
 * @param {unknown} value
 * @returns {ContentValue}
 */
export function readField(rule, value) {
  switch (rule.kind) {
    case 'text':
      return readText(value, rule.max)
    case 'email':
      return readMatching(value, EMAIL, 'an e-mail address, for example hello@triveni.example')
    case 'url':
      return readUrl(value)
    case 'image':
      return readImage(value)
    case 'date':
      return readDate(value)
    case 'number':
      if (typeof value === 'number' && Number.isFinite(value)) return value
      throw mistake(value, 'a number without quotes, for example 3')
    case 'boolean':
      if (typeof value === 'boolean') return value
      throw mistake(value, 'true or false')
    case 'list':
      return readList(value, rule.max)
    case 'choice':
      if (typeof value === 'string' && rule.of.includes(value)) return value
      throw mistake(value, `one of ${rule.of.join(', ')}`)
  }
}

/** @param {unknown} value @param {number} max */
function readText(value, max) {
  if (typeof value !== 'string' || value.trim() === '')
    throw mistake(value, 'some text, in quotes if it is a number')
  const length = value.trim().length
  if (length > max) throw new FieldMistake(`has ${length} characters: write at most ${max}`)
  return value.trim()
}

/** @param {unknown} value @param {RegExp} pattern @param {string} wanted */
function readMatching(value, pattern, wanted) {
  if (typeof value === 'string' && pattern.test(value)) return value
  throw mistake(value, wanted)
}

/** @param {unknown} value */
function readUrl(value) {
  if (typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value)) return value
  throw mistake(value, 'a whole address, for example https://triveni.example/')
}

/** @param {unknown} value */
function readImage(value) {
  if (
    typeof value === 'string' &&
    (value.startsWith('https://') ? URL.canParse(value) : IMAGE_PATH.test(value))
  ) {
    return value
  }
  throw mistake(
    value,
    'the path of a picture in public/, for example /team/name.svg, or its https:// address',
  )
}

/** @param {unknown} value */
function readDate(value) {
  const text = typeof value === 'string' ? value : ''
  // A plain date stands at noon UTC, which is the same day in both offices.
  const date = DATE.test(text)
    ? new Date(`${text}T12:00:00Z`)
    : new Date(DATE_TIME.test(text) ? text : Number.NaN)
  // `2026-02-30` is read as 2 March: the day has to survive the way there and back.
  if (Number.isNaN(date.getTime()) || (DATE.test(text) && !date.toISOString().startsWith(text))) {
    throw mistake(value, 'a date as YYYY-MM-DD, for example 2026-11-14')
  }
  return date
}

/** @param {unknown} value @param {number} max */
function readList(value, max) {
  const wanted = 'a list in brackets, for example [audit, page speed]'
  if (!Array.isArray(value)) throw mistake(value, wanted)
  if (value.length > max) throw new FieldMistake(`has ${value.length} entries: write at most ${max}`)
  return value.map((entry) => {
    if (typeof entry !== 'string' || entry.trim() === '') throw mistake(entry, wanted)
    return entry.trim()
  })
}

/** @param {unknown} value @param {string} wanted */
function mistake(value, wanted) {
  const found = value === null || value === undefined ? 'is empty' : `is ${JSON.stringify(value)}`
  return new FieldMistake(`${found}: write ${wanted}`)
}
