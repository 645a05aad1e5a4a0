import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import { collections } from '@/data/collections'
import {
  denied,
  ORDER,
  OTHERS,
  OWNED,
  OWNER_EMAIL,
  plan,
  record,
  rulesFor,
  storedOrder,
  visitors,
} from './environment'

const publicNames = collections.map(({ name }) => name)

const { databaseOf } = rulesFor('paths', {
  [OTHERS]: { ...record, email: 'other@site.example' },
  [`${OTHERS}/orders/${plan.id}`]: storedOrder(),
  'Blogs/one': { text: 'Names are case-sensitive.' },
  'unknown/one': { text: 'x' },
})

describe.each(visitors)('%s', (visitor) => {
  const database = () => databaseOf(visitor)

  it.each([
    ...[...publicNames, 'contactMsg', 'newsletter', 'users'].map((name) => `${name}/one/deeper/one`),
    'unknown/one',
    'Blogs/one',
    'published/one',
    'lookups/one',
    'blogs/one/comments/one/replies/one',
    `${OWNED}/private/one`,
    `${ORDER}/items/one`,
    `${ORDER}/items/one/parts/one`,
    `${OWNED}/Orders/${plan.id}`,
    'users /member-1',
    'a/b/c/d/e/f/g/h/i/j',
  ])('cannot use %s', async (path) => {
    const document = db.doc(database(), path)
    await denied(db.getDoc(document))
    await denied(db.getDoc(db.doc(document.parent, 'missing')))
    await denied(db.getDocs(document.parent))
    await denied(db.getDocs(db.query(document.parent, db.limit(1))))
    await denied(db.setDoc(document, {}))
    await denied(db.setDoc(db.doc(document.parent, 'new'), {}))
    await denied(db.updateDoc(document, { x: 1 }))
    await denied(db.deleteDoc(document))
  })

  it.each([
    'users',
    `${OTHERS}/orders`,
    'contactMsg',
    'newsletter',
    'unsubscribe',
    'lookups',
    'published',
    'unknown',
  ])('cannot list or count %s', async (name) => {
    const all = db.collection(database(), name)
    await denied(db.getDocs(all))
    await denied(db.getDocs(db.query(all, db.limit(1))))
    await denied(db.getDocs(db.query(all, db.where('email', '==', OWNER_EMAIL), db.limit(1))))
    await denied(db.getDocs(db.query(all, db.where(db.documentId(), '==', 'one'), db.limit(1))))
    await denied(db.getCountFromServer(db.query(all, db.limit(1))))
  })

  it.each([...publicNames, 'contactMsg', 'newsletter', 'users', 'orders', 'notes'])(
    'cannot list or count all collections named %s',
    async (name) => {
      const group = db.collectionGroup(database(), name)
      await denied(db.getDocs(group))
      await denied(db.getDocs(db.query(group, db.limit(1))))
      await denied(db.getDocs(db.query(group, db.where('plan', '==', plan.title), db.limit(1))))
      await denied(db.getCountFromServer(group))
    },
  )
})
