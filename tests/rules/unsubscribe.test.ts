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
import { describe, it } from 'vitest'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { granted, refused, rulesFor, visitors } from './environment'

const KNOWN = 'asha@example.com'
const DOMAIN = '@example.com'

const { firestoreOf } = rulesFor('unsubscribe', { [`unsubscribe/${KNOWN}`]: { at: Timestamp.fromMillis(0) } })

describe.each(visitors)('a wish to leave by %s', (visitor) => {
  const placeOf = (address: string) => doc(firestoreOf(visitor), 'unsubscribe', address)
  const now = () => ({ at: serverTimestamp() })

  it.each([
    `new-${visitor.length}@example.com`,
    'first.last+tag@sub.example.co.in',
    `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length)}${DOMAIN}`,
  ])('is taken for %s, whether or not anybody by that name subscribed', async (address) => {
    await granted(setDoc(placeOf(address), now()))
  })

  it('is taken again, and its time moves', async () => {
    await granted(setDoc(placeOf(KNOWN), now()))
    await granted(setDoc(placeOf(KNOWN), now()))
  })

  it('has the time of the server and nothing else', async () => {
    for (const place of [placeOf(KNOWN), placeOf('other@example.com')]) {
      await refused(setDoc(place, {}))
      await refused(setDoc(place, { at: Timestamp.fromMillis(Date.now() + 60_000) }))
      await refused(setDoc(place, { at: 'now' }))
      await refused(setDoc(place, { ...now(), why: 'Too many' }))
    }
    await refused(updateDoc(placeOf(KNOWN), { why: 'Too many' }))
  })

  it.each([
    ['no address', 'asha'],
    ['a place without an end', 'asha@example'],
    ['capitals', 'Asha@example.com'],
    ['blanks', 'asha menon@example.com'],
    ['too long a one', `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length + 1)}${DOMAIN}`],
  ])('is refused for %s', async (_, address) => {
    await refused(setDoc(placeOf(address), now()))
  })

  it('cannot be read, listed or deleted', async () => {
    const all = collection(firestoreOf(visitor), 'unsubscribe')
    await refused(getDoc(placeOf(KNOWN)))
    await refused(getDoc(placeOf('nobody@example.com')))
    await refused(getDocs(query(all, limit(1))))
    await refused(deleteDoc(placeOf(KNOWN)))
  })
})
