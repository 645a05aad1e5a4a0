import { readFile } from 'node:fs/promises'
import {
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing'
import { setLogLevel } from 'firebase/firestore'

// Refusals are what these tests expect; the SDK would log each of them as an error.
setLogLevel('silent')

const PROJECT_PREFIX = 'demo-triveni-rules'

function emulatorAddress() {
  const address = process.env.FIRESTORE_EMULATOR_HOST ?? '127.0.0.1:8180'
  const [host = '', port = ''] = address.split(':')
  return { host, port: Number(port) }
}

/** Each test file has a project of its own, so that files running side by side do not clear each other's data. */
export async function startRules(name: string): Promise<RulesTestEnvironment> {
  const projectId = `${PROJECT_PREFIX}-${name}`
  const rules = await readFile(new URL('../../firestore.rules', import.meta.url), 'utf8')
  return initializeTestEnvironment({ projectId, firestore: { ...emulatorAddress(), rules } })
}

export type Visitor = 'a guest' | 'a signed-in visitor'

export const visitors: readonly Visitor[] = ['a guest', 'a signed-in visitor']

export const MEMBER_UID = 'member-1'
export const MEMBER_EMAIL = 'member@triveni.example'

export function firestoreOf(visitor: Visitor, environment: RulesTestEnvironment) {
  const context: RulesTestContext =
    visitor === 'a guest'
      ? environment.unauthenticatedContext()
      : environment.authenticatedContext(MEMBER_UID, { email: MEMBER_EMAIL, email_verified: true })
  return context.firestore()
}
