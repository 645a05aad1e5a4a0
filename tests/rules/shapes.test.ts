import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import * as limits from '@/content/limits'
import { messageKey, randomKeyPart } from '@/data/messageKey'
import { type Database, granted, message, OWNED, order, record, refused, rulesFor } from './environment'

const rules = rulesFor('shapes')

const { owner } = rules

/** Every document that somebody may write, as it is taken. */
const documents = [
  {
    name: 'a message',
    write: (data: object) => write(rules.guest(), `contactMsg/${keyOf(message.name)}`, data),
    whole: () => ({ ...message }),
  },
  {
    name: 'a record',
    write: (data: object) => write(owner(), OWNED, data),
    whole: () => ({ ...record }),
  },
  {
    name: 'an order',
    write: (data: object) => write(owner(), `${OWNED}/orders/site-care`, data),
    whole: order,
  },
  {
    name: 'a subscription',
    write: (data: object) => write(rules.guest(), 'newsletter/asha@example.com', data),
    whole: () => ({}),
  },
]

const write = (database: Database, path: string, data: object) => db.setDoc(db.doc(database, path), data)
const keyOf = (name: string) => messageKey(name, randomKeyPart())

const nested = (depth: number): object => (depth === 0 ? {} : { deeper: nested(depth - 1) })
/** Near the most that Firestore itself takes: one megabyte, twenty levels. */
const HUGE = 'x'.repeat(900_000)
const DEEP = nested(18)

const values: [string, () => unknown][] = [
  ['a number', () => 7],
  ['no number', () => Number.NaN],
  ['an endless number', () => Number.POSITIVE_INFINITY],
  ['a flag', () => true],
  ['nothing', () => null],
  ['an empty list', () => []],
  ['a list of texts', () => ['Asha']],
  ['a long list', () => Array.from({ length: 5000 }, () => 'x')],
  ['an empty map', () => ({})],
  ['a map with a size', () => ({ size: 1, length: 1 })],
  ['a deep map', () => DEEP],
  ['a date', () => new Date(0)],
  ['bytes', () => db.Bytes.fromBase64String('QXNoYQ==')],
  ['a place on earth', () => new db.GeoPoint(13, 80)],
  ['another document', () => db.doc(rules.guest(), 'team/one')],
  ['a vector', () => db.vector([1, 2])],
  ['the server’s time', () => db.serverTimestamp()],
  ['an increment', () => db.increment(1)],
  ['a union', () => db.arrayUnion('Asha')],
  ['a removal', () => db.arrayRemove('Asha')],
  ['a huge text', () => HUGE],
]

describe.each(documents)('$name', ({ write, whole }) => {
  it('is taken as it should be', async () => {
    await granted(write(whole()))
  })

  it.each(values)('takes no other field that holds %s', async (_, value) => {
    await refused(write({ ...whole(), extra: value() }))
  })

  it.each([
    '__proto__x',
    'constructor',
    'toString',
    'name ',
    'Name',
    'a.b',
    '`',
    '',
    'password',
    'admin',
    'createTime',
    'x'.repeat(1400),
  ])('takes no field named %j', async (name) => {
    await refused(write({ ...whole(), [name || ' ']: 'x' }))
  })

  it('takes no hundred fields', async () => {
    const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`f${index}`, 'x']))
    await refused(write({ ...whole(), ...fields }))
  })
})

const texts = documents
  .slice(0, 2)
  .flatMap(({ write, whole }) => Object.keys(whole()).map((field) => ({ field, write, whole })))

describe.each(texts)('the field $field', ({ field, write, whole }) => {
  it.each(values)('is never %s', async (_, value) => {
    await refused(write({ ...whole(), [field]: value() }))
  })
})

describe.each(['plan', 'dateOfOrder'])('the field %s of an order', (field) => {
  const mine = values.filter(([name]) => field === 'plan' || name !== 'the server’s time')

  it.each(mine)('is never %s', async (_, value) => {
    await refused(write(owner(), `${OWNED}/orders/site-care`, { ...order(), [field]: value() }))
  })
})

describe('the id of a message', () => {
  it.each([
    ['as long as Firestore takes', 'x'.repeat(1480)],
    ['of signs alone', '~~~~'],
    ['of one random part', randomKeyPart()],
    ['with a line in it', `Asha\nMenon~${randomKeyPart()}`],
    ['with a line behind it', `Asha Menon~${randomKeyPart()}\n`],
    ['in other letters that look alike', `Аsha Menon~${randomKeyPart()}`],
  ])('is never one %s', async (_, key) => {
    await refused(write(rules.guest(), `contactMsg/${key}`, message))
  })

  it('is made of the whole name, whatever stands in it', async () => {
    for (const name of ['.*', '^$', '(a+)+$', '\\', '[^A-Z]', '{name}', '%2F', HUGE.slice(0, 2000)]) {
      await granted(write(rules.guest(), `contactMsg/${keyOf(name)}`, { ...message, name }))
    }
  })

  it('belongs to one name only', async () => {
    await refused(write(rules.guest(), `contactMsg/${keyOf('.*')}`, message))
    await refused(
      write(rules.guest(), `contactMsg/${keyOf('x'.repeat(limits.KEY_NAME_CHARACTERS))}`, message),
    )
  })
})
