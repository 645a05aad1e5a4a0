import { join, sep } from 'node:path'

/** Null for a path that leads out of `public/` or is not valid percent-encoding. */
export function fileInPublic(root: string, address: string): string | null {
  const folder = join(root, 'public')
  try {
    const file = join(folder, decodeURIComponent(address))
    return address.startsWith('/') && file.startsWith(folder + sep) && !address.includes('%00') ? file : null
  } catch {
    return null
  }
}
