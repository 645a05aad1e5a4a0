import { ownPageDetails } from 'virtual:content/ownPageDetails'
import { type OwnPage, ownPages } from 'virtual:content/ownPages'
import { queryOptions } from '@tanstack/react-query'
import { loadChunk } from '@/lib/loadChunk'
import { paths } from '@/paths'
import type { PreparedBody } from './prepareBody'
import { AS_KNOWN } from './queries'

/** The page of the owner's at this path. */
export function findOwnPage(path: string): OwnPage | undefined {
  return ownPages.find(({ name }) => paths.ownPage(name) === path)
}

export const ownPageKey = (name: string) => ['own page', name]

const importSanitiser = () => import('./sanitise')

/** What an own page shows below its heading. The build has another sanitiser than the browser. */
export async function readOwnPage(name: string, prepare?: (html: string) => PreparedBody) {
  const importDetails = ownPageDetails[name]
  if (!importDetails) return null
  const [{ details }, prepareBody] = await Promise.all([
    loadChunk(importDetails),
    prepare ?? loadChunk(importSanitiser).then(({ prepareInBrowser }) => prepareInBrowser),
  ])
  const { html, ...others } = details
  return { ...others, body: prepareBody(html) }
}

export type ShownOwnPage = NonNullable<Awaited<ReturnType<typeof readOwnPage>>>

/** In the prerendered page, so that only a navigation downloads it. */
export const ownPageQuery = (name: string) =>
  queryOptions({ queryKey: ownPageKey(name), queryFn: () => readOwnPage(name), ...AS_KNOWN })
