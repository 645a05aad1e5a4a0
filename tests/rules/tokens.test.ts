import * as db from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import {
  allowed,
  denied,
  EMULATOR,
  ORDER,
  OWNED,
  OWNER_EMAIL,
  OWNER_UID,
  order,
  otherPlan,
  projectId,
  record,
  rulesFor,
  storedOrder,
} from './environment'

const rules = rulesFor('tokens')
beforeEach(async () => {
  await rules.clear()
  await rules.store({ [OWNED]: record, [ORDER]: storedOrder() })
})

describe('only the uid of the token identifies the owner', () => {
  it.each([
    ['another uid with the e-mail of the owner', 'member-2', { email: OWNER_EMAIL, email_verified: true }],
    ['the uid in upper case', OWNER_UID.toUpperCase(), { email: OWNER_EMAIL }],
    ['the uid with a trailing space', `${OWNER_UID} `, { email: OWNER_EMAIL }],
    ['the uid with a path', `${OWNER_UID}/orders`, { email: OWNER_EMAIL }],
    ['a wildcard as uid', '{uid}', { email: OWNER_EMAIL }],
    ['claims of an administrator', 'admin', { admin: true, role: 'owner', email: OWNER_EMAIL }],
    ['the uid in a custom claim', 'other', { id: OWNER_UID, owner: OWNER_UID }],
    ['an anonymous account', 'anonymous', { firebase: { sign_in_provider: 'anonymous' } }],
  ])('not %s', async (_, uid, token) => {
    const database = rules.user(uid, token)
    const orders = db.collection(database, OWNED, 'orders')
    await denied(db.getDoc(db.doc(database, OWNED)))
    await denied(db.setDoc(db.doc(database, OWNED), record))
    await denied(db.deleteDoc(db.doc(database, OWNED)))
    await denied(db.getDocs(db.query(orders, db.limit(1))))
    await denied(db.setDoc(db.doc(orders, otherPlan.id), order(otherPlan)))
    await denied(db.deleteDoc(db.doc(database, ORDER)))
  })
})

describe('a record has the e-mail address of the token', () => {
  const store = (token: object, email: unknown = OWNER_EMAIL) =>
    db.setDoc(db.doc(rules.user(OWNER_UID, token), OWNED), { ...record, email })

  it.each(['password', 'google.com', 'custom'])('from the provider %s, verified or not', async (provider) => {
    const firebase = { sign_in_provider: provider }
    await allowed(store({ email: OWNER_EMAIL, firebase }))
    await allowed(store({ email: OWNER_EMAIL, email_verified: false, firebase }))
    await allowed(store({ email: OWNER_EMAIL, email_verified: true, firebase }))
  })

  it.each([
    ['has no e-mail', {}, OWNER_EMAIL],
    ['has another e-mail', { email: 'other@site.example' }, OWNER_EMAIL],
    ['has it in upper case', { email: OWNER_EMAIL.toUpperCase() }, OWNER_EMAIL],
    ['has it only in its identities', { firebase: { identities: { email: [OWNER_EMAIL] } } }, OWNER_EMAIL],
    ['has an empty e-mail', { email: '' }, OWNER_EMAIL],
    ['has no e-mail and the record has null', {}, null],
    ['has no e-mail and the record has an empty one', {}, ''],
    ...[7, true, null, [OWNER_EMAIL], { is: OWNER_EMAIL }].map(
      (email) => [`and the record both have ${JSON.stringify(email)}`, { email }, email] as const,
    ),
  ] as const)('and is denied if the token %s', async (_, token, email) => {
    await denied(store(token, email))
  })
})

/**
 * Handmade tokens. In production the service checks signature, audience and expiry before it evaluates the rules. The
 * emulator checks none of them, so these tests only show what the rules do.
 */
describe('a handmade token', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { sub: OWNER_UID, user_id: OWNER_UID, email: OWNER_EMAIL }
  const bearer = (body: object) => `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(body)}.`

  async function request(authorization: string | null, path: string, method: 'GET' | 'DELETE') {
    const documents = `http://${EMULATOR}/v1/projects/${projectId('tokens')}/databases/(default)/documents`
    const response = await fetch(`${documents}/${path}`, {
      method,
      ...(authorization !== null && { headers: { authorization } }),
    })
    if (response.ok) return
    const { error } = (await response.json()) as { error: { status: string } }
    throw Object.assign(new Error(error.status), { code: error.status })
  }

  it('with the right claims opens the record', async () => {
    await allowed(request(bearer(claims), OWNED, 'GET'))
  })

  it.each([
    ['that is missing', null],
    ['without a subject', bearer({ user_id: OWNER_UID, email: OWNER_EMAIL })],
    ['with a number as subject', bearer({ ...claims, sub: 1 })],
    ['with a list as subject', bearer({ ...claims, sub: [OWNER_UID] })],
    ['with null as subject', bearer({ ...claims, sub: null })],
    ['with an empty subject', bearer({ ...claims, sub: '' })],
    ['with another subject', bearer({ ...claims, uid: OWNER_UID, sub: 'member-2' })],
    ['without claims', bearer({})],
  ])('%s opens nothing', async (_, token) => {
    for (const path of [OWNED, ORDER]) {
      await denied(request(token, path, 'GET'))
      await denied(request(token, path, 'DELETE'))
    }
  })
})
