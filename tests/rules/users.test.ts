import { plans } from 'virtual:content/plans'
import * as db from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import * as limits from '@/data/limits'
import {
  expectAllowed,
  expectDenied,
  type Fields,
  OWNED,
  OWNER_EMAIL,
  OWNER_UID,
  order,
  otherPlan,
  plan,
  record,
  rulesFor,
} from './environment'

const { user, owner, clear } = rulesFor('users')
beforeEach(clear)

describe('a user record', () => {
  const write = (change: Fields, token: object = { email: OWNER_EMAIL }) =>
    db.setDoc(db.doc(user(OWNER_UID, token), OWNED), { ...record, ...change })

  it.each([
    ['name', limits.PERSON_NAME_MAX_CHARACTERS],
    ['phone', limits.PHONE_MAX_CHARACTERS],
  ])('can have a %s of up to %i characters, or an empty one that is filled in once', async (field, max) => {
    await expectAllowed(write({ [field]: '' }))
    await expectAllowed(write({ [field]: '' }))
    await expectAllowed(write({ [field]: 'x'.repeat(max) }))
    await expectDenied(write({ [field]: 'x'.repeat(max + 1) }))
    await expectDenied(write({ [field]: '' }))
    await expectDenied(db.updateDoc(db.doc(owner(), OWNED), { [field]: '' }))
  })

  it('cannot have a control character in its name or phone', async () => {
    for (const character of '\0\t\n\u0085') {
      for (const field of ['name', 'phone']) await expectDenied(write({ [field]: `a${character}b` }))
    }
    await expectAllowed(write({ name: 'आशा 👩\u200d🌾' }))
  })

  const longest = `${'x'.repeat(limits.EMAIL_MAX_CHARACTERS - '@site.example'.length)}@site.example`

  it.each([
    ['verified', OWNER_EMAIL, { email_verified: true }],
    ['not verified', OWNER_EMAIL, { email_verified: false }],
    ['of Google', OWNER_EMAIL, { firebase: { sign_in_provider: 'google.com' } }],
    ['as long as the limit', longest, {}],
  ])('can have the e-mail of the account if it is %s', async (_, email, token) => {
    await expectAllowed(write({ email }, { ...token, email }))
  })

  it.each<[string, object, unknown]>([
    ['is another', { email: 'other@site.example' }, OWNER_EMAIL],
    ['is in upper case', { email: OWNER_EMAIL.toUpperCase() }, OWNER_EMAIL],
    ['is only in the identities', { firebase: { identities: { email: [OWNER_EMAIL] } } }, OWNER_EMAIL],
    ['is missing', {}, ''],
    ['is null', { email: null }, null],
    ['is a list', { email: [OWNER_EMAIL] }, [OWNER_EMAIL]],
    ['is too long', { email: `x${longest}` }, `x${longest}`],
  ])('cannot have the e-mail of the account if it %s', async (_, token, email) => {
    await expectDenied(write({ email }, token))
  })

  it('cannot have an invisible character or one that separates addresses in its e-mail', async () => {
    for (const character of '\0\u001b\u0085\u202e\u2069\u2028,"') {
      const email = `a${character}b`
      await expectDenied(write({ email }, { email }), JSON.stringify(character))
    }
  })
})

describe('an order', () => {
  const write = (id: string, fields: Fields) => db.setDoc(db.doc(owner(), OWNED, 'orders', id), fields)

  it('can be for every plan that is offered', async () => {
    for (const offered of plans) await expectAllowed(write(offered.id, order(offered)), offered.title)
  })

  it.each([
    ['made-up', 'Made Up'],
    [plan.id, otherPlan.title],
    [plan.id, plan.title.toLowerCase()],
    [plan.title, plan.title],
    ['toString', plan.title],
  ])('cannot have the id %s and the title %s', async (id, title) => {
    await expectDenied(write(id, { ...order(), plan: title }))
  })

  it('has the time of the server and is never written twice', async () => {
    await expectDenied(write(plan.id, { ...order(), dateOfOrder: new Date() }))
    await expectAllowed(write(plan.id, order()))
    await expectDenied(write(plan.id, order()))
  })
})
