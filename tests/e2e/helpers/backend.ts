import { expect } from '@playwright/test'
import {
  type ContentFields,
  fromFirestoreValue,
  toFirestoreFields,
} from '../../../scripts/content/firestoreValue'
import { type Backend, commit, documentName, readCollection } from '../../../scripts/content/store'
import { type Message, readMessages, readRequests, readSubscribers } from '../../../scripts/inbox/readInbox'
import { localUrl, TEST_PORTS, TEST_PROJECT } from '../../../scripts/lib/ports'

export const FIRESTORE_URL = localUrl(TEST_PORTS.firestore)
/** Matches every request to Firestore. */
export const FIRESTORE = `${FIRESTORE_URL}/**`
export const AUTH = localUrl(TEST_PORTS.auth)

/** The emulators accept this token as the owner of the project, whom the security rules do not apply to. */
export const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

export const backend = (projectId = TEST_PROJECT): Backend => ({
  origin: FIRESTORE_URL,
  projectId,
  token: 'owner',
})

async function readDocuments(collection: string, project?: string) {
  const documents = await readCollection(backend(project), collection)
  return new Map(
    [...documents].map(([id, { fields }]) => {
      const values = Object.entries(fields).map(([name, value]) => [name, fromFirestoreValue(value)])
      return [id, Object.fromEntries(values) as ContentFields]
    }),
  )
}

export async function readDocument(path: string, project?: string): Promise<ContentFields | null> {
  const end = path.lastIndexOf('/')
  return (await readDocuments(path.slice(0, end), project)).get(path.slice(end + 1)) ?? null
}

export const readIds = async (collection: string, project?: string) => [
  ...(await readDocuments(collection, project)).keys(),
]

async function allMessages() {
  const messages: Message[] = []
  for await (const page of readMessages(backend())) messages.push(...page)
  return messages
}

/** Writes these documents in one commit, which gives them the same time. */
export function store(documents: Record<string, ContentFields>, project?: string) {
  const target = backend(project)
  const writes = Object.entries(documents).map(([path, fields]) => ({
    update: { name: documentName(target, path), fields: toFirestoreFields(fields) },
  }))
  return commit(target, writes)
}

/** Puts plans into a user's bag. */
export const addOrders = (uid: string, plans: readonly { id: string; title: string }[]) =>
  store(
    Object.fromEntries(
      plans.map(({ id, title }) => [`users/${uid}/orders/${id}`, { plan: title, dateOfOrder: new Date() }]),
    ),
  )

/** The messages that contain this text. */
export async function received(text: string) {
  return (await allMessages()).filter(({ msg }) => msg.includes(text))
}

export async function subscribed(address: string) {
  return (await readSubscribers(backend())).filter(({ email }) => email === address)
}

/** The unsubscribe requests for an address, merged. */
export async function unsubscribed(address: string) {
  return (await readRequests(backend())).find(({ email }) => email === address)
}

type AuthUser = { localId: string; email: string; displayName?: string; emailVerified?: boolean }

export async function readAuthUser(email: string): Promise<AuthUser | undefined> {
  const url = `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts:lookup`
  const body = JSON.stringify({ email: [email] })
  const response = await fetch(url, { method: 'POST', headers: OWNER, body })
  expect(response.ok).toBe(true)
  const { users = [] } = (await response.json()) as { users?: AuthUser[] }
  expect(users.length).toBeLessThanOrEqual(1)
  return users[0]
}

type Code = { email: string; requestType: string; oobCode: string }

/** The codes in the e-mails to this address, oldest first. */
export async function sentCodes(email: string, requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET') {
  const response = await fetch(`${AUTH}/emulator/v1/projects/${TEST_PROJECT}/oobCodes`, { headers: OWNER })
  expect(response.ok).toBe(true)
  const { oobCodes = [] } = (await response.json()) as { oobCodes?: Code[] }
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobCode }) => oobCode)
}
