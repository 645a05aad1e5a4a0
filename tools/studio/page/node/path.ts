// The part of node:path that the check uses, for absolute paths with `/`.

export const sep = '/'

/** `import.meta.dirname` is undefined in a browser, so that the folder of the project is `/`. */
export const join = (...parts: (string | undefined)[]) => normalize(parts.filter(Boolean).join('/'))

export const resolve = (...parts: string[]) => join('/', ...parts)

export const dirname = (path: string) => path.slice(0, path.lastIndexOf('/')) || '/'

export function basename(path: string, ending = ''): string {
  const name = path.slice(path.lastIndexOf('/') + 1)
  return ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name
}

function normalize(path: string): string {
  const kept: string[] = []
  for (const part of path.split('/')) {
    if (part === '..') kept.pop()
    else if (part && part !== '.') kept.push(part)
  }
  return `/${kept.join('/')}`
}
