import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  EMULATOR,
  expectAllowed,
  expectDenied,
  type Fields,
  message,
  newKey,
  ORDER,
  OWNED,
  order,
  projectId,
  record,
  request,
  rulesFor,
} from './environment'

const rules = rulesFor('batches')
beforeEach(rules.clear)
const { guest, owner } = rules

/** Every document that visitors can write: its new path and what it contains. */
const documents: { name: string; path: () => string; valid: () => Fields }[] = [
  { name: 'contactMsg', path: () => `contactMsg/${newKey(message.name)}`, valid: () => message },
  { name: 'newsletter', path: () => `newsletter/${newKey('asha@example.com')}`, valid: () => ({}) },
  { name: 'unsubscribe', path: () => `unsubscribe/${newKey('asha@example.com')}`, valid: request },
  { name: 'users', path: () => OWNED, valid: () => record },
  { name: 'orders', path: () => ORDER, valid: order },
]
const formDocuments = documents.slice(0, 3)

type Writes = Record<string, Fields | 'delete'>

/** Commits these writes in one batch. */
function commit(writes: Writes, database = owner()) {
  const batch = db.writeBatch(database)
  for (const [path, data] of Object.entries(writes)) {
    const document = db.doc(database, path)
    if (data === 'delete') batch.delete(document)
    else batch.set(document, data)
  }
  return batch.commit()
}

const several = (...some: typeof documents): Writes =>
  Object.fromEntries(some.map(({ path, valid }) => [path(), valid()]))

describe('fields', () => {
  const nested = (depth: number): object => (depth === 0 ? {} : { deeper: nested(depth - 1) })
  const values: unknown[] = [
    ...[7, Number.NaN, true, null, [], ['Asha'], {}, { size: 1, length: 1 }, new Date(0)],
    // Firestore allows 20 levels and 1 MiB.
    ...[nested(18), 'x'.repeat(900_000), Array.from({ length: 5000 }, () => 'x')],
    ...[db.Bytes.fromBase64String('QXNoYQ=='), new db.GeoPoint(13, 80), db.vector([1, 2])],
    ...[db.serverTimestamp(), db.increment(1), db.arrayUnion('Asha'), db.arrayRemove('Asha')],
  ]
  const extraFields = [...'password role admin id sentAt toString Name a.b `'.split(' '), 'name ', ' ']

  it.each(documents)('of $name have no other name, none is missing', async ({ path, valid }) => {
    const write = (data: object) => db.setDoc(db.doc(owner(), path()), data)
    for (const name of extraFields) await expectDenied(write({ ...valid(), [name]: 'x' }), name)
    for (const name of Object.keys(valid())) {
      const { [name]: _, ...rest } = valid()
      await expectDenied(write(rest), name)
    }
    await expectAllowed(write(valid()))
  })

  it.each(documents)('of $name have no other type', async ({ path, valid }) => {
    for (const [index, value] of values.entries()) {
      for (const field of Object.keys(valid())) {
        const isTime = field === 'at' || field === 'dateOfOrder'
        if (isTime && value instanceof db.FieldValue && value.isEqual(db.serverTimestamp())) continue
        const data = { ...valid(), [field]: value }
        await expectDenied(db.setDoc(db.doc(owner(), path()), data), `${field}: value ${index}`)
      }
    }
  })
})

describe('one commit', () => {
  it.each(formDocuments)('stores two documents in $name and no more', async (one) => {
    await expectAllowed(commit(several(one, one), guest()))
    await expectDenied(commit(several(one, one, one), guest()))
    await expectDenied(commit(several(...Array.from({ length: 20 }, () => one)), guest()))
    expect(await rules.idsIn(one.name)).toHaveLength(2)
  })

  it('stores two documents in all lists together and no more', async () => {
    await expectDenied(commit(several(...formDocuments), guest()))
  })

  it('sends two messages again and no more', async () => {
    const keys = Array.from({ length: 400 }, () => `contactMsg/${newKey(message.name)}`)
    await rules.store(Object.fromEntries(keys.map((key) => [key, message])))
    const again = (count: number) =>
      commit(Object.fromEntries(keys.slice(0, count).map((key) => [key, message])), guest())
    await expectAllowed(again(2))
    await expectDenied(again(3))
    await expectDenied(again(400))
  })

  it('needs each of its lookups, so that the limit holds', async () => {
    for (const letter of 'abcdefg') {
      const key = newKey('asha@example.com')
      await rules.store({ [`lookups/${key}~${letter}`]: {} })
      await expectDenied(commit({ [`newsletter/${key}`]: {} }, guest()), letter)
    }
  })
})

const atRequestTime = { fieldPath: 'at', setToServerValue: 'REQUEST_TIME' }

/** Firestore's REST API accepts preconditions that the SDK cannot send. */
describe.each(['newsletter', 'unsubscribe'])('a precondition reveals no address of %s', (list) => {
  const plainKey = 'asha@example.com'
  const keys = [plainKey, 'ravi@example.com', newKey(plainKey), newKey('ravi@example.com')]
  const documentsUrl = `projects/${projectId('batches')}/databases/(default)/documents`
  const set = (name: string) => ({
    update: { name, fields: {} },
    ...(list === 'unsubscribe' && { updateTransforms: [atRequestTime] }),
  })

  it.each<[string, (name: string) => object]>([
    ['set', set],
    ['delete', (name) => ({ delete: name })],
    ['verify', (name) => ({ verify: name })],
  ])('in a write of the kind %s', async (_, write) => {
    // The plain address is a key of an earlier version.
    await rules.store({ [`${list}/${plainKey}`]: {} })
    const conditions = [{ exists: true }, { exists: false }, { updateTime: '2026-11-21T09:00:00Z' }]
    for (const currentDocument of conditions) {
      const answers: number[] = []
      for (const key of keys) {
        const writes = [{ ...write(`${documentsUrl}/${list}/${key}`), currentDocument }]
        const options = { method: 'POST', body: JSON.stringify({ writes }) }
        answers.push((await fetch(`http://${EMULATOR}/v1/${documentsUrl}:commit`, options)).status)
      }
      const [known, unknown, newKnown, newUnknown] = answers
      expect([known, unknown]).toEqual([403, 403])
      expect(newKnown).toBe(newUnknown)
    }
  })
})
