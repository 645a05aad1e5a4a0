import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { collections } from '@/data/collections'
import { isWithin, paths } from '@/paths'
import { contentFolder } from '../lib/contentFolder'
import { count } from '../lib/count'
import { readParts } from './parts/parts'

const BAG_WITHOUT_PLANS =
  'Visitors have a bag, but the page of the plans is switched off: remove "show: false" of plans in content/pages.yaml, or write "bag: false" below "parts:" in content/site.yaml.'

/** Files whose page is switched off in pages.yaml, as `npm run begin` does for what a new site does not have. */
export function describeHiddenLists(
  entries: Record<string, readonly unknown[]>,
  folder = contentFolder(),
): string[] {
  const pages = parseDocument(readFileSync(join(folder, 'pages.yaml'), 'utf8'))
  const hidden = Object.entries(paths).filter(([name]) => pages.getIn([name, 'show']) === false)
  const isBagUseless = readParts(folder).bag === 'on' && hidden.some(([name]) => name === 'plans')
  const lists = collections.flatMap(({ name, folder: list, ...collection }) => {
    const page = collection.pages?.path('id') ?? ('listPage' in collection ? collection.listPage : undefined)
    const [off] = hidden.find(([, path]) => page && typeof path === 'string' && isWithin(page, [path])) ?? []
    const files = entries[name]?.length ?? 0
    if (!off || files === 0) return []
    return `content/${list} has ${count(files, 'file')}, but the page is switched off: remove "show: false" of ${off} in content/pages.yaml.`
  })
  return isBagUseless ? [...lists, BAG_WITHOUT_PLANS] : lists
}
