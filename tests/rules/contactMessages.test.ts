import * as db from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import * as limits from '@/content/limits'
import { messageKey, randomKeyPart } from '@/data/messageKey'
import { granted, message, refused, rulesFor, visitors } from './environment'

const fields = ['name', 'email', 'phone', 'msg'] as const
const longest = {
  name: limits.NAME_MAX_CHARACTERS,
  email: limits.EMAIL_MAX_CHARACTERS,
  phone: limits.PHONE_MAX_CHARACTERS,
  msg: limits.MESSAGE_MAX_CHARACTERS,
}
const wrongTypes = {
  a_number: 7,
  nothing: null,
  a_list: ['Asha'],
  a_map: { is: 'Asha' },
  a_flag: true,
  a_date: new Date(),
}
const EMOJI = '🧾'

const { firestoreOf } = rulesFor('messages')

describe.each(visitors)('a message from %s', (visitor) => {
  const placeOf = (key: string) => db.doc(firestoreOf(visitor), 'contactMsg', key)
  const send = (data: Record<string, unknown>, name = message.name) =>
    db.setDoc(placeOf(messageKey(name, randomKeyPart())), data)

  it('is taken', async () => {
    await granted(send(message))
  })

  it('is taken from two people of one name', async () => {
    await granted(send(message))
    await granted(send(message))
  })

  it.each([
    ['a slash', 'a/b'],
    ['dots', '..'],
    ['a reserved key', '__x__'],
    ['emoji up to the limit', EMOJI.repeat(limits.NAME_MAX_CHARACTERS / 2)],
    ['letters up to the limit', 'x'.repeat(limits.NAME_MAX_CHARACTERS)],
    ['exactly what a key holds', 'x'.repeat(limits.KEY_NAME_CHARACTERS)],
    ['one more than a key holds', 'x'.repeat(limits.KEY_NAME_CHARACTERS + 1)],
    ['right-to-left text', 'محمد‮ عبد الله'],
    ['a formula', '=HYPERLINK("https://x.example")'],
    ['the key’s own sign', 'a~b~c'],
    ['lines', 'first\nsecond\ttab'],
    ['half a character, made whole', '\ufffd'],
    ['a single letter', 'A'],
  ])('may come from a name with %s', async (_, name) => {
    await granted(send({ ...message, name }, name))
  })

  describe.each(fields)('without a good %s', (field) => {
    it('is refused when it is missing', async () => {
      const { [field]: _, ...others } = message
      await refused(send(others))
    })

    it('is refused when it is empty', async () => {
      await refused(send({ ...message, [field]: '' }, field === 'name' ? '' : message.name))
    })

    it.each(Object.entries(wrongTypes))('is refused when it is %s', async (_, value) => {
      await refused(send({ ...message, [field]: value }))
    })

    it('is taken up to the limit and refused one character past it, counted as the form counts', async () => {
      const full = EMOJI.repeat(longest[field] / 2)
      expect(full.length).toBe(longest[field])
      await granted(send({ ...message, [field]: full }, field === 'name' ? full : message.name))
      const tooLong = `${full}x`
      await refused(send({ ...message, [field]: tooLong }, field === 'name' ? tooLong : message.name))
    })
  })

  it('is refused with a field more', async () => {
    await refused(send({ ...message, country: 'IN' }))
    await refused(send({ ...message, website: '' }))
    await refused(send({ ...message, createdAt: new Date() }))
  })

  it('is refused when it is empty altogether', async () => {
    await refused(send({}))
  })

  it.each([
    ['of another name', messageKey('Ravi Menon', randomKeyPart())],
    ['of a longer name', messageKey('Asha Menon B', randomKeyPart())],
    ['that is the name alone', 'Asha Menon'],
    ['without random part', 'Asha Menon~'],
    ['with too short a random part', `Asha Menon~${randomKeyPart().slice(1)}`],
    ['with too long a random part', `Asha Menon~${randomKeyPart()}x`],
    ['with signs in its random part', `Asha Menon~${'-'.repeat(limits.KEY_RANDOM_CHARACTERS)}`],
    ['with two random parts', `Asha Menon~${randomKeyPart()}~${randomKeyPart()}`],
    ['in other letters', messageKey('asha menon', randomKeyPart())],
    ['that the SDK would make', 'AbCdEfGhIjKlMnOpQrSt'],
  ])('is refused under a key %s', async (_, key) => {
    await refused(db.setDoc(placeOf(key), message))
  })

  it('is taken again as it is, and never changed', async () => {
    const key = messageKey(message.name, randomKeyPart())
    await granted(db.setDoc(placeOf(key), message))
    await granted(db.setDoc(placeOf(key), message))
    for (const field of fields) {
      await refused(db.setDoc(placeOf(key), { ...message, [field]: `${message[field]} changed` }))
      await refused(db.updateDoc(placeOf(key), { [field]: 'changed' }))
    }
    await refused(db.updateDoc(placeOf(key), { read: true }))
    await refused(db.setDoc(placeOf(key), {}))
  })

  it('cannot be read, listed or deleted, and nobody learns whether it is there', async () => {
    const key = messageKey(message.name, randomKeyPart())
    await granted(db.setDoc(placeOf(key), message))
    const all = db.collection(firestoreOf(visitor), 'contactMsg')
    await refused(db.getDoc(placeOf(key)))
    await refused(db.getDoc(placeOf(messageKey('Nobody', randomKeyPart()))))
    await refused(db.getDocs(all))
    await refused(db.getDocs(db.query(all, db.limit(1))))
    await refused(db.deleteDoc(placeOf(key)))
  })

  it('has nothing below it', async () => {
    const key = messageKey(message.name, randomKeyPart())
    await refused(db.setDoc(db.doc(placeOf(key), 'notes', 'n'), message))
  })
})
