/**
 * What Firebase Hosting does with an address, as far as this site uses it.
 *
 * @typedef {{ source: string, headers: { key: string, value: string }[] }} HeaderRule
 * @typedef {{ headers?: HeaderRule[], rewrites?: { source: string, destination: string }[] }} HostingRules
 */

/** How a peer's host would keep its files: those with a hash in their name for ever, pages never. @type {HostingRules} */
export const PEER_RULES = {
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    {
      source: '/@(assets|_astro|_next)/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

/**
 * @param {HostingRules} rules @param {string} path
 * @returns {Record<string, string>} a later rule wins over an earlier one
 */
export function headersFor({ headers = [] }, path) {
  const matching = headers.filter(({ source }) => matches(source, path))
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
}

/**
 * The file that answers, with its status: pages without their ending, then rewrites, then the page for 404.
 * @param {HostingRules} rules @param {string} path @param {(file: string) => boolean} has
 */
export function fileFor({ rewrites = [] }, path, has) {
  const bare = path.replace(/\/$/, '')
  for (const file of [path, `${bare}.html`, `${bare}/index.html`]) {
    if (has(file)) return { file, status: 200 }
  }
  const rewrite = rewrites.find(({ source }) => matches(source, path))
  if (rewrite) return { file: rewrite.destination, status: 200 }
  return { file: '/404.html', status: 404 }
}

/** @param {string} glob @param {string} path */
function matches(glob, path) {
  const pattern = glob
    .replace(/^\//, '')
    .replace(/[.+?^${}]/g, '\\$&')
    .replace(/@\(([^)]*)\)/g, '(?:$1)')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${pattern}$`).test(path.slice(1))
}
