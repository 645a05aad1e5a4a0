import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import { LIST_LIMIT } from '@/content/limits'
import { collections } from '@/data/collections'
import { granted, MEMBER_EMAIL, OWNED, refused, rulesFor } from './environment'

const OTHERS = 'users/somebody-else'
const ORDER = `${OWNED}/orders/site-care`

const { owner } = rulesFor('paths', {
  'blogs/one': { archive: false },
  [OTHERS]: { name: 'Ravi', email: 'other@triveni.example', phone: '' },
  [`${OTHERS}/orders/site-care`]: { plan: 'Site Care', dateOfOrder: new Date() },
})

const names = [...collections.map(({ name }) => name), 'contactMsg', 'newsletter', 'users', 'orders', 'notes']

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
    `${OWNED}/private/one`,
    `${ORDER}/items/one`,
    `${ORDER}/items/one/parts/one`,
    `${OWNED}/Orders/site-care`,
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
