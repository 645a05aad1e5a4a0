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

it('a list has at most LIST_LIMIT documents', async () => {
  const lists = [
    ...collections.map(({ name }) => [guest(), name] as const),
    [owner(), `${OWNED}/orders`] as const,
  ]
  for (const [database, path] of lists) {
    const all = db.collection(database, path)
    const list = (...constraints: db.QueryConstraint[]) =>
      db.getDocs(db.query(all, ...(path === 'blogs' ? [due] : []), ...constraints))
    await expectAllowed(list(db.limit(LIST_LIMIT)), path)
    await expectAllowed(list(db.orderBy('date'), db.startAfter(new Date(0)), db.limit(1)), path)
    await expectDenied(list(), path)
    await expectDenied(list(db.limit(LIST_LIMIT + 1)), path)
    await expectDenied(list(db.orderBy('date'), db.limitToLast(LIST_LIMIT + 1)), path)
    await expectDenied(db.getCountFromServer(all), path)
  }
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

it('articles that are due or dated by text can be listed', async () => {
  const ids = async (filter: db.QueryFilterConstraint) => (await listed(filter)).docs.map(({ id }) => id)
  expect(await ids(due)).toEqual(['one'])
  expect(await ids(asText)).toEqual(['by-hand'])
  expect(await ids(db.or(due, asText))).toEqual(['by-hand', 'one'])
})

it('articles of a later date cannot be listed', async () => {
  const after = [
    later,
    db.or(later, asText),
    db.where('date', '>', new Date()),
    db.where('date', '==', SCHEDULED),
  ]
  await expectDenied(listed(), 'without a date')
  for (const [index, filter] of after.entries()) await expectDenied(listed(filter), `filter ${index}`)
})
