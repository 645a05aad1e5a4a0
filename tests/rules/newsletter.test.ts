import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import { EMAIL_MAX_CHARACTERS } from '@/content/limits'
import { allowed, denied, rulesFor, visitors } from './environment'

const KNOWN = 'asha@example.com'
const addressOf = (length: number) => `${'x'.repeat(length - '@example.com'.length)}@example.com`

const { databaseOf } = rulesFor('newsletter', {
  [`newsletter/${KNOWN}`]: {},
  [`unsubscribe/${KNOWN}`]: { at: new Date(0) },
})

const lists = [
  { name: 'newsletter', entry: () => ({}), wrong: [{ email: KNOWN }, { name: 'Asha' }] },
  {
    name: 'unsubscribe',
    entry: () => ({ at: db.serverTimestamp() }),
    wrong: [
      {},
      { at: new Date(Date.now() + 60_000) },
      { at: 'now' },
      { at: db.serverTimestamp(), why: 'Too many' },
    ],
  },
]

describe.each(lists)('$name', ({ name, entry, wrong }) => {
  describe.each(visitors)('for %s', (visitor) => {
    const all = () => db.collection(databaseOf(visitor), name)
    const document = (address: string) => db.doc(all(), address)

    it.each([
      `new-${visitor.length}@example.com`,
      'first.last+tag@sub.example.co.in',
      'आशा@उदाहरण.भारत',
      addressOf(EMAIL_MAX_CHARACTERS),
    ])('accepts %s', async (address) => {
      await allowed(db.setDoc(document(address), entry()))
    })

    it('accepts a known address again, so that guests cannot find out who subscribes', async () => {
      await allowed(db.setDoc(document(KNOWN), entry()))
      await allowed(db.setDoc(document(KNOWN), entry()))
    })

    it.each([
      ['a word', 'asha'],
      ['an address without a name', '@example.com'],
      ['an address without a host', 'asha@'],
      ['a host without a dot', 'asha@example'],
      ['two @ signs', 'a@b@example.com'],
      ['upper case', 'Asha@example.com'],
      ['a space', 'asha menon@example.com'],
      ['a trailing space', 'asha@example.com '],
      ['too many characters', addressOf(EMAIL_MAX_CHARACTERS + 1)],
    ])('denies %s', async (_, address) => {
      await denied(db.setDoc(document(address), entry()))
    })

    it('denies any other content', async () => {
      for (const data of wrong) {
        await denied(db.setDoc(document(KNOWN), data))
        await denied(db.setDoc(document('other@example.com'), data))
      }
      await denied(db.updateDoc(document(KNOWN), { stopped: true }))
    })

    it('cannot be read or deleted, known or not', async () => {
      await denied(db.getDoc(document(KNOWN)))
      await denied(db.getDoc(document('unknown@example.com')))
      await denied(db.deleteDoc(document(KNOWN)))
    })
  })
})
