import { ASSETS, type Manifest } from './manifest'

const MAX_LISTED_PATHS = 12

/** In reading order. A path belongs to the first group that includes it. */
const GROUPS = [
  { title: 'Pages', isListed: true, includes: (path: string) => path.endsWith('.html') },
  // Their names are hashes, which say nothing to a reader.
  { title: 'Scripts, styles, fonts', isListed: false, includes: (path: string) => path.startsWith(ASSETS) },
  { title: 'Link previews', isListed: true, includes: (path: string) => path.startsWith('social/') },
  { title: 'Other files', isListed: true, includes: () => true },
]

const CHANGES = ['added', 'changed', 'removed'] as const
type Change = { change: (typeof CHANGES)[number]; path: string }

/** The lines that describe what a deploy changes. */
export function describeDifference(before: Manifest | null, after: Manifest): string[] {
  if (!before) return [`First deploy: ${Object.keys(after.files).length} files, rules and indexes.`]
  const changes = compareFiles(ownFiles(before), ownFiles(after))
  const compared = (part: 'rules' | 'indexes') => (before[part] === after[part] ? 'unchanged' : 'changed')
  return [
    `Since commit ${before.commit}, deployed ${before.at.slice(0, 16).replace('T', ' ')} UTC:`,
    ...GROUPS.flatMap((group) => describeGroup(group, changes)),
    `  Rules: ${compared('rules')}`,
    `  Indexes: ${compared('indexes')}`,
    ...(after.kept.length > 0 ? [`  Kept for pages that are still open: ${after.kept.length}`] : []),
  ]
}

function ownFiles({ files, kept }: Manifest): Map<string, string> {
  return new Map(Object.entries(files).filter(([path]) => !kept.includes(path)))
}

function compareFiles(before: Map<string, string>, after: Map<string, string>): Change[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])]
  return paths.flatMap((path) => {
    if (before.get(path) === after.get(path)) return []
    if (!before.has(path)) return { change: 'added', path }
    return { change: after.has(path) ? 'changed' : 'removed', path }
  })
}

function describeGroup(group: (typeof GROUPS)[number], all: Change[]): string[] {
  const changes = all.filter(({ path }) => GROUPS.find(({ includes }) => includes(path)) === group)
  if (changes.length === 0) return [`  ${group.title}: unchanged`]
  const byKind = CHANGES.map((kind) => changes.filter(({ change }) => change === kind))
  const counts = byKind.flatMap((some) => (some[0] ? [`${some.length} ${some[0].change}`] : []))
  const listed = group.isListed ? byKind.flat() : []
  const rest = listed.length - MAX_LISTED_PATHS
  return [
    `  ${group.title}: ${counts.join(', ')}`,
    ...listed
      .slice(0, MAX_LISTED_PATHS)
      .map(({ change, path }) => `    ${change.padEnd(8)} ${urlPath(path)}`),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ]
}

function urlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`
}
