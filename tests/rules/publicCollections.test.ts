import { assertFails, assertSucceeds, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  addDoc,
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  updateDoc,
  where,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LIST_LIMIT } from '@/content/limits'
import { firestoreOf, startRules, visitors } from './environment'

const publicCollections = ['innovations', 'blogs', 'team', 'clients']

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await startRules('public')
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const name of publicCollections) {
      await setDoc(doc(context.firestore(), name, 'one'), { title: 'One', archive: false, date: new Date() })
      await setDoc(doc(context.firestore(), name, 'one', 'notes', 'n'), { text: 'nested' })
    }
  })
})

afterAll(() => environment.cleanup())

describe.each(publicCollections)('the collection %s', (name) => {
  describe.each(visitors)('for %s', (visitor) => {
    const database = () => firestoreOf(visitor, environment)

    it('gives a document', async () => {
      const snapshot = await assertSucceeds(getDoc(doc(database(), name, 'one')))
      expect(snapshot.data()).toMatchObject({ title: 'One' })
    })

    it('answers for an unknown id that there is none', async () => {
      const snapshot = await assertSucceeds(getDoc(doc(database(), name, 'missing')))
      expect(snapshot.exists()).toBe(false)
    })

    it.each([1, LIST_LIMIT])('lists up to %i documents', async (count) => {
      const snapshot = await assertSucceeds(getDocs(query(collection(database(), name), limit(count))))
      expect(snapshot.docs.map(({ id }) => id)).toEqual(['one'])
    })

    it('refuses a list without a limit', async () => {
      await assertFails(getDocs(collection(database(), name)))
    })

    it('refuses a list of one more than the limit', async () => {
      await assertFails(getDocs(query(collection(database(), name), limit(LIST_LIMIT + 1))))
    })

    it('refuses a list over all collections of that name', async () => {
      await assertFails(getDocs(query(collectionGroup(database(), name), limit(1))))
    })

    it('refuses to create a document', async () => {
      await assertFails(setDoc(doc(database(), name, 'two'), { title: 'Two' }))
      await assertFails(addDoc(collection(database(), name), { title: 'Three' }))
    })

    it('refuses to change a document, even into what it is', async () => {
      await assertFails(updateDoc(doc(database(), name, 'one'), { title: 'Other' }))
      await assertFails(setDoc(doc(database(), name, 'one'), { title: 'One' }, { merge: true }))
    })

    it('refuses to delete a document', async () => {
      await assertFails(deleteDoc(doc(database(), name, 'one')))
      await assertFails(deleteDoc(doc(database(), name, 'missing')))
    })

    it('keeps what lies below a document closed', async () => {
      await assertFails(getDoc(doc(database(), name, 'one', 'notes', 'n')))
      await assertFails(getDocs(query(collection(database(), name, 'one', 'notes'), limit(1))))
      await assertFails(setDoc(doc(database(), name, 'one', 'notes', 'm'), { text: 'x' }))
    })
  })
})

describe.each(visitors)('the list of articles for %s', (visitor) => {
  it('can be asked for the newest that are not archived', async () => {
    const blogs = collection(firestoreOf(visitor, environment), 'blogs')
    const newest = query(blogs, where('archive', '==', false), orderBy('date', 'desc'), limit(10))
    const snapshot = await assertSucceeds(getDocs(newest))
    expect(snapshot.size).toBe(1)
  })
})
