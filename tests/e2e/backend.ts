import { expect } from '@playwright/test'
import { TEST_PROJECT } from '../../scripts/lib/ports'
import { AUTH, FIRESTORE_URL } from './site'

const PROJECT = process.env.TEST_PROJECT_ID ?? TEST_PROJECT

/** The emulators accept this token as the owner, to whom the rules do not apply. */
const OWNER = { authorization: 'Bearer owner', 'content-type': 'application/json' }

const DOCUMENTS = `${FIRESTORE_URL}/v1/projects/${PROJECT}/databases/(default)/documents`

type Fields = Record<string, unknown>

/** The fields of a document, or null if it does not exist. */
export async function storedDocument(path: string): Promise<Fields | null> {
  const answer = await fetch(`${DOCUMENTS}/${path}`, { headers: OWNER })
  if (answer.status === 404) return null
  expect(answer.ok).toBe(true)
  const { fields = {} } = (await answer.json()) as { fields?: Record<string, Fields> }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, Object.values(value)[0]]))
}

export async function storedIds(path: string): Promise<string[]> {
  const answer = await fetch(`${DOCUMENTS}/${path}`, { headers: OWNER })
  expect(answer.ok).toBe(true)
  const { documents = [] } = (await answer.json()) as { documents?: { name: string }[] }
  return documents.map(({ name }) => name.slice(name.lastIndexOf('/') + 1))
}

type StoredAccount = { localId: string; email: string; displayName?: string; emailVerified?: boolean }

export async function storedAccount(email: string): Promise<StoredAccount | undefined> {
  const answer = await fetch(
    `${AUTH}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:lookup`,
    {
      method: 'POST',
      headers: OWNER,
      body: JSON.stringify({ email: [email] }),
    },
  )
  expect(answer.ok).toBe(true)
  const { users = [] } = (await answer.json()) as { users?: StoredAccount[] }
  expect(users.length).toBeLessThanOrEqual(1)
  return users[0]
}

type Code = { email: string; requestType: string; oobCode: string }

/** The codes in the e-mails to this address, oldest first. */
export async function sentCodes(email: string, requestType: 'VERIFY_EMAIL' | 'PASSWORD_RESET') {
  const answer = await fetch(`${AUTH}/emulator/v1/projects/${PROJECT}/oobCodes`, { headers: OWNER })
  expect(answer.ok).toBe(true)
  const { oobCodes = [] } = (await answer.json()) as { oobCodes?: Code[] }
  return oobCodes
    .filter((code) => code.email === email && code.requestType === requestType)
    .map(({ oobCode }) => oobCode)
}
