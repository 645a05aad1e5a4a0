import { ASSETS, type Manifest } from './manifest'

const MAX_LISTED_PATHS = 12

type Change = { kind: 'added' | 'changed' | 'removed'; path: string }

type Database = Pick<Manifest, 'rules' | 'indexes'>

export function describeDatabase(before: Database | null, after: Database): string[] {
  const compared = (part: keyof Database) => (before?.[part] === after[part] ? 'unchanged' : 'changed')
  return [`  Rules: ${compared('rules')}`, `  Indexes: ${compared('indexes')}`]
}

/** The lines that describe which files a deploy changes. */
export function describeDifference(before: Manifest | null, after: Manifest): string[] {
  if (!before) return [`First deploy: ${Object.keys(after.files).length} files.`]
  const changes = compareFiles(before, after)
  const assets = changes.filter(({ path }) => path.startsWith(ASSETS))
  const files = changes.filter((change) => !assets.includes(change))
  const rest = files.length - MAX_LISTED_PATHS
  return [
    `Since commit ${before.commit}, deployed ${before.at.slice(0, 16).replace('T', ' ')} UTC:`,
    `  Pages and files: ${count(files)}`,
    ...files.slice(0, MAX_LISTED_PATHS).map(({ kind, path }) => `    ${kind.padEnd(8)} ${urlPath(path)}`),
    ...(rest > 0 ? [`    and ${rest} more`] : []),
    // Their names are hashes, which say nothing to a reader.
    `  Scripts, styles, fonts: ${count(assets)}`,
    ...(after.kept.length > 0 ? [`  Kept for pages that are still open: ${after.kept.length}`] : []),
  ]
}

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

function count(changes: Change[]): string {
  const kinds = [...new Set(changes.map(({ kind }) => kind))]
  const counts = kinds.map((one) => `${changes.filter(({ kind }) => kind === one).length} ${one}`)
  return counts.join(', ') || 'unchanged'
}

function urlPath(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}`
}
