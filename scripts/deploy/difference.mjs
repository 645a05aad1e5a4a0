import { ASSETS } from './manifest.mjs'

/** @import { Manifest } from './manifest.mjs' */

const SHOWN = 12

/** What people call the kinds of files, in the order they want to read them. */
const KINDS = /** @type {const} */ ([
  ['Pages', (/** @type {string} */ path) => path.endsWith('.html')],
  ['Programs, styles, fonts', (/** @type {string} */ path) => path.startsWith(ASSETS)],
  ['Link previews', (/** @type {string} */ path) => path.startsWith('social/')],
  ['Other files', () => true],
])

/**
 * What a deploy changes, as lines to read.
 * @param {Manifest | null} before
 * @param {Manifest} after
 * @returns {string[]}
 */
export function describeDifference(before, after) {
  if (!before) return [`First deploy from here: ${Object.keys(after.files).length} files, rules and indexes.`]
  const lines = [`Since commit ${before.commit}, deployed ${before.at.slice(0, 16).replace('T', ' ')} UTC:`]
  const own = (/** @type {Manifest} */ { files, kept }) =>
    Object.fromEntries(Object.entries(files).filter(([path]) => !kept.includes(path)))
  const change = compare(own(before), own(after))
  const paths = [...new Set(Object.values(change).flat())]
  for (const [kind] of KINDS) {
    const some = paths.filter((path) => KINDS.find(([, isOne]) => isOne(path))?.[0] === kind)
    lines.push(...describeKind(kind, some, change))
  }
  lines.push(`  Rules: ${before.rules === after.rules ? 'unchanged' : 'changed'}`)
  lines.push(`  Indexes: ${before.indexes === after.indexes ? 'unchanged' : 'changed'}`)
  if (after.kept.length > 0)
    lines.push(`  Kept of the last deploy, for pages that are open: ${after.kept.length}`)
  return lines
}

/**
 * @param {Record<string, string>} before
 * @param {Record<string, string>} after
 */
function compare(before, after) {
  return {
    added: Object.keys(after).filter((path) => !(path in before)),
    changed: Object.keys(after).filter((path) => path in before && before[path] !== after[path]),
    removed: Object.keys(before).filter((path) => !(path in after)),
  }
}

/**
 * @param {string} kind
 * @param {string[]} paths
 * @param {ReturnType<typeof compare>} change
 */
function describeKind(kind, paths, change) {
  const parts = Object.entries(change).map(([what, all]) => ({
    what,
    some: all.filter((path) => paths.includes(path)),
  }))
  const counts = parts.filter(({ some }) => some.length > 0).map(({ what, some }) => `${some.length} ${what}`)
  if (counts.length === 0) return [`  ${kind}: unchanged`]
  // Names that are made from content tell nobody anything.
  const named =
    kind === 'Programs, styles, fonts'
      ? []
      : parts.flatMap(({ what, some }) => some.map((path) => `    ${what.padEnd(8)} ${addressOf(path)}`))
  const rest = named.length > SHOWN ? [`    and ${named.length - SHOWN} more`] : []
  return [`  ${kind}: ${counts.join(', ')}`, ...named.slice(0, SHOWN), ...rest]
}

/** As visitors know it. @param {string} path */
function addressOf(path) {
  return `/${path.replace(/(^|\/)index\.html$|\.html$/, '$1')}`
}
