import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { plans } from 'virtual:content/plans'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing'
import { collection, doc, getDocs, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll } from 'vitest'
import { withPlans } from '../../scripts/brand/rules'

// These tests expect denied requests. The SDK would log each of them as an error.
setLogLevel('silent')

/** Each test file uses its own project, so files do not delete each other's data. */
export const RULES_PROJECTS = [
  'accounts',
  'batches',
  'floods',
  'messages',
  'newsletter',
  'paths',
  'public',
  'shapes',
  'tokens',
] as const
export type RulesProject = (typeof RULES_PROJECTS)[number]

export const EMULATOR = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'
export const projectId = (name: RulesProject) => `demo-site-rules-${name}`
export const countFile = (name: RulesProject) =>
  new URL(`../../.cache/reports/rules/${name}.json`, import.meta.url)
export const readRules = async () =>
  withPlans(await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8'), plans)

export type Database = ReturnType<RulesTestContext['firestore']>
type Documents = Record<string, Record<string, unknown>>

const operations = { allowed: 0, denied: 0 }

export function allowed<T>(operation: Promise<T>): Promise<T> {
  operations.allowed += 1
  return assertSucceeds(operation)
}

/** Passes only if the rules deny the operation. Any other error fails the test. */
export function denied(operation: Promise<unknown>): Promise<unknown> {
  operations.denied += 1
  return assertFails(operation)
}

/** A write of Firestore's REST API, which accepts preconditions that the SDK cannot send. */
export type RawWrite = { currentDocument?: { exists: boolean } | { updateTime: string } } & (
  | { update: { name: string; fields: object }; updateTransforms?: object[] }
  | { delete: string }
  | { verify: string }
)

export const documentName = (project: RulesProject, path: string) =>
  `projects/${projectId(project)}/databases/(default)/documents/${path}`

/** Commits the writes as a guest. Fails with the server's status, such as `PERMISSION_DENIED`. */
export async function commitAsGuest(project: RulesProject, writes: RawWrite[]) {
  const documents = documentName(project, '').slice(0, -1)
  const response = await fetch(`http://${EMULATOR}/v1/${documents}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
  })
  if (response.ok) return
  const { error } = (await response.json()) as { error: { status: string } }
  throw Object.assign(new Error(error.status), { code: error.status })
}

/** Firestore's representation of text fields. */
export const textFields = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([name, stringValue]) => [name, { stringValue }]))

/** Loads firestore.rules into the project of this test file. */
export function rulesFor(name: RulesProject, stored: Documents = {}) {
  let environment: RulesTestEnvironment
  const store = (documents: Documents) =>
    environment.withSecurityRulesDisabled(async (context) => {
      for (const [path, data] of Object.entries(documents)) await setDoc(doc(context.firestore(), path), data)
    })

  beforeAll(async () => {
    const [host = '', port = ''] = EMULATOR.split(':')
    environment = await initializeTestEnvironment({
      projectId: projectId(name),
      firestore: { host, port: Number(port), rules: await readRules() },
    })
    await environment.clearFirestore()
    await store(stored)
  })
  afterAll(async () => {
    await environment.cleanup()
    await mkdir(new URL('.', countFile(name)), { recursive: true })
    await writeFile(countFile(name), JSON.stringify(operations))
  })

  const databases = new Map<string, Database>()
  /** One connection for each user, because opening one takes longer than an operation. */
  function connect(key: string, context: () => RulesTestContext): Database {
    const database = databases.get(key) ?? context().firestore()
    databases.set(key, database)
    return database
  }
  const guest = () => connect('', () => environment.unauthenticatedContext())
  /** The SDK restricts the type of a token, but a request can carry any claims. */
  const user = (uid: string, token: object = {}) =>
    connect(JSON.stringify([uid, token]), () => environment.authenticatedContext(uid, token as TokenOptions))
  /** The user whose record is at `OWNED`. The rules do not require a verified e-mail address. */
  const owner = () => user(OWNER_UID, { email: OWNER_EMAIL })

  return {
    store,
    /** The ids in a collection, read without the rules. */
    async idsIn(path: string) {
      let ids: string[] = []
      await environment.withSecurityRulesDisabled(async (context) => {
        ids = (await getDocs(collection(context.firestore(), path))).docs.map(({ id }) => id)
      })
      return ids
    },
    clear: () => environment.clearFirestore(),
    guest,
    user,
    owner,
    databaseOf: (visitor: Visitor) => (visitor === 'a guest' ? guest() : owner()),
  }
}

export const visitors = ['a guest', 'a signed-in user'] as const
export type Visitor = (typeof visitors)[number]

export const OWNER_UID = 'member-1'
export const OWNER_EMAIL = 'member@site.example'
export const OWNED = `users/${OWNER_UID}`
export const OTHERS = 'users/member-2'

function planAt(index: number) {
  const plan = plans[index]
  if (!plan) throw new Error('These tests need two plans in content/plans.yaml.')
  return plan
}
export const plan = planAt(0)
export const otherPlan = planAt(1)

export const ORDER = `${OWNED}/orders/${plan.id}`

/** What the owner may write. */
export const record = { name: 'Asha Menon', email: OWNER_EMAIL, phone: '+91 98400 12345' }
export const order = ({ title } = plan) => ({ plan: title, dateOfOrder: serverTimestamp() })
export const storedOrder = ({ title } = plan) => ({ plan: title, dateOfOrder: new Date(0) })

/** What the contact form sends. */
export const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98400 12345',
  msg: 'One set of books, please.',
}
