import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  EMAIL_MAX_CHARACTERS,
  LIST_LIMIT,
  PERSON_NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/content/limits'
import { plans } from '@/content/plans'
import { MEMBER_EMAIL, MEMBER_UID, startRules } from './environment'

const record = { name: 'Asha Menon', email: MEMBER_EMAIL, phone: '+91 98400 12345' }
const order = () => ({ plan: 'Site Care', dateOfOrder: serverTimestamp() })

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await startRules('accounts')
})
beforeEach(() => environment.clearFirestore())
afterAll(() => environment.cleanup())

const owner = () => environment.authenticatedContext(MEMBER_UID, { email: MEMBER_EMAIL }).firestore()
const guest = () => environment.unauthenticatedContext().firestore()
const stranger = () =>
  environment.authenticatedContext('stranger', { email: 'stranger@triveni.example' }).firestore()
/** Somebody else who has the same address in their token. */
const namesake = () => environment.authenticatedContext('namesake', { email: MEMBER_EMAIL }).firestore()

const others = [
  ['a guest', guest],
  ['a stranger', stranger],
  ['somebody of the same e-mail', namesake],
] as const

type Database = ReturnType<typeof owner>

const user = (database: Database) => doc(database, 'users', MEMBER_UID)
const orders = (database: Database) => collection(user(database), 'orders')
const siteCare = (database: Database) => doc(orders(database), 'site-care')

async function store({ record: known = record, withOrder = false } = {}) {
  await environment.withSecurityRulesDisabled(async (context) => {
    await setDoc(user(context.firestore()), known)
    if (withOrder) await setDoc(siteCare(context.firestore()), { plan: 'Site Care', dateOfOrder: new Date() })
  })
}

const without = (field: string) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))

describe('the record of a person', () => {
  describe.each(others)('for %s', (_, visitor) => {
    it('cannot be read, listed, written or deleted', async () => {
      await store()
      await assertFails(getDoc(user(visitor())))
      await assertFails(getDocs(query(collection(visitor(), 'users'), limit(1))))
      await assertFails(setDoc(user(visitor()), record))
      await assertFails(updateDoc(user(visitor()), { name: 'Other' }))
      await assertFails(deleteDoc(user(visitor())))
    })

    it('cannot be created', async () => {
      await assertFails(setDoc(user(visitor()), record))
    })

    it('does not tell whether it exists', async () => {
      await assertFails(getDoc(user(visitor())))
    })
  })

  it('is created, read, written again and deleted by its owner', async () => {
    expect((await assertSucceeds(getDoc(user(owner())))).exists()).toBe(false)
    await assertSucceeds(setDoc(user(owner()), record))
    await assertSucceeds(setDoc(user(owner()), record))
    await assertSucceeds(setDoc(user(owner()), { ...record, name: 'Asha M', phone: '+1 212 555 0100' }))
    expect((await assertSucceeds(getDoc(user(owner())))).data()).toMatchObject({ name: 'Asha M' })
    await assertSucceeds(deleteDoc(user(owner())))
  })

  it('cannot be listed by its owner either', async () => {
    await assertFails(getDocs(query(collection(owner(), 'users'), limit(1))))
  })

  it('may lack a name and a phone number that are not known', async () => {
    await assertSucceeds(setDoc(user(owner()), { ...record, name: '', phone: '' }))
  })

  it.each(Object.keys(record))('needs %s', async (field) => {
    await assertFails(setDoc(user(owner()), without(field)))
  })

  it.each([
    ['password', 'monsoon-1947'],
    ['passwordHash', ''],
    ['role', 'admin'],
    ['id', MEMBER_UID],
  ])('takes no field %s', async (field, value) => {
    await assertFails(setDoc(user(owner()), { ...record, [field]: value }))
    await store()
    await assertFails(updateDoc(user(owner()), { [field]: value }))
  })

  describe.each(Object.keys(record))('%s', (field) => {
    it.each([[1], [true], [null], [['a']], [{ a: 'a' }], [new Date()]])('is not %j', async (value) => {
      await assertFails(setDoc(user(owner()), { ...record, [field]: value }))
    })
  })

  it.each([
    ['name', PERSON_NAME_MAX_CHARACTERS],
    ['phone', PHONE_MAX_CHARACTERS],
  ])('takes %s up to %i characters', async (field, most) => {
    await assertSucceeds(setDoc(user(owner()), { ...record, [field]: 'x'.repeat(most) }))
    await assertFails(setDoc(user(owner()), { ...record, [field]: 'x'.repeat(most + 1) }))
  })

  it('takes an e-mail address up to its limit, and only that of the token', async () => {
    for (const [length, verdict] of [
      [EMAIL_MAX_CHARACTERS, assertSucceeds],
      [EMAIL_MAX_CHARACTERS + 1, assertFails],
    ] as const) {
      const email = `${'x'.repeat(length - '@triveni.example'.length)}@triveni.example`
      const database = environment.authenticatedContext(MEMBER_UID, { email }).firestore()
      await verdict(setDoc(user(database), { ...record, email }))
    }
    await assertFails(setDoc(user(owner()), { ...record, email: 'other@triveni.example' }))
    await assertFails(setDoc(user(owner()), { ...record, email: MEMBER_EMAIL.toUpperCase() }))
    const withoutEmail = environment.authenticatedContext(MEMBER_UID).firestore()
    await assertFails(setDoc(user(withoutEmail), record))
  })

  it('is never overwritten by less', async () => {
    await store()
    await assertFails(setDoc(user(owner()), { ...record, phone: '' }))
    await assertFails(setDoc(user(owner()), { ...record, name: '' }))
    await assertFails(updateDoc(user(owner()), { phone: '' }))
  })

  it('may be filled in where it lacked something', async () => {
    await store({ record: { ...record, phone: '' } })
    await assertSucceeds(setDoc(user(owner()), record))
  })
})

