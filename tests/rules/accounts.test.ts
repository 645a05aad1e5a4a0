import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { auth } from '@/data/auth'
import { addOrder, listOrders, removeOrder } from '@/data/orders'
import { ownerOf } from '@/data/owner'
import { createAccount, sendPasswordReset, setPasswordByCode, signIn } from '@/data/signInProvider'
import { completeUser, readUser } from '@/data/users'
import { askAuth, otherPlan, plan, rulesFor } from './environment'

// What the site's own code makes of the answers of both emulators, for a user who has signed up with it.

const { store } = rulesFor('app')
const password = 'monsoons'
let email: string
let uid: ReturnType<typeof ownerOf>

beforeEach(async () => {
  email = `${randomUUID()}@site.example`
  uid = ownerOf((await createAccount(email, password)).uid)
})

it('signing up again, after an answer that was lost, continues with the account, but not with another password', async () => {
  expect(await createAccount(email, password)).toMatchObject({ uid, email })
  await expect(createAccount(email, 'another')).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
})

it('a new password from the link in an e-mail ends the session of the same user in this browser', async () => {
  const signedInAt = Date.now()
  await sendPasswordReset(email)
  const { oobCodes } = (await askAuth('oobCodes')) as { oobCodes: { email: string; oobCode: string }[] }
  const code = oobCodes.find((one) => one.email === email)?.oobCode ?? expect.fail()
  // Sessions end by the second.
  await vi.waitFor(() => expect(Date.now() - signedInAt).toBeGreaterThan(1000), { timeout: 20_000 })
  await setPasswordByCode(code, 'new monsoons')
  expect(auth.currentUser).toBeNull()
  expect(await signIn(email, 'new monsoons')).toMatchObject({ uid })
})

describe('the bag', () => {
  it('has a plan once, also after a lost response, until it is removed', async () => {
    expect(await addOrder(uid, plan)).toBe('added')
    expect(await addOrder(uid, plan)).toBe('had')
    expect(await listOrders(uid)).toEqual([
      { id: plan.id, plan: plan.title, dateOfOrder: expect.any(Number) },
    ])
    await removeOrder(uid, plan.id)
    expect(await listOrders(uid)).toEqual([])
  })

  it('does not take an order that is refused and not in it', async () => {
    await expect(addOrder(uid, { ...plan, title: otherPlan.title })).rejects.toThrow()
  })

  it('lists the newest order first, and one without a date last', async () => {
    const at = (day: number) => ({ plan: 'A', dateOfOrder: new Date(Date.UTC(2026, 10, day)) })
    const orders = { older: at(1), newer: at(2), undated: { plan: 'A' } }
    for (const [id, order] of Object.entries(orders)) await store({ [`users/${uid}/orders/${id}`]: order })
    expect((await listOrders(uid)).map(({ id }) => id)).toEqual(['newer', 'older', 'undated'])
  })
})

const held = { name: 'Asha Menon', phone: '+91 98400 12345' }
const known = { name: 'Asha M.', phone: '+1 212 555 0100' }

it.each([
  ['is written if there is none', null, held, held],
  ['keeps what is known, with the address of the account', known, held, known],
  ['keeps what Google does not provide', held, { name: '', phone: '' }, held],
  ['is filled in', { ...held, phone: '' }, held, held],
])('a user record %s', async (_, before, given, after) => {
  if (before) await store({ [`users/${uid}`]: { ...before, email: 'old@site.example' } })
  expect(await completeUser(uid, { ...given, email })).toEqual({ ...after, email })
  expect(await readUser(uid)).toEqual({ ...after, email })
})
