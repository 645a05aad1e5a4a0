import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  EMAIL_MAX_CHARACTERS,
  LIST_LIMIT,
  PERSON_NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/content/limits'
import { plans } from '@/content/plans'
import {
  type Database,
  granted,
  MEMBER_EMAIL,
  MEMBER_UID,
  OWNED,
  order,
  record,
  refused,
  rulesFor,
} from './environment'

const rules = rulesFor('accounts')
beforeEach(() => rules.clear())

const { owner } = rules
const stranger = () => rules.person('stranger', { email: 'stranger@triveni.example' })
/** Somebody else who has the same address in their token. */
const namesake = () => rules.person('namesake', { email: MEMBER_EMAIL })

const others = [
  ['a guest', () => rules.guest()],
  ['a stranger', stranger],
  ['somebody of the same e-mail', namesake],
] as const

const user = (database: Database) => db.doc(database, 'users', MEMBER_UID)
const orders = (database: Database) => db.collection(user(database), 'orders')
const siteCare = (database: Database) => db.doc(orders(database), 'site-care')

const stored = { plan: 'Site Care', dateOfOrder: new Date() }
const store = ({ record: known = record, withOrder = false } = {}) =>
  rules.store({ [OWNED]: known, ...(withOrder && { [`${OWNED}/orders/site-care`]: stored }) })

