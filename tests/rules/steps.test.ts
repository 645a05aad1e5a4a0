import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { messageKey, randomKeyPart } from '@/data/messageKey'
import { type Database, granted, message, OWNED, order, record, refused, rulesFor } from './environment'

const ORDER = `${OWNED}/orders/site-care`
const OTHERS = 'users/somebody-else'

const rules = rulesFor('steps')
beforeEach(async () => {
  await rules.clear()
  await rules.store({
    'blogs/one': { archive: false },
    [OTHERS]: { ...record, email: 'other@triveni.example' },
    [`${OTHERS}/orders/site-care`]: { plan: 'Site Care', dateOfOrder: new Date() },
  })
})

const { owner } = rules
const messagePath = () => `contactMsg/${messageKey(message.name, randomKeyPart())}`

/** What a batch and a transaction have in common; the types of their methods differ too much to be called alike. */
type Step = {
  set: (place: db.DocumentReference, data: object) => unknown
  update: (place: db.DocumentReference, data: object) => unknown
  delete: (place: db.DocumentReference) => unknown
}

/** Writes that the rules refuse, each alone. */
const forbidden: [string, (step: Step, database: Database) => unknown][] = [
  ['an article', (step, database) => step.set(db.doc(database, 'blogs/two'), { archive: false })],
  ['an article’s change', (step, database) => step.update(db.doc(database, 'blogs/one'), { archive: true })],
  ['an article’s end', (step, database) => step.delete(db.doc(database, 'blogs/one'))],
  ['another’s record', (step, database) => step.set(db.doc(database, OTHERS), record)],
  ['another’s order', (step, database) => step.delete(db.doc(database, `${OTHERS}/orders/site-care`))],
  ['a wrong order', (step, database) => step.set(db.doc(database, `${OWNED}/orders/made-up`), order())],
  ['a place nobody named', (step, database) => step.set(db.doc(database, 'audit/one'), {})],
  ['a wrong subscription', (step, database) => step.set(db.doc(database, 'newsletter/Asha'), {})],
  ['a message’s end', (step, database) => step.delete(db.doc(database, 'contactMsg/any'))],
]

/** What may be written, all of it. */
function writeAllowed(step: Step, database: Database, path: string) {
  const put = (place: string, data: object) => step.set(db.doc(database, place), data)
  put(OWNED, record)
  put(ORDER, order())
  put('newsletter/asha@example.com', {})
  put(path, message)
}

async function isStored(path: string) {
  return (await db.getDoc(db.doc(owner(), path))).exists()
}

describe('a batch', () => {
  it('writes what each of its writes may', async () => {
    const database = owner()
    const batch = db.writeBatch(database)
    writeAllowed(batch, database, messagePath())
    await granted(batch.commit())
    expect(await isStored(ORDER)).toBe(true)
  })

  it.each(forbidden)('writes nothing at all when it holds %s', async (_, add) => {
    const database = owner()
    const batch = db.writeBatch(database)
    writeAllowed(batch, database, messagePath())
    add(batch, database)
    await refused(batch.commit())
    expect(await isStored(OWNED)).toBe(false)
    expect(await isStored(ORDER)).toBe(false)
  })

  it('does not change a message by writing it as it is first', async () => {
    const database = rules.guest()
    const place = db.doc(database, messagePath())
    await granted(db.writeBatch(database).set(place, message).set(place, message).commit())
    await refused(db.writeBatch(database).set(place, message).update(place, { msg: 'changed' }).commit())
  })

  it('does not end an order and write it with another date', async () => {
    const database = owner()
    const past = { plan: 'Site Care', dateOfOrder: new Date(0) }
    await granted(db.setDoc(db.doc(database, ORDER), order()))
    await refused(
      db.writeBatch(database).delete(db.doc(database, ORDER)).set(db.doc(database, ORDER), past).commit(),
    )
  })
})

describe('a transaction', () => {
  it('reads and writes what it may', async () => {
    const database = owner()
    await granted(
      db.runTransaction(database, async (step) => {
        await step.get(db.doc(database, OWNED))
        writeAllowed(step, database, messagePath())
      }),
    )
  })

  it.each(forbidden)('writes nothing at all when it holds %s', async (_, add) => {
    const database = owner()
    await refused(
      db.runTransaction(database, async (step) => {
        writeAllowed(step, database, messagePath())
        add(step, database)
      }),
    )
    expect(await isStored(OWNED)).toBe(false)
  })

  it.each([
    OTHERS,
    `${OTHERS}/orders/site-care`,
    'contactMsg/any',
    'newsletter/asha@example.com',
    'audit/one',
  ])('does not read %s', async (path) => {
    const database = owner()
    await refused(db.runTransaction(database, (step) => step.get(db.doc(database, path))))
  })
})

describe('a change of single fields', () => {
  it.each([
    ['an increment', { phone: db.increment(1) }],
    ['a union', { phone: db.arrayUnion('x') }],
    ['the server’s time', { name: db.serverTimestamp() }],
    ['the end of a field', { phone: db.deleteField() }],
    ['a field within a field', { 'name.first': 'Asha' }],
    ['a field more', { 'settings.theme': 'dark' }],
  ])('of a record is not %s', async (_, change) => {
    const database = owner()
    await granted(db.setDoc(db.doc(database, OWNED), record))
    await refused(db.updateDoc(db.doc(database, OWNED), change))
    await refused(db.setDoc(db.doc(database, OWNED), change, { merge: true }))
  })

  it.each([
    ['an increment', { msg: db.increment(1) }],
    ['the end of a field', { msg: db.deleteField() }],
    ['the server’s time', { sentAt: db.serverTimestamp() }],
    ['a union', { labels: db.arrayUnion('read') }],
  ])('of a message is not %s', async (_, change) => {
    const place = db.doc(rules.guest(), messagePath())
    await granted(db.setDoc(place, message))
    await refused(db.updateDoc(place, change))
  })

  it('makes no document where there is none', async () => {
    await refused(db.setDoc(db.doc(owner(), OWNED), { name: 'Asha' }, { merge: true }))
    await refused(db.setDoc(db.doc(rules.guest(), messagePath()), { msg: 'x' }, { merge: true }))
  })
})
