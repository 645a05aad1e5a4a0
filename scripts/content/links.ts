import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { paths } from '@/paths'
import type { Context } from './context'
import { fileInPublic } from './images'
import { FieldError } from './readField'
import { serviceSlugs } from './services'

const { notFound, ...pages } = paths
const PAGES: unknown[] = Object.values(pages)
const BUILT_FILES = ['/feed.xml', '/sitemap.xml', '/licences.txt']

/** Throws unless the link leads to a page, to a file in `public/` or to another site. */
export function checkLink({ root, articles }: Context, address: string) {
  if (/^([a-z][a-z+.-]*:|\/\/|#)/i.test(address)) return
  const [path = ''] = address.split(/[?#]/)
  const id = basename(path).replace(/\.md$/i, '')
  if (/\.md$/i.test(path)) {
    const page = paths.article(articles.has(id) ? id : 'name-of-the-file')
    throw new FieldError(`${address} is a file, not a page: write the address of its page, such as ${page}.`)
  }
  if (!path.startsWith('/')) {
    throw new FieldError(
      `"${address}" leads nowhere: start links with / for a page of this site, or with https:// for another site.`,
    )
  }
  const page = path.replace(/(.)\/$/, '$1')
  if ([...PAGES, ...BUILT_FILES].includes(page) || (page === paths.article(id) && articles.has(id))) return
  if (page === paths.service(id) && serviceSlugs(join(root, 'content')).includes(id)) return
  const file = fileInPublic(root, page)
  if (file && statSync(file, { throwIfNoEntry: false })?.isFile()) return
  throw new FieldError(`No page and no file in public/ has the address ${path}: correct the link.`)
}
