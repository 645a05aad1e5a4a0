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

/** The lines that describe what a deploy changes. */
export function describeDifference(before: Manifest | null, after: Manifest): string[] {
  if (!before) return [`First deploy: ${Object.keys(after.files).length} files, rules and indexes.`]
  const changes = compareFiles(before, after)
  const compared = (part: 'rules' | 'indexes') => (before[part] === after[part] ? 'unchanged' : 'changed')
  return [
    `Since commit ${before.commit}, deployed ${before.at.slice(0, 16).replace('T', ' ')} UTC:`,
    ...GROUPS.flatMap((group) => {
      const own = changes.filter(({ path }) => GROUPS.find(({ includes }) => includes(path)) === group)
      return describeGroup(group, own)
    }),
    `  Rules: ${compared('rules')}`,
    `  Indexes: ${compared('indexes')}`,
    ...(after.kept.length > 0 ? [`  Kept for pages that are still open: ${after.kept.length}`] : []),
  ]
}

type Change = { kind: 'added' | 'changed' | 'removed'; path: string }

/** Sorted by kind. Ignores the assets of an earlier deploy. */
function compareFiles(before: Manifest, after: Manifest): Change[] {
  const paths = [...new Set([...Object.keys(before.files), ...Object.keys(after.files)])]
  const changes = paths.flatMap((path): Change[] => {
    const [old, now] = [before, after].map(({ files, kept }) =>
      kept.includes(path) ? undefined : files[path],
    )
    if (old === now) return []
    if (old === undefined) return [{ kind: 'added', path }]
    return [{ kind: now === undefined ? 'removed' : 'changed', path }]
  })
  return changes.toSorted((a, b) => a.kind.localeCompare(b.kind))
}

function describeGroup({ title, isListed }: (typeof GROUPS)[number], changes: Change[]): string[] {
  if (changes.length === 0) return [`  ${title}: unchanged`]
  const kinds = [...new Set(changes.map(({ kind }) => kind))]
  const counts = kinds.map((one) => `${changes.filter(({ kind }) => kind === one).length} ${one}`)
  if (!isListed) return [`  ${title}: ${counts.join(', ')}`]
  const listed = changes.slice(0, MAX_LISTED_PATHS)
  const rest = changes.length - listed.length
  return [
    `  ${title}: ${counts.join(', ')}`,
    ...listed.map(({ kind, path }) => `    ${kind.padEnd(8)} ${urlPath(path)}`),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
  ]
}

function urlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`
}
