import * as db from 'firebase/firestore'
import { beforeAll, expect, it } from 'vitest'
import { LIST_LIMIT } from '@/content/limits'
import { collections } from '@/data/collections'
import { expectAllowed, expectDenied, OWNED, rulesFor } from './environment'

const DAY = 86_400_000 // ms
const SCHEDULED = new Date(Date.now() + DAY)

const { guest, owner, clear, store } = rulesFor('articles')
beforeAll(async () => {
  await clear()
  await store({
    'blogs/one': { archive: false, date: new Date(Date.now() - DAY) },
    'blogs/scheduled': { archive: false, date: SCHEDULED },
    'blogs/by-hand': { archive: false, date: '14/11/2026' },
  })
})

const due = db.where('date', '<=', new Date(Date.now() - 60_000))
const later = db.where('date', '<=', new Date(Date.now() + DAY))
const asText = db.where('date', '>=', '')

it.each([
  ...collections.map(({ name }) => ({ path: name, database: guest })),
  { path: `${OWNED}/orders`, database: owner },
])('a list of $path has at most LIST_LIMIT documents', async ({ path, database }) => {
  const list = (...constraints: db.QueryConstraint[]) =>
    db.getDocs(db.query(db.collection(database(), path), ...(path === 'blogs' ? [due] : []), ...constraints))
  await expectAllowed(list(db.limit(LIST_LIMIT)))
  await expectAllowed(list(db.orderBy('date'), db.startAfter(new Date(0)), db.limit(1)))
  await expectDenied(list())
  await expectDenied(list(db.limit(LIST_LIMIT + 1)))
  await expectDenied(list(db.orderBy('date'), db.limitToLast(LIST_LIMIT + 1)))
  await expectDenied(db.getCountFromServer(db.collection(database(), path)))
})

const listed = (...filters: db.QueryFilterConstraint[]) =>
  db.getDocs(
    db.query(
      db.collection(guest(), 'blogs'),
      db.and(db.where('archive', '==', false), ...filters),
      db.orderBy('date', 'desc'),
      db.limit(10),
    ),
  )

it.each([
  ['due', [due], ['one']],
  ['dated by text', [asText], ['by-hand']],
  ['either', [db.or(due, asText)], ['by-hand', 'one']],
])('articles that are %s can be listed', async (_, filters, ids) => {
  expect((await listed(...filters)).docs.map(({ id }) => id)).toEqual(ids)
})

it.each([
  ['without a date', []],
  ['up to a later date', [later]],
  ['up to a later date or dated by text', [db.or(later, asText)]],
  ['after now', [db.where('date', '>', new Date())]],
  ['of the date of a scheduled one', [db.where('date', '==', SCHEDULED)]],
])('articles %s cannot be listed', async (_, filters) => {
  await expectDenied(listed(...filters))
})
