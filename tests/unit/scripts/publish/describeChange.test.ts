import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { describeChange } from '../../../../scripts/publish/describeChange'

it('shows what is added at the end of a long list', () => {
  const metaTags = ['accounting', 'bookkeeping', 'closing the month', 'quarterly returns', 'annual accounts']
  const stored = { id: 'one', path: 'blogs/one', fields: { metaTags }, createdAt: '', updatedAt: '' }
  const file = { metaTags: [...metaTags, 'audit'] }
  expect(describeChange({ collection: articles, id: 'one', file, stored }, 'UTC')).toContain(
    'Tags: …annual accounts → …annual accounts, audit',
  )
})

it('shows the hour of a date by the clock of the owner, and a day as a day', () => {
  const fields = { date: new Date('2026-11-14') }
  const stored = { id: 'one', path: 'blogs/one', fields, createdAt: '', updatedAt: '' }
  const file = { date: new Date('2026-12-24T06:30Z') }
  expect(describeChange({ collection: articles, id: 'one', file, stored }, 'Asia/Kolkata')).toContain(
    'Date: 2026-11-14 → 2026-12-24 at 12:00 (Asia/Kolkata)',
  )
})

it.each([
  ['Asia/Kolkata', 'appears on 2999-01-01 at 05:30 (Asia/Kolkata)'],
  ['America/New_York', 'appears on 2998-12-31 at 19:00 (America/New_York)'],
])('says when an article appears by the clock of the owner in %s', (timeZone, words) => {
  const file = { blogTitle: 'Later', date: new Date('2999-01-01') }
  expect(describeChange({ collection: articles, id: 'one', file, stored: null }, timeZone)).toContain(words)
})
