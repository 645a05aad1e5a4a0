import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import { addressKey, messageKey, randomKeyPart } from '@/data/guestKeys'
import { allowed, denied, message, ORDER, OWNED, order, record, rulesFor } from './environment'

const { guest, owner, clear } = rulesFor('shapes')

/** Every document that visitors can write. */
const documents = [
  {
    name: 'a message',
    document: () => db.doc(guest(), 'contactMsg', messageKey(message.name, randomKeyPart())),
    valid: (): object => message,
  },
  { name: 'a user record', document: () => db.doc(owner(), OWNED), valid: (): object => record },
  { name: 'an order', document: () => db.doc(owner(), ORDER), valid: (): object => order() },
  {
    name: 'a subscription',
    document: () => db.doc(guest(), 'newsletter', addressKey('asha@example.com', randomKeyPart())),
    valid: (): object => ({}),
  },
  {
    name: 'an unsubscription',
    document: () => db.doc(guest(), 'unsubscribe', addressKey('asha@example.com', randomKeyPart())),
    valid: (): object => ({ at: db.serverTimestamp() }),
  },
]
const SERVER_TIME = 'the server time'
const SERVER_TIME_FIELDS = ['dateOfOrder', 'at']

const nested = (depth: number): object => (depth === 0 ? {} : { deeper: nested(depth - 1) })

const values: [string, () => unknown][] = [
  ['a number', () => 7],
  ['NaN', () => Number.NaN],
  ['infinity', () => Number.POSITIVE_INFINITY],
  ['a boolean', () => true],
  ['null', () => null],
  ['an empty list', () => []],
  ['a list of texts', () => ['Asha']],
  ['a long list', () => Array.from({ length: 5000 }, () => 'x')],
  ['an empty map', () => ({})],
  ['a map with a size', () => ({ size: 1, length: 1 })],
  // Firestore allows 20 levels and 1 MiB.
  ['a deep map', () => nested(18)],
  ['a huge text', () => 'x'.repeat(900_000)],
  ['a date', () => new Date(0)],
  ['bytes', () => db.Bytes.fromBase64String('QXNoYQ==')],
  ['a location', () => new db.GeoPoint(13, 80)],
  ['a reference', () => db.doc(guest(), 'team/one')],
  ['a vector', () => db.vector([1, 2])],
  [SERVER_TIME, () => db.serverTimestamp()],
  ['an increment', () => db.increment(1)],
  ['a union', () => db.arrayUnion('Asha')],
  ['a removal', () => db.arrayRemove('Asha')],
]

const EXTRA_FIELDS = [
  ...['__proto__x', 'constructor', 'toString', 'name ', 'Name', 'a.b', '`', ' ', 'x'.repeat(1400)],
  ...['password', 'passwordHash', 'role', 'admin', 'id', 'price', 'status', 'country', 'createTime'],
]

describe.each(documents)('$name', ({ document, valid }) => {
  const write = (data: object) => db.setDoc(document(), data)

  it('is accepted with its fields', async () => {
    await clear()
    await allowed(write(valid()))
    await clear()
  })

  it.each(EXTRA_FIELDS)('is denied with an extra field %j', async (name) => {
    await denied(write({ ...valid(), [name]: 'x' }))
  })

  it.each(values)('is denied with an extra field that is %s', async (_, value) => {
    await denied(write({ ...valid(), extra: value() }))
  })

  it('is denied with a hundred extra fields', async () => {
    const extra = Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x'])
    await denied(write({ ...valid(), ...Object.fromEntries(extra) }))
  })

  const fields = Object.keys(valid())

  it.each(fields)('is denied without %s', async (field) => {
    await denied(write(Object.fromEntries(Object.entries(valid()).filter(([name]) => name !== field))))
  })

  const wrong = fields.flatMap((field) =>
    values.flatMap(([name, value]) =>
      name === SERVER_TIME && SERVER_TIME_FIELDS.includes(field) ? [] : [{ field, name, value }],
    ),
  )
  it.each(wrong)('is denied if $field is $name', async ({ field, value }) => {
    await denied(write({ ...valid(), [field]: value() }))
  })
})
