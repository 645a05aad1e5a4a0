import { expect } from '@playwright/test'
import type { ContentFields } from '../../../scripts/content/fileEntry'
import { readCollection, readDocuments, storeDocuments } from '../../../scripts/firestore/documents'
import { openLocalTarget } from '../../../scripts/firestore/target'
import { readListedAddresses, readMessages } from '../../../scripts/inbox/readInbox'
import { localUrl, TEST_PORTS, TEST_PROJECT } from '../../../scripts/lib/ports'

export const FIRESTORE_URL = localUrl(TEST_PORTS.firestore)
/** Matches every request to Firestore. */
export const FIRESTORE = `${FIRESTORE_URL}/**`
export const AUTH = localUrl(TEST_PORTS.auth)

/** The emulators accept this token as the owner of the project, whom the security rules do not apply to. */
export const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

const backend = (project = TEST_PROJECT) => openLocalTarget({ ...process.env, LOCAL_PROJECT_ID: project })

export async function readDocument(path: string, project?: string) {
  return (await readDocuments(await backend(project), [path])).get(path)?.fields ?? null
}

export const readIds = async (collection: string, project?: string) => [
  ...(await readCollection(await backend(project), collection)).keys(),
]

/** Writes these documents in one commit, which gives them the same time. */
export const store = async (documents: Record<string, ContentFields>, project?: string) =>
  storeDocuments(await backend(project), documents)

const orderOf = (plan: string) => ({ plan, dateOfOrder: new Date() })

/** Puts plans into a user's bag. */
export const addOrders = (uid: string, plans: readonly { id: string; title: string }[]) =>
  store(Object.fromEntries(plans.map(({ id, title }) => [`users/${uid}/orders/${id}`, orderOf(title)])))

/** The messages that contain this text. */
export async function received(text: string) {
  return (await readMessages(await backend())).filter(({ msg }) => msg.includes(text))
}

export async function subscribed(address: string) {
  return (await readListedAddresses(await backend(), 'newsletter')).filter(({ email }) => email === address)
}

/** The unsubscribe requests for an address, merged. */
export async function unsubscribed(address: string) {
  return (await readListedAddresses(await backend(), 'unsubscribe')).find(({ email }) => email === address)
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
