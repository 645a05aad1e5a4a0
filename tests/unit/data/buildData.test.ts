import { expect, it } from 'vitest'
import { entriesOf } from '@/data/buildData'
import { articles } from '@/data/collections/articles'
import { fileReader } from '@/data/fileReader'

it('the newest articles get a page, also hidden ones, the older ones the shell, and those that are not due neither', async () => {
  const dates = { old: 1, last: 2, hidden: 3, later: Date.now() + 86_400_000, undated: undefined }
  const blogs = Object.entries(dates).map(([id, date]) => ({
    id,
    blogTitle: id,
    date,
    archive: id === 'hidden',
  }))
  const entries = await entriesOf(articles, fileReader({ blogs }), 2)
  expect(entries.map(({ path, read }) => `${path} ${read ? 'a page' : 'the shell'}`)).toEqual([
    ...['/insight/hidden a page', '/insight/last a page'],
    ...['/insight/old the shell', '/insight/undated the shell'],
  ])
})
