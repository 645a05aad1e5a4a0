/** The part of Firebase Hosting's behaviour that this site uses. */
export type HostingRules = {
  headers?: { source: string; headers: { key: string; value: string }[] }[]
  rewrites?: { source: string; destination: string }[]
}

/** A later rule overrides an earlier one. */
export function headersFor({ headers = [] }: HostingRules, path: string): Record<string, string> {
  const matching = headers.filter(({ source }) => matches(source, path))
  return Object.fromEntries(
    matching.flatMap((rule) => rule.headers.map(({ key, value }) => [key.toLowerCase(), value])),
  )
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
