import { decodeAddress } from '../../src/lib/webAddress.ts'
import { isWithin, paths } from '../../src/paths.ts'
import { UserError } from '../lib/userError.ts'
import type { Context } from './context.ts'

const { notFound, ...pages } = paths
const PAGES: unknown[] = Object.values(pages)
const BUILT_FILES = ['/feed.xml', '/sitemap.xml', '/licences.txt']

/** What Markdown makes a link of: it leaves out `javascript:` and the like. */
const IN_TEXTS = /^([a-z][a-z+.-]*:|\/\/|#)/i
/** For a field, which no Markdown reads. */
export const ELSEWHERE = /^(https?:\/\/[^/\s]+\.|mailto:|tel:)/

/** Throws unless the link leads to a page, to a file in `public/` or elsewhere. */
export function checkLink(context: Context, address: string, elsewhere = IN_TEXTS) {
  const { publicFiles, entryPages, services, ownPages, hiddenPages } = context
  if (elsewhere.test(address)) return
  const [path = ''] = address.split(/[?#]/)
  if (!path.startsWith('/')) {
    throw new UserError(
      `"${address}" leads nowhere: start links with / for a page of this site, or with https:// for another site.`,
    )
  }
  const page = path.replace(/(.)\/$/, '$1')
  if (isWithin(page, hiddenPages)) {
    throw new UserError(
      `${address} leads to a page that content/pages.yaml switches off, or “parts” in content/site.yaml: correct the link, or switch the page on.`,
    )
  }
  if ([...PAGES, ...BUILT_FILES].includes(page) || entryPages.has(page)) return
  // Markdown leaves encoded what would mean something in an address, such as # and &.
  if (publicFiles.has(page) || publicFiles.has(decodeAddress(page))) return
  if (services.some((slug) => page === paths.service(slug))) return
  if (ownPages.some((name) => page === paths.ownPage(name))) return
  throw new UserError(`No page and no file in public/ has the address ${path}: correct the link.`)
}
