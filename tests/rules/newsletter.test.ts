import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { granted, refused, rulesFor, visitors } from './environment'

const KNOWN = 'asha@example.com'
const DOMAIN = '@example.com'

const { firestoreOf } = rulesFor('newsletter', { [`newsletter/${KNOWN}`]: {} })

describe.each(visitors)('a subscription by %s', (visitor) => {
  const placeOf = (address: string) => db.doc(firestoreOf(visitor), 'newsletter', address)

  it.each([
    `new-${visitor.length}@example.com`,
    'first.last+tag@sub.example.co.in',
    'आशा@उदाहरण.भारत',
    `${'x'.repeat(EMAIL_MAX_CHARACTERS - DOMAIN.length)}${DOMAIN}`,
  ])('is taken for %s', async (address) => {
    await granted(db.setDoc(placeOf(address), {}))
  })

  it('is answered for a known address as for a new one', async () => {
    await granted(db.setDoc(placeOf(KNOWN), {}))
    await granted(db.setDoc(placeOf(KNOWN), {}))
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
    await refused(db.setDoc(placeOf(address), {}))
  })

  it('holds no field', async () => {
    await refused(db.setDoc(placeOf('other@example.com'), { email: 'other@example.com' }))
    await refused(db.setDoc(placeOf(KNOWN), { name: 'Asha' }))
    await refused(db.updateDoc(placeOf(KNOWN), { stopped: true }))
  })

  it('cannot be read, listed or deleted, and nobody learns whether it is there', async () => {
    const all = db.collection(firestoreOf(visitor), 'newsletter')
    await refused(db.getDoc(placeOf(KNOWN)))
    await refused(db.getDoc(placeOf('nobody@example.com')))
    await refused(db.getDocs(all))
    await refused(db.getDocs(db.query(all, db.limit(1))))
    await refused(db.deleteDoc(placeOf(KNOWN)))
  })
})
