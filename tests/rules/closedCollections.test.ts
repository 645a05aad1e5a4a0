import * as db from 'firebase/firestore'
import { describe, it } from 'vitest'
import { refused, rulesFor, visitors } from './environment'

const stored = [
  { path: 'users/somebody-else', data: { name: 'Ravi', email: 'ravi@triveni.example', phone: '' } },
  { path: 'users/somebody-else/orders/site-care', data: { plan: 'Site Care', dateOfOrder: new Date() } },
  { path: 'unheardOf/one', data: { text: 'x' } },
  { path: 'Blogs/one', data: { text: 'a name with a capital is another collection' } },
]

const { firestoreOf } = rulesFor('closed', Object.fromEntries(stored.map(({ path, data }) => [path, data])))

describe.each(stored)('$path', ({ path, data }) => {
  const folder = path.slice(0, path.lastIndexOf('/'))

  describe.each(visitors)('for %s', (visitor) => {
    const database = () => firestoreOf(visitor)

    it('cannot be read', async () => {
      await refused(db.getDoc(db.doc(database(), path)))
    })

    it('does not tell whether a neighbour exists', async () => {
      await refused(db.getDoc(db.doc(database(), folder, 'missing')))
    })

    it('cannot be listed, bounded or not', async () => {
      await refused(db.getDocs(db.collection(database(), folder)))
      await refused(db.getDocs(db.query(db.collection(database(), folder), db.limit(1))))
    })

    it('cannot be created beside, changed, written again or deleted', async () => {
      await refused(db.setDoc(db.doc(database(), folder, 'new'), data))
      await refused(db.updateDoc(db.doc(database(), path), { name: 'Other' }))
      await refused(db.setDoc(db.doc(database(), path), data))
      await refused(db.deleteDoc(db.doc(database(), path)))
    })
  })
})
