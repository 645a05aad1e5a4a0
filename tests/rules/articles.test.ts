import * as db from 'firebase/firestore'
import { beforeAll, expect, it } from 'vitest'
import { collections } from '@/data/collections'
import { LIST_LIMIT } from '@/data/limits'
import { expectAllowed, expectDenied, OWNED, rulesFor } from './environment'

const DAY = 86_400_000 // ms
const SCHEDULED = new Date(Date.now() + 2 * DAY)

const { guest, owner, clear, store } = rulesFor('articles')
beforeAll(async () => {
  await clear()
  await store({
    'blogs/one': { archive: false, date: new Date(Date.now() - DAY) },
    'blogs/scheduled': { archive: false, date: SCHEDULED },
    'blogs/by-hand': { archive: false, date: '14/11/2026' },
  })
})

const due = db.where('date', '<=', new Date())
const HOUR = DAY / 24

it('a list has at most LIST_LIMIT documents', async () => {
  for (const path of [...collections.map(({ name }) => name), `${OWNED}/orders`]) {
    const all = db.collection(path.startsWith(OWNED) ? owner() : guest(), path)
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

function listed(...filters: db.QueryFilterConstraint[]) {
  const filter = db.and(db.where('archive', '==', false), ...filters)
  const newest = [db.orderBy('date', 'desc'), db.limit(10)]
  return db.getDocs(db.query(db.collection(guest(), 'blogs'), filter, ...newest))
}

it('articles are listed by a query for dates that have come, with a day of slack for clocks that are ahead', async () => {
  const ahead = db.where('date', '<=', new Date(Date.now() + DAY - HOUR))
  for (const filter of [due, ahead]) {
    const { docs } = await listed(filter)
    expect(docs.map(({ id }) => id)).toEqual(['one'])
  }
})

it('articles of a later date, or dated by text, cannot be listed', async () => {
  const refused = [
    db.where('date', '<=', new Date(Date.now() + DAY + HOUR)),
    db.where('date', '>', new Date()),
    db.where('date', '==', SCHEDULED),
    db.where('date', '>=', ''),
  ]
  await expectDenied(listed(), 'without a date')
  for (const [index, filter] of refused.entries()) await expectDenied(listed(filter), `filter ${index}`)
})
