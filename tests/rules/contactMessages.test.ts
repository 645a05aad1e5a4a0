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
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as limits from '@/content/limits'
import { messageKey, randomKeyPart } from '@/data/messageKey'
import { firestoreOf, startRules, visitors } from './environment'

const message = {
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+91 98400 12345',
  msg: 'One set of books, please.',
}
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

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await startRules('messages')
  await environment.clearFirestore()
})

afterAll(() => environment.cleanup())

describe.each(visitors)('a message from %s', (visitor) => {
  const placeOf = (key: string) => doc(firestoreOf(visitor, environment), 'contactMsg', key)
  const send = (data: Record<string, unknown>, name = message.name) =>
    setDoc(placeOf(messageKey(name, randomKeyPart())), data)

  it('is taken', async () => {
    await assertSucceeds(send(message))
  })

  it('is taken from two people of one name', async () => {
    await assertSucceeds(send(message))
    await assertSucceeds(send(message))
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
    await assertSucceeds(send({ ...message, name }, name))
  })

  describe.each(fields)('without a good %s', (field) => {
    it('is refused when it is missing', async () => {
      const { [field]: _, ...others } = message
      await assertFails(send(others))
    })

    it('is refused when it is empty', async () => {
      await assertFails(send({ ...message, [field]: '' }, field === 'name' ? '' : message.name))
    })

    it.each(Object.entries(wrongTypes))('is refused when it is %s', async (_, value) => {
      await assertFails(send({ ...message, [field]: value }))
    })

    it('is taken up to the limit and refused one character past it, counted as the form counts', async () => {
      const full = EMOJI.repeat(longest[field] / 2)
      expect(full.length).toBe(longest[field])
      await assertSucceeds(send({ ...message, [field]: full }, field === 'name' ? full : message.name))
      const tooLong = `${full}x`
      await assertFails(send({ ...message, [field]: tooLong }, field === 'name' ? tooLong : message.name))
    })
  })

  it('is refused with a field more', async () => {
    await assertFails(send({ ...message, country: 'IN' }))
    await assertFails(send({ ...message, website: '' }))
    await assertFails(send({ ...message, createdAt: new Date() }))
  })

  it('is refused when it is empty altogether', async () => {
    await assertFails(send({}))
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
    await assertFails(setDoc(placeOf(key), message))
  })

  it('is taken again as it is, and never changed', async () => {
    const key = messageKey(message.name, randomKeyPart())
    await assertSucceeds(setDoc(placeOf(key), message))
    await assertSucceeds(setDoc(placeOf(key), message))
    for (const field of fields) {
      await assertFails(setDoc(placeOf(key), { ...message, [field]: `${message[field]} changed` }))
      await assertFails(updateDoc(placeOf(key), { [field]: 'changed' }))
    }
    await assertFails(updateDoc(placeOf(key), { read: true }))
    await assertFails(setDoc(placeOf(key), {}))
  })

  it('cannot be read, listed or deleted, and nobody learns whether it is there', async () => {
    const key = messageKey(message.name, randomKeyPart())
    await assertSucceeds(setDoc(placeOf(key), message))
    const all = collection(firestoreOf(visitor, environment), 'contactMsg')
    await assertFails(getDoc(placeOf(key)))
    await assertFails(getDoc(placeOf(messageKey('Nobody', randomKeyPart()))))
    await assertFails(getDocs(all))
    await assertFails(getDocs(query(all, limit(1))))
    await assertFails(deleteDoc(placeOf(key)))
  })

  it('has nothing below it', async () => {
    const key = messageKey(message.name, randomKeyPart())
    await assertFails(setDoc(doc(placeOf(key), 'notes', 'n'), message))
  })
})
