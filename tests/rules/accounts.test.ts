import { plans } from 'virtual:content/plans'
import * as db from 'firebase/firestore'
import { beforeEach, describe, expect, it } from 'vitest'
import {
  EMAIL_MAX_CHARACTERS,
  LIST_LIMIT,
  PERSON_NAME_MAX_CHARACTERS,
  PHONE_MAX_CHARACTERS,
} from '@/content/limits'
import {
  allowed,
  type Database,
  denied,
  OWNED,
  OWNER_EMAIL,
  OWNER_UID,
  order,
  otherPlan,
  plan,
  record,
  rulesFor,
  storedOrder,
} from './environment'

const rules = rulesFor('accounts')
beforeEach(() => rules.clear())

const { owner } = rules

const others = [
  ['a guest', () => rules.guest()],
  ['another user', () => rules.user('stranger', { email: 'stranger@site.example' })],
  ['another user with the same e-mail', () => rules.user('namesake', { email: OWNER_EMAIL })],
] as const

const user = (database: Database) => db.doc(database, OWNED)
const orders = (database: Database) => db.collection(user(database), 'orders')
const orderOf = (database: Database, { id } = plan) => db.doc(orders(database), id)

const storeRecord = () => rules.store({ [OWNED]: record })
const storeOrder = () => rules.store({ [OWNED]: record, [`${OWNED}/orders/${plan.id}`]: storedOrder() })

describe('a user record', () => {
  it.each(others)('is closed to %s, whether it exists or not', async (_, visitor) => {
    for (const store of [rules.clear, storeRecord]) {
      await store()
      await denied(db.getDoc(user(visitor())))
      await denied(db.setDoc(user(visitor()), record))
      await denied(db.updateDoc(user(visitor()), { name: 'Other' }))
      await denied(db.deleteDoc(user(visitor())))
    }
  })

  it('can be read, written and deleted by its owner', async () => {
    expect((await allowed(db.getDoc(user(owner())))).exists()).toBe(false)
    await allowed(db.setDoc(user(owner()), record))
    await allowed(db.setDoc(user(owner()), record))
    await allowed(db.setDoc(user(owner()), { ...record, name: 'Asha M', phone: '+1 212 555 0100' }))
    expect((await allowed(db.getDoc(user(owner())))).data()).toMatchObject({ name: 'Asha M' })
    await allowed(db.deleteDoc(user(owner())))
  })

  it.each([
    ['name', PERSON_NAME_MAX_CHARACTERS],
    ['phone', PHONE_MAX_CHARACTERS],
  ])('takes a %s of up to %i characters', async (field, max) => {
    await allowed(db.setDoc(user(owner()), { ...record, [field]: 'x'.repeat(max) }))
    await denied(db.setDoc(user(owner()), { ...record, [field]: 'x'.repeat(max + 1) }))
  })

  it('takes an e-mail address up to the limit', async () => {
    const store = (length: number) => {
      const email = `${'x'.repeat(length - '@site.example'.length)}@site.example`
      return db.setDoc(user(rules.user(OWNER_UID, { email })), { ...record, email })
    }
    await allowed(store(EMAIL_MAX_CHARACTERS))
    await denied(store(EMAIL_MAX_CHARACTERS + 1))
  })

  it.each([
    'as\0ha',
    'asha\u001b',
    'asha\u0085',
    '\u202easha',
    'asha\u2069',
    'asha\u2028',
    'asha,ravi',
    '"asha"',
  ])('cannot have the e-mail address %j@site.example, even if the account has it', async (name) => {
    const email = `${name}@site.example`
    await denied(db.setDoc(user(rules.user(OWNER_UID, { email })), { ...record, email }))
  })

  it.each(['name', 'phone'])(
    'can have an empty %s, which can be filled in but never emptied',
    async (field) => {
      const incomplete = { ...record, [field]: '' }
      await allowed(db.setDoc(user(owner()), incomplete))
      await allowed(db.setDoc(user(owner()), incomplete))
      await allowed(db.setDoc(user(owner()), record))
      await denied(db.setDoc(user(owner()), incomplete))
      await denied(db.updateDoc(user(owner()), { [field]: '' }))
    },
  )
})

describe('an order', () => {
  it.each(others)('is closed to %s', async (_, visitor) => {
    await storeOrder()
    await denied(db.getDoc(orderOf(visitor())))
    await denied(db.getDoc(orderOf(visitor(), otherPlan)))
    await denied(db.getDocs(db.query(orders(visitor()), db.limit(1))))
    await denied(db.setDoc(orderOf(visitor(), otherPlan), order(otherPlan)))
    await denied(db.setDoc(orderOf(visitor()), order()))
    await denied(db.deleteDoc(orderOf(visitor())))
  })

  it('can be added, read, listed and deleted by its owner', async () => {
    expect((await allowed(db.getDoc(orderOf(owner())))).exists()).toBe(false)
    await allowed(db.setDoc(orderOf(owner()), order()))
    expect((await allowed(db.getDoc(orderOf(owner())))).data()?.dateOfOrder).toBeInstanceOf(db.Timestamp)
    const list = await allowed(db.getDocs(db.query(orders(owner()), db.limit(LIST_LIMIT))))
    expect(list.docs.map(({ id }) => id)).toEqual([plan.id])
    await denied(db.getDocs(orders(owner())))
    await denied(db.getDocs(db.query(orders(owner()), db.limit(LIST_LIMIT + 1))))
    await allowed(db.deleteDoc(orderOf(owner())))
    await allowed(db.deleteDoc(orderOf(owner())))
    await allowed(db.setDoc(orderOf(owner()), order()))
  })

  it('cannot be changed, not even to the same content', async () => {
    await storeOrder()
    await denied(db.setDoc(orderOf(owner()), order()))
    await denied(db.setDoc(orderOf(owner()), order(), { merge: true }))
    await denied(db.updateDoc(orderOf(owner()), { plan: plan.title }))
    await denied(db.updateDoc(orderOf(owner()), { dateOfOrder: db.serverTimestamp() }))
  })

  it.each(plans)('can be for the plan $title', async (offered) => {
    await allowed(db.setDoc(orderOf(owner(), offered), order(offered)))
  })

  it.each([
    { id: 'made-up', title: 'Made Up' },
    { id: 'made-up', title: plan.title },
    { id: plan.id, title: otherPlan.title },
    { id: plan.id, title: plan.title.toLowerCase() },
    { id: plan.title, title: plan.title },
    { id: 'toString', title: plan.title },
  ])('cannot have the id $id and the title $title', async ({ id, title }) => {
    await denied(db.setDoc(db.doc(orders(owner()), id), { ...order(), plan: title }))
  })

  it('cannot have the date of the client', async () => {
    await denied(db.setDoc(orderOf(owner()), { ...order(), dateOfOrder: new Date() }))
  })
})

it('the owner can delete the record and its orders in one batch, repeatedly', async () => {
  await storeOrder()
  const database = owner()
  for (let round = 0; round < 2; round++) {
    await allowed(db.writeBatch(database).delete(orderOf(database)).delete(user(database)).commit())
  }
})
