import { UserError } from '../lib/userError'
import { collectionNames } from './collections.mjs'

/**
 * Firestore's REST interface, as far as publishing needs it. The emulator and the real service speak it alike.
 *
 * @import { FirestoreFields } from './firestoreValue.mjs'
 * @typedef {{ origin: string, projectId: string, token: string }} Backend
 * @typedef {{ fields: FirestoreFields, createTime: string, updateTime: string }} Stored
 * @typedef {{ exists: boolean } | { updateTime: string }} Precondition
 * @typedef {{ update: { name: string, fields: FirestoreFields }, currentDocument?: Precondition }} Update
 * @typedef {{ delete: string, currentDocument?: Precondition }} Deletion
 * @typedef {Update | Deletion} Write
 */

const PAGE_DOCUMENTS = 300
const REQUEST_TIMEOUT_MS = 30_000

/** @param {Backend} backend @param {string} path */
export function documentName({ projectId }, path) {
  return `projects/${projectId}/databases/(default)/documents/${path}`
}

/**
 * True if none of the published collections holds a document.
 * @param {Backend} backend
 */
export async function isEmpty(backend) {
  const found = await Promise.all(
    collectionNames.map((name) => ask(backend, `/${documentName(backend, name)}?pageSize=1`)),
  )
  return found.every(({ documents = [] }) => documents.length === 0)
}

/**
 * Every document of a collection, by its id.
 * @param {Backend} backend
 * @param {string} collection
 * @returns {Promise<Map<string, Stored>>}
 */
export async function readCollection(backend, collection) {
  /** @type {Map<string, Stored>} */
  const stored = new Map()
  let pageToken = ''
  do {
    const query = new URLSearchParams({ pageSize: String(PAGE_DOCUMENTS), pageToken })
    const page = await ask(backend, `/${documentName(backend, collection)}?${query}`)
    for (const { name, fields = {}, createTime = '', updateTime = '' } of page.documents ?? []) {
      stored.set(name.slice(name.lastIndexOf('/') + 1), { fields, createTime, updateTime })
    }
    pageToken = page.nextPageToken ?? ''
  } while (pageToken)
  return stored
}

/** All of them or none. @param {Backend} backend @param {Write[]} writes */
export async function commit(backend, writes) {
  if (writes.length === 0) return
  await ask(backend, `/${documentName(backend, '').replace(/\/$/, '')}:commit`, { writes })
}

/**
 * @param {Backend} backend
 * @param {string} path
 * @param {unknown} [body] sent as a POST; without one it is a GET
 * @returns {Promise<{ documents?: { name: string, fields?: FirestoreFields, createTime?: string, updateTime?: string }[], nextPageToken?: string }>}
 */
export async function ask({ origin, projectId, token }, path, body) {
  const response = await fetch(`${origin}/v1${path}`, {
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  })
  if (response.ok) return response.json()
  const answer = await response.text()
  if (/FAILED_PRECONDITION|ALREADY_EXISTS|ABORTED/.test(answer) && body !== undefined) {
    throw new UserError(
      'Somebody edited the same documents meanwhile, so nothing more was written: run it again.',
    )
  }
  if (response.status === 401 || response.status === 403) {
    throw new UserError(`These credentials may not read and write the documents of ${projectId}.`)
  }
  throw new Error(`Firestore answered ${response.status}: ${answer}`)
}
