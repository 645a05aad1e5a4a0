import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { describeChange } from '../../../../scripts/publish/describeChange'

it('shows what is added at the end of a long list', () => {
  const metaTags = ['accounting', 'bookkeeping', 'closing the month', 'quarterly returns', 'annual accounts']
  const stored = { id: 'one', path: 'blogs/one', fields: { metaTags }, createdAt: '', updatedAt: '' }
  const file = { metaTags: [...metaTags, 'audit'] }
  expect(describeChange({ collection: articles, id: 'one', file, stored })).toContain(
    'Tags: …annual accounts → …annual accounts, audit',
  )
})
