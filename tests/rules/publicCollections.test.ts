import * as db from 'firebase/firestore'
import { describe, expect, it } from 'vitest'
import { LIST_LIMIT } from '@/content/limits'
import { collections } from '@/data/collections'
import { allowed, denied, readRules, rulesFor, visitors } from './environment'

const names = collections.map(({ name }) => name)
const published = names.flatMap((name) => [
  [`${name}/one`, { title: 'One', archive: false, date: new Date(Date.now() - 3_600_000) }],
  [`${name}/one/notes/n`, { text: 'nested' }],
])
const DAY = 86_400_000 // ms
const SCHEDULED = new Date(Date.now() + DAY)
const { databaseOf } = rulesFor('public', {
  ...Object.fromEntries(published),
  'blogs/scheduled': { title: 'Later', archive: false, date: SCHEDULED },
  'blogs/by-hand': { title: 'By hand', archive: false, date: '14/11/2026' },
})

const due = () => db.where('date', '<=', new Date(Date.now() - 60_000))
const ORDER = 'date'
const FIRST = new Date(0)

it('the public collections in firestore.rules are those in src/data/collections', async () => {
  const matches = (await readRules()).matchAll(/match \/(\w+)\/\{\w+\} \{[^}]*?allow get: if true;/g)
  expect([...matches].map(([, name]) => name).toSorted()).toEqual(names.toSorted())
})

describe.each(visitors)('%s', (visitor) => {
  describe.each(names)('in the collection %s', (name) => {
    const all = () => db.collection(databaseOf(visitor), name)
    const one = (id: string) => db.doc(all(), id)
    const list = (...constraints: db.QueryConstraint[]) =>
      db.getDocs(db.query(all(), ...(name === 'blogs' ? [due()] : []), ...constraints))

    it('can read a document', async () => {
      expect((await allowed(db.getDoc(one('one')))).data()).toMatchObject({ title: 'One' })
      expect((await allowed(db.getDoc(one('missing')))).exists()).toBe(false)
    })

    it('can list at most LIST_LIMIT documents', async () => {
      for (const count of [1, LIST_LIMIT]) {
        const { docs } = await allowed(list(db.limit(count)))
        expect(docs.map(({ id }) => id)).toEqual(['one'])
      }
      await allowed(list(db.orderBy(ORDER), db.startAfter(FIRST), db.limit(1)))
      await denied(list())
      await denied(list(db.limit(LIST_LIMIT + 1)))
      await denied(list(db.orderBy(ORDER), db.limitToLast(LIST_LIMIT + 1)))
      await denied(list(db.orderBy(ORDER), db.startAfter(FIRST)))
      await denied(list(db.where('archive', '==', false)))
      await denied(db.getDocs(db.query(all(), db.where(db.documentId(), 'in', ['one']))))
      await denied(db.getCountFromServer(all()))
    })

    it('cannot create, change or delete a document', async () => {
      await denied(db.setDoc(one('two'), { title: 'Two' }))
      await denied(db.addDoc(all(), { title: 'Three' }))
      await denied(db.updateDoc(one('one'), { title: 'Other' }))
      await denied(db.setDoc(one('one'), { title: 'One' }, { merge: true }))
      await denied(db.deleteDoc(one('one')))
      await denied(db.deleteDoc(one('missing')))
    })

    it('cannot read or write below a document', async () => {
      const notes = db.collection(one('one'), 'notes')
      await denied(db.getDoc(db.doc(notes, 'n')))
      await denied(db.getDocs(db.query(notes, db.limit(1))))
      await denied(db.setDoc(db.doc(notes, 'm'), { text: 'x' }))
    })
  })

  describe('of the articles', () => {
    const articles = () => db.collection(databaseOf(visitor), 'blogs')
    const listed = (...filters: db.QueryFilterConstraint[]) =>
      db.getDocs(
        db.query(
          articles(),
          db.and(db.where('archive', '==', false), ...filters),
          db.orderBy('date', 'desc'),
          db.limit(10),
        ),
      )
    const asText = db.where('date', '>=', '')

    it('can list those that are due, and those dated by text', async () => {
      const ids = async (...filters: db.QueryFilterConstraint[]) =>
        (await allowed(listed(...filters))).docs.map(({ id }) => id)
      expect(await ids(due())).toEqual(['one'])
      expect(await ids(asText)).toEqual(['by-hand'])
      expect(await ids(db.or(due(), asText))).toEqual(['by-hand', 'one'])
    })

    it('cannot list those of a later date', async () => {
      const later = db.where('date', '<=', new Date(Date.now() + DAY))
      await denied(listed())
      await denied(listed(later))
      await denied(listed(db.or(later, asText)))
      await denied(listed(db.where('date', '>', new Date())))
      await denied(listed(db.where('date', '==', SCHEDULED)))
      await denied(db.getDocs(db.query(articles(), db.limit(1))))
    })
  })
})
