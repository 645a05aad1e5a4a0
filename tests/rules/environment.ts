import { mkdir, readFile, writeFile } from 'node:fs/promises'
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing'
import { doc, serverTimestamp, setDoc, setLogLevel } from 'firebase/firestore'
import { afterAll, beforeAll } from 'vitest'

// Refusals are what these tests expect; the SDK would log each of them as an error.
setLogLevel('silent')

/** Each test file has a project of its own, so that files do not clear each other's data. */
export const RULES_PROJECTS = [
  'accounts',
  'closed',
  'forged',
  'messages',
  'newsletter',
  'paths',
  'public',
  'shapes',
  'steps',
  'unsubscribe',
] as const
export type RulesProject = (typeof RULES_PROJECTS)[number]

export const EMULATOR = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'
export const projectId = (name: RulesProject) => `demo-triveni-rules-${name}`
export const countFile = (name: RulesProject) =>
  new URL(`../../.cache/reports/rules/${name}.json`, import.meta.url)

export type Database = ReturnType<RulesTestContext['firestore']>
export type Stored = Record<string, Record<string, unknown>>

const tried = { granted: 0, refused: 0 }

/** An operation that the rules have to let through. */
export function granted<T>(operation: Promise<T>): Promise<T> {
  tried.granted += 1
  return assertSucceeds(operation)
}

/** An operation that the rules have to refuse, and they alone: any other failure is one of the test. */
export function refused(operation: Promise<unknown>): Promise<unknown> {
  tried.refused += 1
  return assertFails(operation)
}

/** The rules of this checkout, and what one test file needs to try them. */
export function rulesFor(name: RulesProject, stored: Stored = {}) {
  let environment: RulesTestEnvironment
  const store = (documents: Stored) =>
    environment.withSecurityRulesDisabled(async (context) => {
      for (const [path, data] of Object.entries(documents)) await setDoc(doc(context.firestore(), path), data)
    })

  beforeAll(async () => {
    const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
    const [host = '', port = ''] = EMULATOR.split(':')
    environment = await initializeTestEnvironment({
      projectId: projectId(name),
      firestore: { host, port: Number(port), rules },
    })
    await environment.clearFirestore()
    await store(stored)
  })
  afterAll(async () => {
    await environment.cleanup()
    await mkdir(new URL('.', countFile(name)), { recursive: true })
    await writeFile(countFile(name), JSON.stringify(tried))
  })

  const opened = new Map<string, Database>()
  /** One connection for each person: opening one costs more than an operation. */
  function open(person: string, context: () => RulesTestContext): Database {
    const database = opened.get(person) ?? context().firestore()
    opened.set(person, database)
    return database
  }
  const guest = () => open('', () => environment.unauthenticatedContext())
  /** The SDK has an opinion about what a token holds; one that comes over the wire can hold anything. */
  const person = (uid: string, token: object = {}) =>
    open(JSON.stringify([uid, token]), () => environment.authenticatedContext(uid, token as TokenOptions))
  const member = () => person(MEMBER_UID, { email: MEMBER_EMAIL, email_verified: true })
  /** Whose record and orders `OWNED` is; the rules do not ask whether the address is verified. */
  const owner = () => person(MEMBER_UID, { email: MEMBER_EMAIL })

  return {
    store,
    clear: () => environment.clearFirestore(),
    guest,
    person,
    owner,
    firestoreOf: (visitor: Visitor) => (visitor === 'a guest' ? guest() : member()),
  }
}

export type Visitor = 'a guest' | 'a signed-in visitor'

export const visitors: readonly Visitor[] = ['a guest', 'a signed-in visitor']

export const MEMBER_UID = 'member-1'
export const MEMBER_EMAIL = 'member@triveni.example'

export const OWNED = `users/${MEMBER_UID}`

/** The record and the order that the owner may write. */
export const record = { name: 'Asha Menon', email: MEMBER_EMAIL, phone: '+91 98400 12345' }
export const order = () => ({ plan: 'Site Care', dateOfOrder: serverTimestamp() })

/** What the contact form sends. */
export const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98400 12345',
  msg: 'One set of books, please.',
}
