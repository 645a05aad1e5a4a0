import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { firestoreOf, startRules, visitors } from './environment'

const KNOWN = 'asha@example.com'
const DOMAIN = '@example.com'

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await startRules('unsubscribe')
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), 'unsubscribe', KNOWN), { at: Timestamp.fromMillis(0) })
  })
})

afterAll(() => environment.cleanup())

describe.each(visitors)('a wish to leave by %s', (visitor) => {
  const placeOf = (address: string) => doc(firestoreOf(visitor, environment), 'unsubscribe', address)
  const now = () => ({ at: serverTimestamp() })

  it.each([
    `new-${visitor.length}@example.com`,
    'first.last+tag@sub.example.co.in',
    `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length)}${DOMAIN}`,
  ])('is taken for %s, whether or not anybody by that name subscribed', async (address) => {
    await assertSucceeds(setDoc(placeOf(address), now()))
  })

  it('is taken again, and its time moves', async () => {
    await assertSucceeds(setDoc(placeOf(KNOWN), now()))
    await assertSucceeds(setDoc(placeOf(KNOWN), now()))
  })

  it('has the time of the server and nothing else', async () => {
    for (const place of [placeOf(KNOWN), placeOf('other@example.com')]) {
      await assertFails(setDoc(place, {}))
      await assertFails(setDoc(place, { at: Timestamp.fromMillis(Date.now() + 60_000) }))
      await assertFails(setDoc(place, { at: 'now' }))
      await assertFails(setDoc(place, { ...now(), why: 'Too many' }))
    }
    await assertFails(updateDoc(placeOf(KNOWN), { why: 'Too many' }))
  })

  it.each([
    ['no address', 'asha'],
    ['a place without an end', 'asha@example'],
    ['capitals', 'Asha@example.com'],
    ['blanks', 'asha menon@example.com'],
    ['too long a one', `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length + 1)}${DOMAIN}`],
  ])('is refused for %s', async (_, address) => {
    await assertFails(setDoc(placeOf(address), now()))
  })

  it('cannot be read, listed or deleted', async () => {
    const all = collection(firestoreOf(visitor, environment), 'unsubscribe')
    await assertFails(getDoc(placeOf(KNOWN)))
    await assertFails(getDoc(placeOf('nobody@example.com')))
    await assertFails(getDocs(query(all, limit(1))))
    await assertFails(deleteDoc(placeOf(KNOWN)))
  })
})
