/** The part of Firebase Hosting's behaviour that this site uses. */
export type HostingRules = {
  headers?: { source: string; headers: { key: string; value: string }[] }[]
  rewrites?: { source: string; destination: string }[]
}

/** How a host would serve another site: files with a hash in their name are cached forever, pages never. */
export const PEER_RULES: HostingRules = {
  headers: [
    { source: '**', headers: [{ key: 'Cache-Control', value: 'no-cache' }] },
    {
      source: '/@(assets|_astro|_next)/**',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
  ],
}

/** A later rule overrides an earlier one. */
export function headersFor({ headers = [] }: HostingRules, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => matches(source, path))
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
}

export function withoutHeader(rules: HostingRules, name: string): HostingRules {
  const headers = rules.headers?.map((rule) => ({
    ...rule,
    headers: rule.headers.filter(({ key }) => key.toLowerCase() !== name),
  }))
  return { ...rules, ...(headers && { headers }) }
}

/** The file for a path and its status: a clean URL, then a rewrite, then the 404 page. */
export function fileFor({ rewrites = [] }: HostingRules, path: string, has: (file: string) => boolean) {
  const bare = path.replace(/\/$/, '')
  for (const file of [path, `${bare}.html`, `${bare}/index.html`]) {
    if (has(file)) return { file, status: 200 }
  }
  const rewrite = rewrites.find(({ source }) => matches(source, path))
  if (rewrite) return { file: rewrite.destination, status: 200 }
  return { file: '/404.html', status: 404 }
}

function matches(glob: string, path: string): boolean {
  const pattern = glob
    .replace(/^\//, '')
    .replace(/[.+?^${}]/g, '\\$&')
    .replace(/@\(([^)]*)\)/g, '(?:$1)')
    .replace(/\*\*\/?|\*/g, (stars) => (stars === '*' ? '[^/]*' : '.*'))
  return new RegExp(`^${pattern}$`).test(path.slice(1))
}
