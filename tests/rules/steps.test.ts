import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import { LIST_LIMIT } from '@/content/limits'
import { messageKey, randomKeyPart } from '@/data/messageKey'
import {
  type Database,
  granted,
  MEMBER_EMAIL,
  MEMBER_UID,
  message,
  record,
  refused,
  rulesFor,
} from './environment'

const PLACE = `users/${MEMBER_UID}`
const ORDER = `${PLACE}/orders/site-care`
const OTHERS = 'users/somebody-else'
const order = () => ({ plan: 'Site Care', dateOfOrder: db.serverTimestamp() })

const rules = rulesFor('steps')
beforeEach(async () => {
  await rules.clear()
  await rules.store({
    'blogs/one': { archive: false },
    [OTHERS]: { ...record, email: 'other@triveni.example' },
    [`${OTHERS}/orders/site-care`]: { plan: 'Site Care', dateOfOrder: new Date() },
  })
})

const owner = () => rules.person(MEMBER_UID, { email: MEMBER_EMAIL })
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
  ['a wrong order', (step, database) => step.set(db.doc(database, `${PLACE}/orders/made-up`), order())],
  ['a place nobody named', (step, database) => step.set(db.doc(database, 'audit/one'), {})],
  ['a wrong subscription', (step, database) => step.set(db.doc(database, 'newsletter/Asha'), {})],
  ['a message’s end', (step, database) => step.delete(db.doc(database, 'contactMsg/any'))],
]

/** What may be written, all of it. */
function writeAllowed(step: Step, database: Database, path: string) {
  const put = (place: string, data: object) => step.set(db.doc(database, place), data)
  put(PLACE, record)
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
    expect(await isStored(PLACE)).toBe(false)
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
        await step.get(db.doc(database, PLACE))
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
    expect(await isStored(PLACE)).toBe(false)
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
    await granted(db.setDoc(db.doc(database, PLACE), record))
    await refused(db.updateDoc(db.doc(database, PLACE), change))
    await refused(db.setDoc(db.doc(database, PLACE), change, { merge: true }))
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
    await refused(db.setDoc(db.doc(owner(), PLACE), { name: 'Asha' }, { merge: true }))
    await refused(db.setDoc(db.doc(rules.guest(), messagePath()), { msg: 'x' }, { merge: true }))
  })
})

const names = [
  'innovations',
  'blogs',
  'team',
  'clients',
  'contactMsg',
  'newsletter',
  'users',
  'orders',
  'notes',
]

describe.each(names)('across all collections named %s', (name) => {
  const all = () => db.collectionGroup(owner(), name)

  it('nothing is listed or counted, bounded or not', async () => {
    await refused(db.getDocs(all()))
    await refused(db.getDocs(db.query(all(), db.limit(1))))
    await refused(db.getDocs(db.query(all(), db.where('plan', '==', 'Site Care'), db.limit(1))))
    await refused(db.getCountFromServer(all()))
  })
})

describe('a list', () => {
  const listed = (name: string, ...parts: db.QueryConstraint[]) =>
    db.getDocs(db.query(db.collection(owner(), name), ...parts))

  it.each(['innovations', 'blogs', 'team', 'clients'])(
    'of %s is bounded however it is asked for',
    async (name) => {
      await granted(listed(name, db.orderBy('rank'), db.limit(LIST_LIMIT)))
      await granted(listed(name, db.orderBy('rank'), db.startAfter(1), db.limit(1)))
      await refused(listed(name, db.orderBy('rank')))
      await refused(listed(name, db.orderBy('rank'), db.startAfter(1)))
      await refused(listed(name, db.where('archive', '==', false)))
      await refused(listed(name, db.where(db.documentId(), 'in', ['one'])))
      await refused(listed(name, db.orderBy('rank'), db.limitToLast(LIST_LIMIT + 1)))
      await refused(db.getCountFromServer(db.collection(owner(), name)))
    },
  )

  it.each(['users', `${OTHERS}/orders`, 'contactMsg', 'newsletter', 'published', 'audit'])(
    'of %s is never given',
    async (name) => {
      await refused(listed(name, db.limit(1)))
      await refused(listed(name, db.where('email', '==', MEMBER_EMAIL), db.limit(1)))
      await refused(listed(name, db.where(db.documentId(), '==', 'one'), db.limit(1)))
      await refused(db.getCountFromServer(db.query(db.collection(owner(), name), db.limit(1))))
    },
  )
})

describe('a path nobody named', () => {
  it.each([
    'audit/one',
    'published/one',
    'innovations/one/likes/one',
    'blogs/one/comments/one/replies/one',
    'newsletter/asha@example.com/letters/one',
    'contactMsg/one/answers/one',
    `${PLACE}/private/one`,
    `${ORDER}/items/one`,
    `${ORDER}/items/one/parts/one`,
    `${PLACE}/Orders/site-care`,
    'Users/member-1',
    'users /member-1',
    'a/b/c/d/e/f/g/h/i/j',
  ])('is closed: %s', async (path) => {
    const place = db.doc(owner(), path)
    await refused(db.getDoc(place))
    await refused(db.setDoc(place, {}))
    await refused(db.updateDoc(place, { x: 1 }))
    await refused(db.deleteDoc(place))
    await refused(db.getDocs(db.query(place.parent, db.limit(1))))
  })
})
