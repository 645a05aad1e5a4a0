import { existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '@/paths'
import { serviceSlugs } from '../../../scripts/content/services'
import { listFiles } from '../../../scripts/lib/listFiles'
import { findEntry } from './contentPaths'
import { splitPath } from './forms'

/** The address of the page that shows what a file says. Null if the preview shows the entry by itself. */
export function pageOf(root: string, path: string): string | null {
  const entry = findEntry(path)
  if (entry?.form.folder === 'services') return existsSync(join(root, path)) ? paths.service(entry.id) : null
  if (path === 'content/site.yaml') return paths.home
  const name = splitPath(path).part ?? /^content\/legal\/(\w+)\.md$/.exec(path)?.[1]
  if (!name) return null
  const page = Object.entries({ ...paths, ...examples(root) }).find(([one]) => one === name)?.[1]
  return typeof page === 'string' ? page : paths.home
}

/** For texts that several pages share. */
function examples(root: string) {
  const [service = ''] = serviceSlugs(join(root, 'content'))
  const [article = ''] = listFiles(join(root, 'content', 'articles'))
  return {
    service: paths.service(service),
    article: paths.article(basename(article, '.md')),
    articleNotFound: paths.article('none'),
  }
}
