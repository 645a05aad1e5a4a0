import { collections } from '@/data/collections'
import { isWithin, paths } from '@/paths'
import { contextOf } from '../content/context'
import { contentFile, type Entries } from '../content/readContent'
import { REDIRECTS, readRedirects } from '../content/redirects'

const REQUEST_TIMEOUT = 20_000 // ms
const MAX_LISTED = 10

type Content = { entries: Entries; samples: string[] }

/** The addresses of the live site, as it tells search engines, that the new one would answer with the 404 page. */
export async function findVanishing(root: string, content: Content, live: string): Promise<string[]> {
  const known = addressesOf(root, content)
  return (await readLive(live)).filter((address) => !known.has(address))
}

export function describeVanishing(addresses: readonly string[]): string[] {
  if (addresses.length === 0) return []
  const rest = addresses.length - MAX_LISTED
  return [
    'These addresses are live, and would no longer exist:',
    ...addresses.slice(0, MAX_LISTED).map((address) => `  ${address}`),
    ...(rest > 0 ? [`  and ${rest} more`] : []),
    `Write where each leads into ${REDIRECTS}, as ${addresses[0]}: /the-new-address.`,
  ]
}

function addressesOf(root: string, { entries, samples }: Content): Set<string> {
  const { hiddenPages, services, ownPages } = contextOf(root)
  const ofEntries = collections.flatMap((collection) => {
    const { name, pages, leavesOutSamples } = collection
    const shown = entries[name].filter(
      ({ id }) => !(leavesOutSamples && samples.includes(contentFile(collection, id))),
    )
    return pages ? shown.map(({ id }) => pages.path(id)) : []
  })
  const ofPages = Object.values(paths).filter((path) => typeof path === 'string')
  const ofFiles = [
    ...services.map((slug) => paths.service(slug)),
    ...ownPages.map((name) => paths.ownPage(name)),
  ]
  const all = [...ofPages, ...ofEntries, ...ofFiles]
  const shown = all.filter((path) => !isWithin(path, hiddenPages))
  return new Set([...shown, ...Object.keys(readRedirects(root))])
}

/** None, if nothing is live yet. */
async function readLive(live: string): Promise<string[]> {
  const options = { cache: 'no-store', signal: AbortSignal.timeout(REQUEST_TIMEOUT) } as const
  const response = await fetch(`${live}/sitemap.xml`, options).catch(() => null)
  const sitemap = response?.ok ? await response.text() : ''
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, url = '']) =>
    URL.canParse(url) ? new URL(url).pathname : [],
  )
}
