import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { addressKey, messageKey, randomKeyPart } from '@/data/guestKeys'
import {
  allowed,
  type Database,
  denied,
  message,
  ORDER,
  OTHERS,
  OWNED,
  order,
  plan,
  record,
  rulesFor,
  storedOrder,
} from './environment'

const OTHERS_ORDER = `${OTHERS}/orders/${plan.id}`

const rules = rulesFor('batches')
beforeEach(async () => {
  await rules.clear()
  await rules.store({
    'blogs/one': { archive: false },
    [OTHERS]: { ...record, email: 'other@site.example' },
    [OTHERS_ORDER]: storedOrder(),
  })
})

const { owner } = rules
const messagePath = () => `contactMsg/${messageKey(message.name, randomKeyPart())}`

/** The methods that a batch and a transaction share. Their own types are too different for a union. */
type Writer = {
  set: (document: db.DocumentReference, data: object) => unknown
  update: (document: db.DocumentReference, data: object) => unknown
  delete: (document: db.DocumentReference) => unknown
}
type Write = (writer: Writer, documentAt: (path: string) => db.DocumentReference) => unknown

const kinds: {
  kind: string
  run: (database: Database, write: (writer: Writer) => void) => Promise<unknown>
}[] = [
  {
    kind: 'a batch',
    run: (database, write) => {
      const batch = db.writeBatch(database)
      write(batch)
      return batch.commit()
    },
  },
  {
    kind: 'a transaction',
    run: (database, write) =>
      db.runTransaction(database, async (transaction) => {
        await transaction.get(db.doc(database, OWNED))
        write(transaction)
      }),
  },
]

const forbidden: [string, Write][] = [
  ['creates an article', (writer, at) => writer.set(at('blogs/two'), { archive: false })],
  ['changes an article', (writer, at) => writer.update(at('blogs/one'), { archive: true })],
  ['deletes an article', (writer, at) => writer.delete(at('blogs/one'))],
  ['writes the record of another user', (writer, at) => writer.set(at(OTHERS), record)],
  ['deletes the order of another user', (writer, at) => writer.delete(at(OTHERS_ORDER))],
  ['orders an unknown plan', (writer, at) => writer.set(at(`${OWNED}/orders/made-up`), order())],
  ['writes to an unknown collection', (writer, at) => writer.set(at('unknown/one'), {})],
  [
    'subscribes an invalid address',
    (writer, at) => writer.set(at(`newsletter/${addressKey('Asha', randomKeyPart())}`), {}),
  ],
  ['deletes a message', (writer, at) => writer.delete(at('contactMsg/any'))],
]

const writeAllowed: Write = (writer, at) => {
  writer.set(at(OWNED), record)
  writer.set(at(ORDER), order())
  writer.set(at(`newsletter/${addressKey('asha@example.com', randomKeyPart())}`), {})
  writer.set(at(messagePath()), message)
}

describe.each(kinds)('$kind', ({ run }) => {
  const commit = (...writes: Write[]) => {
    const database = owner()
    return run(database, (writer) => {
      for (const write of writes) write(writer, (path) => db.doc(database, path))
    })
  }
  const isStored = async (path: string) => (await db.getDoc(db.doc(owner(), path))).exists()

  it('can write everything that its single writes may', async () => {
    await allowed(commit(writeAllowed))
    expect(await isStored(ORDER)).toBe(true)
  })

  it.each(forbidden)('writes nothing if it also %s', async (_, write) => {
    await denied(commit(writeAllowed, write))
    expect(await isStored(OWNED)).toBe(false)
    expect(await isStored(ORDER)).toBe(false)
  })
})

it('a batch cannot create a message and change it', async () => {
  const database = rules.guest()
  const document = db.doc(database, messagePath())
  await allowed(db.writeBatch(database).set(document, message).set(document, message).commit())
  await denied(db.writeBatch(database).set(document, message).update(document, { msg: 'changed' }).commit())
})

it('a batch cannot replace an order by one with another date', async () => {
  const database = owner()
  const document = db.doc(database, ORDER)
  await allowed(db.setDoc(document, order()))
  await denied(db.writeBatch(database).delete(document).set(document, storedOrder()).commit())
})

it.each([OTHERS, OTHERS_ORDER, 'contactMsg/any', 'newsletter/asha@example.com', 'unknown/one'])(
  'a transaction cannot read %s',
  async (path) => {
    const database = owner()
    await denied(db.runTransaction(database, (transaction) => transaction.get(db.doc(database, path))))
  },
)

describe('an update of single fields', () => {
  it.each([
    ['an increment', { phone: db.increment(1) }],
    ['a union', { phone: db.arrayUnion('x') }],
    ['the server time', { name: db.serverTimestamp() }],
    ['a deleted field', { phone: db.deleteField() }],
    ['a nested field', { 'name.first': 'Asha' }],
    ['an extra field', { 'settings.theme': 'dark' }],
    ['a password', { password: 'monsoon-1947' }],
  ])('of a user record is denied with %s', async (_, change) => {
    const document = db.doc(owner(), OWNED)
    await allowed(db.setDoc(document, record))
    await denied(db.updateDoc(document, change))
    await denied(db.setDoc(document, change, { merge: true }))
  })

  it.each([
    ['an increment', { msg: db.increment(1) }],
    ['a deleted field', { msg: db.deleteField() }],
    ['the server time', { sentAt: db.serverTimestamp() }],
    ['a union', { labels: db.arrayUnion('read') }],
  ])('of a message is denied with %s', async (_, change) => {
    const document = db.doc(rules.guest(), messagePath())
    await allowed(db.setDoc(document, message))
    await denied(db.updateDoc(document, change))
  })

  it('does not create a document', async () => {
    await denied(db.setDoc(db.doc(owner(), OWNED), { name: 'Asha' }, { merge: true }))
    await denied(db.setDoc(db.doc(rules.guest(), messagePath()), { msg: 'x' }, { merge: true }))
  })
})
