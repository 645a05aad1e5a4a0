import { readFile } from 'node:fs/promises'
import { plans } from 'virtual:content/plans'
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
  type TokenOptions,
} from '@firebase/rules-unit-testing'
import * as db from 'firebase/firestore'
import { afterAll, beforeAll, expect } from 'vitest'
import { randomKeyPart } from '@/data/guestKeys'
import { env } from '@/env'
import { ALL_ON, withoutLackingBlocks } from '../../scripts/content/parts/parts'
import { withOffered } from '../../scripts/firestore/rules'
import { TEST_PROJECT } from '../../scripts/lib/ports'

// These tests expect denied requests. The SDK would log each of them as an error.
db.setLogLevel('silent')

/** Each test file uses its own project, so files do not delete each other's data. */
export const RULES_PROJECTS = ['access', 'articles', 'batches', 'forms', 'users'] as const
export type RulesProject = (typeof RULES_PROJECTS)[number]
/** The coverage reads one version of the rules, so it leaves out a project with another. `app`: that of the site's own code. */
type OtherProject = 'email-only' | 'app'

export const EMULATOR = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'
export const projectId = (name: string) => (name === 'app' ? TEST_PROJECT : `demo-site-rules-${name}`)
/** More than the sample asks and offers, so that every condition is tried. */
export const QUESTIONS = ['one', 'two', 'three', 'four', 'five', 'six']
export const LISTS = ['tips', 'filing-dates']
const named = (ids: string[]) => ids.map((id) => ({ id }))

type Site = { parts?: typeof ALL_ON; requires?: string[] }

export async function readRules({ parts = ALL_ON, requires = ['email', 'phone'] }: Site = {}) {
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
  return withOffered(withoutLackingBlocks(rules, parts), {
    plans,
    contactForm: { requires, questions: named(QUESTIONS) },
    newsletter: { lists: named(LISTS) },
  })
}

export type Database = ReturnType<RulesTestContext['firestore']>
export type Fields = Record<string, unknown>

/** False if the rules deny the operation. Any other error fails the test. */
export const isAllowed = (operation: Promise<unknown>): Promise<boolean> =>
  operation.then(
    () => true,
    (error: { code?: string }) => {
      if (/^permission.denied$/i.test(error.code ?? '')) return false
      throw error
    },
  )

export async function expectAllowed(operation: Promise<unknown>, label?: unknown) {
  expect(await isAllowed(operation), `allowed: ${label}`).toBe(true)
}

export async function expectDenied(operation: Promise<unknown>, label?: unknown) {
  expect(await isAllowed(operation), `allowed: ${label}`).toBe(false)
}

/** Loads firestore.rules into the project of this test file. Only rules with all parts count for the coverage. */
export function rulesFor(name: RulesProject | OtherProject | `without ${string}`, site: Site = {}) {
  let environment: RulesTestEnvironment
  const withoutRules = (work: (database: Database) => Promise<unknown>) =>
    environment.withSecurityRulesDisabled(async (context) => void (await work(context.firestore())))

  beforeAll(async () => {
    const [host = '', port = ''] = EMULATOR.split(':')
    environment = await initializeTestEnvironment({
      projectId: projectId(name.replace(' ', '-')),
      firestore: { host, port: Number(port), rules: await readRules(site) },
    })
  })
  afterAll(() => environment.cleanup())

  const databases = new Map<string, Database>()
  /** One connection for each user, because opening one takes longer than an operation. */
  function connect(key: string, context: () => RulesTestContext): Database {
    const database = databases.get(key) ?? context().firestore()
    databases.set(key, database)
    return database
  }
  /** The SDK restricts the type of a token, but a request can carry any claims. */
  const user = (uid: string, token: object = {}) =>
    connect(JSON.stringify([uid, token]), () => environment.authenticatedContext(uid, token as TokenOptions))

  return {
    user,
    guest: () => connect('', () => environment.unauthenticatedContext()),
    /** The user whose record is at `OWNED`. The rules do not require a verified e-mail address. */
    owner: () => user(OWNER_UID, { email: OWNER_EMAIL }),
    clear: () => environment.clearFirestore(),
    store: (documents: Record<string, Fields>) =>
      withoutRules((database) => {
        const batch = db.writeBatch(database)
        for (const [path, data] of Object.entries(documents)) batch.set(db.doc(database, path), data)
        return batch.commit()
      }),
    /** Empties one collection, because other files use the project of the site's own code, too. */
    clearCollection: (path: string) =>
      withoutRules(async (database) => {
        const batch = db.writeBatch(database)
        for (const { ref } of (await db.getDocs(db.collection(database, path))).docs) batch.delete(ref)
        await batch.commit()
      }),
    /** The ids in a collection, read without the rules. */
    async idsIn(path: string) {
      let ids: string[] = []
      await withoutRules(async (database) => {
        ids = (await db.getDocs(db.collection(database, path))).docs.map(({ id }) => id)
      })
      return ids
    },
  }
}

/** What the owner of the project can ask the Auth emulator. */
export async function askAuth(path: string, body?: object): Promise<unknown> {
  const { authPort, projectId } = env.backend.kind === 'local' ? env.backend : expect.fail()
  const api = body ? 'identitytoolkit.googleapis.com' : 'emulator'
  const response = await fetch(`http://127.0.0.1:${authPort}/${api}/v1/projects/${projectId}/${path}`, {
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  return response.json()
}

export const OWNER_UID = 'member-1'
export const OWNER_EMAIL = 'member@site.example'
export const OWNED = `users/${OWNER_UID}`

function planAt(index: number) {
  const plan = plans[index]
  if (!plan) throw new Error('These tests need two plans in content/plans.yaml.')
  return plan
}
export const plan = planAt(0)
export const otherPlan = planAt(1)

export const ORDER = `${OWNED}/orders/${plan.id}`

/** What visitors may write. */
export const record = { name: 'Asha Menon', email: OWNER_EMAIL, phone: '+91 98400 12345' }
export const order = ({ title } = plan) => ({ plan: title, dateOfOrder: db.serverTimestamp() })
export const message = { name: 'Asha Menon', email: 'asha@example.com', phone: '98400', msg: 'One set.' }
export const request = () => ({ at: db.serverTimestamp() })

export const newKey = (name: string) => `${name}~${randomKeyPart()}`
