import { collections } from './collections.mjs'

/**
 * @import { FirestoreFields } from './firestoreValue'
 * @typedef {{ id: string, message: string }} StoredMistake
 */

/**
 * Articles that somebody wrote by hand and that the list's query does not find, or finds in the wrong place.
 * @param {Map<string, { fields: FirestoreFields }>} stored
 * @returns {StoredMistake[]}
 */
export function findStoredMistakes(stored) {
  return [...stored].flatMap(([id, { fields }]) => messagesFor(fields).map((message) => ({ id, message })))
}

/** @param {FirestoreFields} fields @returns {string[]} */
function messagesFor({ blogTitle, archive, date, domain }) {
  const domains = collections.blogs.fields.domain.of
  return [
    ...(isText(blogTitle) ? [] : ['blogTitle is missing: without one it is shown nowhere. Write its title.']),
    ...(archive && 'booleanValue' in archive
      ? []
      : [
          `archive ${found(archive)}: the list does not find it. Write the boolean false, or true to hide it.`,
        ]),
    ...(date && 'timestampValue' in date ? [] : [dateMessage(date)]),
    ...(isText(domain) && domains.includes(domain.stringValue)
      ? []
      : [`domain ${found(domain)}: no filter finds it. Write one of ${domains.join(', ')}.`]),
  ]
}

/** @param {import('./firestoreValue').FirestoreValue | undefined} date */
function dateMessage(date) {
  return date
    ? `date ${found(date)}: the list puts it before or behind all others. Write a timestamp.`
    : 'date is missing: the list does not find it. Write a timestamp.'
}

/**
 * @param {import('./firestoreValue').FirestoreValue | undefined} value
 * @returns {value is { stringValue: string }}
 */
function isText(value) {
  return value !== undefined && 'stringValue' in value && value.stringValue.trim() !== ''
}

/** @param {import('./firestoreValue').FirestoreValue | undefined} value */
function found(value) {
  if (!value) return 'is missing'
  const [kind, content] = Object.entries(value)[0] ?? []
  return `is ${JSON.stringify(content)} (${String(kind).replace('Value', '')})`
}
