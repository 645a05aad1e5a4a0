import * as db from 'firebase/firestore'
import { beforeEach, expect, it } from 'vitest'
import { collections } from '@/data/collections'
import {
  type Database,
  expectDenied,
  type Fields,
  isAllowed,
  message,
  ORDER,
  OWNED,
  OWNER_EMAIL,
  OWNER_UID,
  order,
  otherPlan,
  plan,
  record,
  request,
  rulesFor,
} from './environment'

const rules = rulesFor('access')
beforeEach(() => rules.clear())

const visitors: Record<string, () => Database> = {
  guest: rules.guest,
  owner: rules.owner,
  namesake: () => rules.user('namesake', { email: OWNER_EMAIL, email_verified: true }),
  'other case': () => rules.user(OWNER_UID.toUpperCase(), { email: OWNER_EMAIL }),
  path: () => rules.user(`${OWNER_UID}/orders`, { email: OWNER_EMAIL }),
  wildcard: () => rules.user('{uid}', { email: OWNER_EMAIL }),
  admin: () => rules.user('admin', { admin: true, role: 'owner', user_id: OWNER_UID, id: OWNER_UID }),
}
const names = collections.map(({ name }) => name)
const past = { date: new Date(0) }
const due = () => db.where('date', '<=', new Date(Date.now() - 60_000))

type Row = {
  /** Of a document that exists. */
  path: string
  stored?: Fields
  /** Another document of the collection, which does not exist. */
  free?: string
  /** What a valid write contains. */
  valid?: () => Fields
  /** The operations that the owner may use, and everyone else. */
  owner: string
  others: string
}

const table: Row[] = [
  ...names.map((name) => ({ path: `${name}/one`, stored: past, owner: 'get list', others: 'get list' })),
  {
    path: 'contactMsg/Asha Menon~AbCdEfGhIjKlMnOpQrSt',
    stored: { ...message, msg: 'Another text' },
    free: 'contactMsg/Asha Menon~UvWxYzAbCdEfGhIjKlMn',
    valid: () => message,
    owner: 'create',
    others: 'create',
  },
  {
    path: 'newsletter/asha@example.com~AbCdEfGhIjKlMnOpQrSt',
    free: 'newsletter/asha@example.com~UvWxYzAbCdEfGhIjKlMn',
    owner: 'create',
    others: 'create',
  },
  {
    path: 'unsubscribe/asha@example.com~AbCdEfGhIjKlMnOpQrSt',
    stored: { at: new Date(0) },
    free: 'unsubscribe/asha@example.com~UvWxYzAbCdEfGhIjKlMn',
    valid: request,
    owner: 'create',
    others: 'create',
  },
  { path: OWNED, stored: record, valid: () => record, owner: 'get update delete', others: '' },
  { path: 'users/unknown', free: OWNED, valid: () => record, owner: 'create', others: '' },
  {
    path: ORDER,
    stored: { plan: plan.title, dateOfOrder: new Date(0) },
    free: `${OWNED}/orders/${otherPlan.id}`,
    valid: () => order(otherPlan),
    owner: 'get list create delete',
    others: '',
  },
  { path: `users/member-2/orders/${plan.id}`, valid: order, owner: '', others: '' },
  ...[
    ...[...names, 'contactMsg', 'newsletter', 'users'].map((name) => `${name}/one/deeper/one`),
    ...[`${ORDER}/items/one`, `${OWNED}/private/one`, `${OWNED}/Orders/${plan.id}`, 'Blogs/one'],
    ...['published/one', 'lookups/one', 'a/b/c/d/e/f/g/h/i/j'],
  ].map((path) => ({ path, owner: '', others: '' })),
]

/** Which operations the rules allow this visitor. */
async function operationsOf(database: Database, { path, free, valid = () => ({}) }: Row) {
  const document = db.doc(database, path)
  const missing = free ? db.doc(database, free) : db.doc(document.parent, 'missing')
  const dated = path.startsWith('blogs/') && document.path.split('/').length === 2
  const operations: Record<string, () => Promise<unknown>> = {
    get: () => db.getDoc(document),
    list: () => db.getDocs(db.query(document.parent, ...(dated ? [due()] : []), db.limit(1))),
    create: () => db.setDoc(missing, valid()),
    update: () => db.setDoc(document, valid()),
    delete: () => db.deleteDoc(document),
  }
  const allowed: string[] = []
  for (const [name, run] of Object.entries(operations)) if (await isAllowed(run())) allowed.push(name)
  return allowed.join(' ')
}

it.each(table)('$path: the owner may $owner, others may $others', async (row) => {
  for (const [visitor, database] of Object.entries(visitors)) {
    await rules.clear()
    await rules.store({ [row.path]: row.stored ?? {} })
    const expected = visitor === 'owner' ? row.owner : row.others
    expect(await operationsOf(database(), row), visitor).toBe(expected)
  }
})

it.each([...names, 'contactMsg', 'users', 'orders'])('no user can list all %s', async (name) => {
  const group = db.collectionGroup(rules.owner(), name)
  await expectDenied(db.getDocs(db.query(group, db.limit(1))))
  await expectDenied(db.getCountFromServer(group))
})
