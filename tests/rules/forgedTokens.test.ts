import * as db from 'firebase/firestore'
import { beforeEach, describe, it } from 'vitest'
import {
  type Database,
  EMULATOR,
  granted,
  MEMBER_EMAIL,
  MEMBER_UID,
  OWNED,
  projectId,
  record,
  refused,
  rulesFor,
} from './environment'

const ORDER = `${OWNED}/orders/site-care`

const rules = rulesFor('forged')
beforeEach(async () => {
  await rules.clear()
  await rules.store({ [OWNED]: record, [ORDER]: { plan: 'Site Care', dateOfOrder: new Date() } })
})

async function refuseEverything(database: Database) {
  const order = { plan: 'Shop Care', dateOfOrder: db.serverTimestamp() }
  await refused(db.getDoc(db.doc(database, OWNED)))
  await refused(db.setDoc(db.doc(database, OWNED), record))
  await refused(db.deleteDoc(db.doc(database, OWNED)))
  await refused(db.getDocs(db.query(db.collection(database, OWNED, 'orders'), db.limit(1))))
  await refused(db.setDoc(db.doc(database, OWNED, 'orders/shop-care'), order))
  await refused(db.deleteDoc(db.doc(database, ORDER)))
}

describe('a person is who the token’s subject says, and nobody else', () => {
  it.each([
    ['another uid with the owner’s address', 'member-2', { email: MEMBER_EMAIL, email_verified: true }],
    ['the uid in capitals', MEMBER_UID.toUpperCase(), { email: MEMBER_EMAIL }],
    ['the uid with a blank behind it', `${MEMBER_UID} `, { email: MEMBER_EMAIL }],
    ['the uid with a path behind it', `${MEMBER_UID}/orders`, { email: MEMBER_EMAIL }],
    ['a wildcard for a uid', '{uid}', { email: MEMBER_EMAIL }],
    ['claims that make it an administrator', 'admin', { admin: true, role: 'owner', email: MEMBER_EMAIL }],
    ['a claim of its own that names the uid', 'other', { id: MEMBER_UID, owner: MEMBER_UID }],
    ['an anonymous account', 'nobody', { firebase: { sign_in_provider: 'anonymous' } }],
  ])('not by %s', async (_, uid, token) => {
    await refuseEverything(rules.person(uid, token))
  })
})

describe('the owner’s record holds the address of the token', () => {
  const keep = (token: object, email: unknown = MEMBER_EMAIL) =>
    db.setDoc(db.doc(rules.person(MEMBER_UID, token), OWNED), { ...record, email })

  it.each([
    ['from a password', { sign_in_provider: 'password' }],
    ['from Google', { sign_in_provider: 'google.com' }],
    ['from a provider nobody named', { sign_in_provider: 'custom' }],
  ] as const)('%s alike, verified or not', async (_, firebase) => {
    await granted(keep({ email: MEMBER_EMAIL, firebase }))
    await granted(keep({ email: MEMBER_EMAIL, email_verified: false, firebase }))
    await granted(keep({ email: MEMBER_EMAIL, email_verified: true, firebase }))
  })

  it.each([
    ['has none', {}, MEMBER_EMAIL],
    ['has another', { email: 'other@triveni.example' }, MEMBER_EMAIL],
    ['has it in capitals', { email: MEMBER_EMAIL.toUpperCase() }, MEMBER_EMAIL],
    ['has it in the identities only', { firebase: { identities: { email: [MEMBER_EMAIL] } } }, MEMBER_EMAIL],
    ['has an empty one', { email: '' }, MEMBER_EMAIL],
    ['has none, like the record', {}, null],
    ['has none and the record is blank', {}, ''],
  ])('and is refused when the token %s', async (_, token, email) => {
    await refused(keep(token, email))
  })

  it.each([[7], [true], [null], [[MEMBER_EMAIL]], [{ is: MEMBER_EMAIL }]])(
    'and is refused when both hold %j',
    async (email) => {
      await refused(keep({ email }, email))
    },
  )
})

/**
 * Tokens as they come over the wire. Signature, audience and date are what the service checks before it asks the
 * rules, and the emulator checks none of them: here stands what reaches the rules.
 */
describe('a token made by hand', () => {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const claims = { sub: MEMBER_UID, user_id: MEMBER_UID, email: MEMBER_EMAIL }
  const handMade = (body: object) => `Bearer ${encode({ alg: 'none', typ: 'JWT' })}.${encode(body)}.`

  async function ask(authorization: string | null, path: string, method: 'GET' | 'DELETE') {
    const documents = `http://${EMULATOR}/v1/projects/${projectId('forged')}/databases/(default)/documents`
    const answer = await fetch(`${documents}/${path}`, {
      method,
      ...(authorization !== null && { headers: { authorization } }),
    })
    if (answer.ok) return
    const { error } = (await answer.json()) as { error: { status: string } }
    throw Object.assign(new Error(error.status), { code: error.status })
  }

  it('opens its own documents when it is whole', async () => {
    await granted(ask(handMade(claims), OWNED, 'GET'))
  })

  it.each([
    ['is none', null],
    ['has no subject', handMade({ user_id: MEMBER_UID, email: MEMBER_EMAIL })],
    ['has a number for its subject', handMade({ ...claims, sub: 1 })],
    ['has a list for its subject', handMade({ ...claims, sub: [MEMBER_UID] })],
    ['has nothing for its subject', handMade({ ...claims, sub: null })],
    ['has a blank subject', handMade({ ...claims, sub: '' })],
    ['names the owner beside another subject', handMade({ ...claims, uid: MEMBER_UID, sub: 'member-2' })],
    ['holds nothing', handMade({})],
  ])('opens nothing when it %s', async (_, token) => {
    for (const path of [OWNED, ORDER]) {
      await refused(ask(token, path, 'GET'))
      await refused(ask(token, path, 'DELETE'))
    }
  })
})