describe('an order', () => {
  describe.each(others)('for %s', (_, visitor) => {
    it('cannot be read, listed, written or deleted', async () => {
      await store({ withOrder: true })
      await assertFails(getDoc(siteCare(visitor())))
      await assertFails(getDoc(doc(orders(visitor()), 'shop-care')))
      await assertFails(getDocs(query(orders(visitor()), limit(1))))
      await assertFails(setDoc(doc(orders(visitor()), 'shop-care'), { ...order(), plan: 'Shop Care' }))
      await assertFails(setDoc(siteCare(visitor()), order()))
      await assertFails(deleteDoc(siteCare(visitor())))
    })
  })

  it('is added, read, listed and deleted by its owner', async () => {
    expect((await assertSucceeds(getDoc(siteCare(owner())))).exists()).toBe(false)
    await assertSucceeds(setDoc(siteCare(owner()), order()))
    expect((await assertSucceeds(getDoc(siteCare(owner())))).data()?.dateOfOrder).toBeInstanceOf(Timestamp)
    const list = await assertSucceeds(getDocs(query(orders(owner()), limit(LIST_LIMIT))))
    expect(list.docs.map(({ id }) => id)).toEqual(['site-care'])
    await assertSucceeds(deleteDoc(siteCare(owner())))
    await assertSucceeds(deleteDoc(siteCare(owner())))
    await assertSucceeds(setDoc(siteCare(owner()), order()))
  })

  it('is listed only within the limit, and never across people', async () => {
    await assertFails(getDocs(orders(owner())))
    await assertFails(getDocs(query(orders(owner()), limit(LIST_LIMIT + 1))))
    await assertFails(getDocs(query(collectionGroup(owner(), 'orders'), limit(1))))
  })

  it('is never changed, not even into what it is', async () => {
    await store({ withOrder: true })
    await assertFails(setDoc(siteCare(owner()), order()))
    await assertFails(setDoc(siteCare(owner()), order(), { merge: true }))
    await assertFails(updateDoc(siteCare(owner()), { plan: 'Site Care' }))
    await assertFails(updateDoc(siteCare(owner()), { dateOfOrder: serverTimestamp() }))
  })

  it.each(plans.map(({ id, title }) => [id, title]))('may be of the plan %s', async (id, title) => {
    await assertSucceeds(setDoc(doc(orders(owner()), id), { ...order(), plan: title }))
  })

  it.each([
    ['made-up', 'Made Up'],
    ['made-up', 'Site Care'],
    ['site-care', 'Shop Care'],
    ['site-care', 'site care'],
    ['Site Care', 'Site Care'],
    ['toString', 'Site Care'],
  ])('is refused as %s with the title %s', async (id, plan) => {
    await assertFails(setDoc(doc(orders(owner()), id), { ...order(), plan }))
  })

  it('needs both fields and takes no other', async () => {
    await assertFails(setDoc(siteCare(owner()), { plan: 'Site Care' }))
    await assertFails(setDoc(siteCare(owner()), { dateOfOrder: serverTimestamp() }))
    await assertFails(setDoc(siteCare(owner()), {}))
    for (const extra of [{ id: 'site-care' }, { price: 0 }, { status: 'paid' }]) {
      await assertFails(setDoc(siteCare(owner()), { ...order(), ...extra }))
    }
  })

  it.each([[1], [true], [null], [['Site Care']], [{ title: 'Site Care' }]])(
    'is of no plan %j',
    async (plan) => {
      await assertFails(setDoc(siteCare(owner()), { ...order(), plan }))
    },
  )

  it.each([
    ['the past', new Date(0)],
    ['the client’s clock', new Date()],
    ['a text', '2026-11-21'],
    ['a number', 1],
    ['nothing', null],
  ])('is not dated by %s', async (_, dateOfOrder) => {
    await assertFails(setDoc(siteCare(owner()), { plan: 'Site Care', dateOfOrder }))
  })

  it('keeps what lies below it closed', async () => {
    await assertFails(setDoc(doc(siteCare(owner()), 'notes', 'n'), { text: 'x' }))
    await assertFails(getDoc(doc(siteCare(owner()), 'notes', 'n')))
    await assertFails(setDoc(doc(user(owner()), 'notes', 'n'), { text: 'x' }))
  })
})

it('one step deletes the orders and the record of their owner, and does so again', async () => {
  await store({ withOrder: true })
  const database = owner()
  for (let round = 0; round < 2; round++) {
    const batch = writeBatch(database)
    batch.delete(siteCare(database))
    batch.delete(user(database))
    await assertSucceeds(batch.commit())
  }
})

it('no step deletes anything of a stranger', async () => {
  await store({ withOrder: true })
  const database = stranger()
  const batch = writeBatch(database)
  batch.delete(siteCare(database))
  await assertFails(batch.commit())
})
