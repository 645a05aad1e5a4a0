import { join } from 'node:path'
import { articles } from '@/data/collections/articles'
import { readSiteFile } from '../content/ownerData'
import type { Entries } from '../content/readContent'

/** When the next scheduled article appears. Its page, the feed and the sitemap need a publish then. Null if none is scheduled. */
export function nextDue(entries: Entries, now = Date.now()): string | null {
  const dates = entries[articles.name].map(({ fields }) => fields.date)
  const later = dates.filter((date) => date instanceof Date).filter((date) => date.getTime() > now)
  return later.toSorted((a, b) => a.getTime() - b.getTime())[0]?.toISOString() ?? null
}

/** For times that an owner reads. */
export const ownerTimeZone = (root: string) =>
  readSiteFile(join(root, 'content')).offices[0]?.timeZone ?? 'UTC'
