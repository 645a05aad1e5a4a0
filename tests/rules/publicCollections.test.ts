import * as db from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { LIST_LIMIT } from '@/content/limits'
import { collections } from '@/data/collections'
import { granted, refused, rulesFor, visitors } from './environment'

const publicCollections = collections.map(({ name }) => name)

const published = publicCollections.flatMap((name) => [
  [`${name}/one`, { title: 'One', archive: false, date: new Date() }],
  [`${name}/one/notes/n`, { text: 'nested' }],
])
const { firestoreOf } = rulesFor('public', Object.fromEntries(published))

describe.each(publicCollections)('the collection %s', (name) => {
  describe.each(visitors)('for %s', (visitor) => {
    const database = () => firestoreOf(visitor)

    it('gives a document', async () => {
      const snapshot = await granted(db.getDoc(db.doc(database(), name, 'one')))
      expect(snapshot.data()).toMatchObject({ title: 'One' })
    })

    it('answers for an unknown id that there is none', async () => {
      const snapshot = await granted(db.getDoc(db.doc(database(), name, 'missing')))
      expect(snapshot.exists()).toBe(false)
    })

    it.each([1, LIST_LIMIT])('lists up to %i documents', async (count) => {
      const snapshot = await granted(db.getDocs(db.query(db.collection(database(), name), db.limit(count))))
      expect(snapshot.docs.map(({ id }) => id)).toEqual(['one'])
    })

    it('refuses a list without a limit', async () => {
      await refused(db.getDocs(db.collection(database(), name)))
    })

    it('refuses a list of one more than the limit', async () => {
      await refused(db.getDocs(db.query(db.collection(database(), name), db.limit(LIST_LIMIT + 1))))
    })

    it('refuses a list over all collections of that name', async () => {
      await refused(db.getDocs(db.query(db.collectionGroup(database(), name), db.limit(1))))
    })

    it('refuses to create a document', async () => {
      await refused(db.setDoc(db.doc(database(), name, 'two'), { title: 'Two' }))
      await refused(db.addDoc(db.collection(database(), name), { title: 'Three' }))
    })

    it('refuses to change a document, even into what it is', async () => {
      await refused(db.updateDoc(db.doc(database(), name, 'one'), { title: 'Other' }))
      await refused(db.setDoc(db.doc(database(), name, 'one'), { title: 'One' }, { merge: true }))
    })

    it('refuses to delete a document', async () => {
      await refused(db.deleteDoc(db.doc(database(), name, 'one')))
      await refused(db.deleteDoc(db.doc(database(), name, 'missing')))
    })

    it('keeps what lies below a document closed', async () => {
      await refused(db.getDoc(db.doc(database(), name, 'one', 'notes', 'n')))
      await refused(db.getDocs(db.query(db.collection(database(), name, 'one', 'notes'), db.limit(1))))
      await refused(db.setDoc(db.doc(database(), name, 'one', 'notes', 'm'), { text: 'x' }))
    })
  })
})

describe.each(visitors)('the list of articles for %s', (visitor) => {
  it('can be asked for the newest that are not archived', async () => {
    const blogs = db.collection(firestoreOf(visitor), 'blogs')
    const newest = db.query(blogs, db.where('archive', '==', false), db.orderBy('date', 'desc'), db.limit(10))
    const snapshot = await granted(db.getDocs(newest))
    expect(snapshot.size).toBe(1)
  })
})
