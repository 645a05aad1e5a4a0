import { paths } from '@/paths'
import { signInPages } from './signInPages'

const PARAMETER = 'next'

/** An origin that is nobody's: whatever leaves it would leave this site. */
const HERE = 'http://this-site.invalid'

/** Leads to sign-in, and from there back to `from`. */
export function signInAddress(from: string): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: from })}`
}

/** Where to go after sign-in: a path of this site, and the home page for everything else. */
export function returnAddress(search: string): string {
  return safePath(new URLSearchParams(search).get(PARAMETER)) ?? paths.home
}

function safePath(next: string | null): string | null {
  // Browsers read a backslash as a slash, and drop tabs and line ends before they read anything.
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next) || !URL.canParse(next, HERE)) return null
  const { origin, pathname, search, hash } = new URL(next, HERE)
  // '/.//elsewhere.example' is a path of ours, but one that reads as another host once its dots are gone.
  if (origin !== HERE || /^\/[/\\]/.test(decode(pathname))) return null
  // These would only lead on to the next return address.
  if (signInPages.includes(pathname)) return null
  return pathname + search + hash
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
