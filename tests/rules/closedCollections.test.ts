import { assertFails, type RulesTestEnvironment } from '@firebase/rules-unit-testing'
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { firestoreOf, startRules, visitors } from './environment'

const stored = [
  { path: 'users/somebody-else', data: { name: 'Ravi', email: 'ravi@triveni.example', phone: '' } },
  { path: 'users/somebody-else/orders/site-care', data: { plan: 'Site Care', dateOfOrder: new Date() } },
  { path: 'unheardOf/one', data: { text: 'x' } },
  { path: 'Blogs/one', data: { text: 'a name with a capital is another collection' } },
]

let environment: RulesTestEnvironment

beforeAll(async () => {
  environment = await startRules('closed')
  await environment.clearFirestore()
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const { path, data } of stored) await setDoc(doc(context.firestore(), path), data)
  })
})

afterAll(() => environment.cleanup())

describe.each(stored)('$path', ({ path, data }) => {
  const folder = path.slice(0, path.lastIndexOf('/'))

  describe.each(visitors)('for %s', (visitor) => {
    const database = () => firestoreOf(visitor, environment)

    it('cannot be read', async () => {
      await assertFails(getDoc(doc(database(), path)))
    })

    it('does not tell whether a neighbour exists', async () => {
      await assertFails(getDoc(doc(database(), folder, 'missing')))
    })

    it('cannot be listed, bounded or not', async () => {
      await assertFails(getDocs(collection(database(), folder)))
      await assertFails(getDocs(query(collection(database(), folder), limit(1))))
    })

    it('cannot be created beside, changed, written again or deleted', async () => {
      await assertFails(setDoc(doc(database(), folder, 'new'), data))
      await assertFails(updateDoc(doc(database(), path), { name: 'Other' }))
      await assertFails(setDoc(doc(database(), path), data))
      await assertFails(deleteDoc(doc(database(), path)))
    })
  })
})
