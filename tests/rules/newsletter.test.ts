import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { firestoreOf, startRules, visitors } from './environment'

const KNOWN = 'asha@example.com'
const DOMAIN = '@example.com'

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await startRules('newsletter')
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'newsletter', KNOWN), {})
  })
})

afterAll(() => environment.cleanup())

describe.each(visitors)('a subscription by %s', (visitor) => {
  const placeOf = (address: string) => doc(firestoreOf(visitor, environment), 'newsletter', address)

  it.each([
    `new-${visitor.length}@example.com`,
    'first.last+tag@sub.example.co.in',
    'आशा@उदाहरण.भारत',
    `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length)}${DOMAIN}`,
  ])('is taken for %s', async (address) => {
    await assertSucceeds(setDoc(placeOf(address), {}))
  })

  it('is answered for a known address as for a new one', async () => {
    await assertSucceeds(setDoc(placeOf(KNOWN), {}))
    await assertSucceeds(setDoc(placeOf(KNOWN), {}))
  })

  it.each([
    ['no address', 'asha'],
    ['an address without a name', '@example.com'],
    ['an address without a place', 'asha@'],
    ['a place without an end', 'asha@example'],
    ['two signs', 'a@b@example.com'],
    ['capitals', 'Asha@example.com'],
    ['blanks', 'asha menon@example.com'],
    ['a blank at its end', 'asha@example.com '],
    ['too long a one', `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length + 1)}${DOMAIN}`],
  ])('is refused for %s', async (_, address) => {
    await assertFails(setDoc(placeOf(address), {}))
  })

  it('holds no field', async () => {
    await assertFails(setDoc(placeOf('other@example.com'), { email: 'other@example.com' }))
    await assertFails(setDoc(placeOf(KNOWN), { name: 'Asha' }))
    await assertFails(updateDoc(placeOf(KNOWN), { stopped: true }))
  })

  it('cannot be read, listed or deleted, and nobody learns whether it is there', async () => {
    const all = collection(firestoreOf(visitor, environment), 'newsletter')
    await assertFails(getDoc(placeOf(KNOWN)))
    await assertFails(getDoc(placeOf('nobody@example.com')))
    await assertFails(getDocs(all))
    await assertFails(getDocs(query(all, limit(1))))
    await assertFails(deleteDoc(placeOf(KNOWN)))
  })
})