const without = (field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

describe('the record of a person', () => {
  describe.each(others)('for %s', (_, visitor) => {
    it('cannot be read, listed, written or deleted', async () => {
      await store()
      await refused(db.getDoc(user(visitor())))
      await refused(db.getDocs(db.query(db.collection(visitor(), 'users'), db.limit(1))))
      await refused(db.setDoc(user(visitor()), record))
      await refused(db.updateDoc(user(visitor()), { name: 'Other' }))
      await refused(db.deleteDoc(user(visitor())))
    })

    it('cannot be created', async () => {
      await refused(db.setDoc(user(visitor()), record))
    })

    it('does not tell whether it exists', async () => {
      await refused(db.getDoc(user(visitor())))
    })
  })

  it('is created, read, written again and deleted by its owner', async () => {
    expect((await granted(db.getDoc(user(owner())))).exists()).toBe(false)
    await granted(db.setDoc(user(owner()), record))
    await granted(db.setDoc(user(owner()), record))
    await granted(db.setDoc(user(owner()), { ...record, name: 'Asha M', phone: '+1 212 555 0100' }))
    expect((await granted(db.getDoc(user(owner())))).data()).toMatchObject({ name: 'Asha M' })
    await granted(db.deleteDoc(user(owner())))
  })

  it('cannot be listed by its owner either', async () => {
    await refused(db.getDocs(db.query(db.collection(owner(), 'users'), db.limit(1))))
  })

  it('may lack a name and a phone number that are not known', async () => {
    await granted(db.setDoc(user(owner()), { ...record, name: '', phone: '' }))
  })

  it.each(Object.keys(record))('needs %s', async (field) => {
    await refused(db.setDoc(user(owner()), without(field)))
  })

  it.each([
    ['password', 'monsoon-1947'],
    ['passwordHash', ''],
    ['role', 'admin'],
    ['id', MEMBER_UID],
  ])('takes no field %s', async (field, value) => {
    await refused(db.setDoc(user(owner()), { ...record, [field]: value }))
    await store()
    await refused(db.updateDoc(user(owner()), { [field]: value }))
  })

  describe.each(Object.keys(record))('%s', (field) => {
    it.each([[1], [true], [null], [['a']], [{ a: 'a' }], [new Date()]])('is not %j', async (value) => {
      await refused(db.setDoc(user(owner()), { ...record, [field]: value }))
    })
  })

  it.each([
    ['name', PERSON_NAME_MAX_CHARACTERS],
    ['phone', PHONE_MAX_CHARACTERS],
  ])('takes %s up to %i characters', async (field, most) => {
    await granted(db.setDoc(user(owner()), { ...record, [field]: 'x'.repeat(most) }))
    await refused(db.setDoc(user(owner()), { ...record, [field]: 'x'.repeat(most + 1) }))
  })

  it('takes an e-mail address up to its limit, and only that of the token', async () => {
    for (const [length, verdict] of [
      [EMAIL_MAX_CHARACTERS, granted],
      [EMAIL_MAX_CHARACTERS + 1, refused],
    ] as const) {
      const email = `${'x'.repeat(length - '@triveni.example'.length)}@triveni.example`
      const database = rules.person(MEMBER_UID, { email })
      await verdict(db.setDoc(user(database), { ...record, email }))
    }
    await refused(db.setDoc(user(owner()), { ...record, email: 'other@triveni.example' }))
    await refused(db.setDoc(user(owner()), { ...record, email: MEMBER_EMAIL.toUpperCase() }))
    const withoutEmail = rules.person(MEMBER_UID)
    await refused(db.setDoc(user(withoutEmail), record))
  })

  it('is never overwritten by less', async () => {
    await store()
    await refused(db.setDoc(user(owner()), { ...record, phone: '' }))
    await refused(db.setDoc(user(owner()), { ...record, name: '' }))
    await refused(db.updateDoc(user(owner()), { phone: '' }))
  })

  it.each(['name', 'phone'])(
    'may be filled in where it lacked the %s, and may go on lacking it',
    async (field) => {
      const lacking = { ...record, [field]: '' }
      await store({ record: lacking })
      await granted(db.setDoc(user(owner()), lacking))
      await granted(db.setDoc(user(owner()), record))
    },
  )
})

describe('an order', () => {
  describe.each(others)('for %s', (_, visitor) => {
    it('cannot be read, listed, written or deleted', async () => {
      await store({ withOrder: true })
      await refused(db.getDoc(siteCare(visitor())))
      await refused(db.getDoc(db.doc(orders(visitor()), 'shop-care')))
      await refused(db.getDocs(db.query(orders(visitor()), db.limit(1))))
      await refused(db.setDoc(db.doc(orders(visitor()), 'shop-care'), { ...order(), plan: 'Shop Care' }))
      await refused(db.setDoc(siteCare(visitor()), order()))
      await refused(db.deleteDoc(siteCare(visitor())))
    })
  })

  it('is added, read, listed and deleted by its owner', async () => {
    expect((await granted(db.getDoc(siteCare(owner())))).exists()).toBe(false)
    await granted(db.setDoc(siteCare(owner()), order()))
    expect((await granted(db.getDoc(siteCare(owner())))).data()?.dateOfOrder).toBeInstanceOf(db.Timestamp)
    const list = await granted(db.getDocs(db.query(orders(owner()), db.limit(LIST_LIMIT))))
    expect(list.docs.map(({ id }) => id)).toEqual(['site-care'])
    await granted(db.deleteDoc(siteCare(owner())))
    await granted(db.deleteDoc(siteCare(owner())))
    await granted(db.setDoc(siteCare(owner()), order()))
  })

  it('is listed only within the limit, and never across people', async () => {
    await refused(db.getDocs(orders(owner())))
    await refused(db.getDocs(db.query(orders(owner()), db.limit(LIST_LIMIT + 1))))
    await refused(db.getDocs(db.query(db.collectionGroup(owner(), 'orders'), db.limit(1))))
  })

  it('is never changed, not even into what it is', async () => {
    await store({ withOrder: true })
    await refused(db.setDoc(siteCare(owner()), order()))
    await refused(db.setDoc(siteCare(owner()), order(), { merge: true }))
    await refused(db.updateDoc(siteCare(owner()), { plan: 'Site Care' }))
    await refused(db.updateDoc(siteCare(owner()), { dateOfOrder: db.serverTimestamp() }))
  })

  it.each(plans.map(({ id, title }) => [id, title]))('may be of the plan %s', async (id, title) => {
    await granted(db.setDoc(db.doc(orders(owner()), id), { ...order(), plan: title }))
  })

  it.each([
    ['made-up', 'Made Up'],
    ['made-up', 'Site Care'],
    ['site-care', 'Shop Care'],
    ['site-care', 'site care'],
    ['Site Care', 'Site Care'],
    ['toString', 'Site Care'],
  ])('is refused as %s with the title %s', async (id, plan) => {
    await refused(db.setDoc(db.doc(orders(owner()), id), { ...order(), plan }))
  })

  it('needs both fields and takes no other', async () => {
    await refused(db.setDoc(siteCare(owner()), { plan: 'Site Care' }))
    await refused(db.setDoc(siteCare(owner()), { dateOfOrder: db.serverTimestamp() }))
    await refused(db.setDoc(siteCare(owner()), {}))
    for (const extra of [{ id: 'site-care' }, { price: 0 }, { status: 'paid' }]) {
      await refused(db.setDoc(siteCare(owner()), { ...order(), ...extra }))
    }
  })

  it.each([[1], [true], [null], [['Site Care']], [{ title: 'Site Care' }]])(
    'is of no plan %j',
    async (plan) => {
      await refused(db.setDoc(siteCare(owner()), { ...order(), plan }))
    },
  )

  it.each([
    ['the past', new Date(0)],
    ['the client’s clock', new Date()],
    ['a text', '2026-11-21'],
    ['a number', 1],
    ['nothing', null],
  ])('is not dated by %s', async (_, dateOfOrder) => {
    await refused(db.setDoc(siteCare(owner()), { plan: 'Site Care', dateOfOrder }))
  })

  it('keeps what lies below it closed', async () => {
    await refused(db.setDoc(db.doc(siteCare(owner()), 'notes', 'n'), { text: 'x' }))
    await refused(db.getDoc(db.doc(siteCare(owner()), 'notes', 'n')))
    await refused(db.setDoc(db.doc(user(owner()), 'notes', 'n'), { text: 'x' }))
  })
})

it('one step deletes the orders and the record of their owner, and does so again', async () => {
  await store({ withOrder: true })
  const database = owner()
  for (let round = 0; round < 2; round++) {
    const batch = db.writeBatch(database)
    batch.delete(siteCare(database))
    batch.delete(user(database))
    await granted(batch.commit())
  }
})

it('no step deletes anything of a stranger', async () => {
  await store({ withOrder: true })
  const database = stranger()
  const batch = db.writeBatch(database)
  batch.delete(siteCare(database))
  await refused(batch.commit())
})
