import { useLocation } from 'react-router-dom'
import { useHydrated } from '@/hooks/useHydrated'
import { usePageState } from '@/hooks/usePageState'
import { decodeAddress, sitePath } from '@/lib/webAddress'
import { paths } from '@/paths'

/** On these pages the sign-in may not be finished yet. */
export const signInPages: readonly string[] = [paths.login, paths.signup]

const PARAMETER = 'next'

/** The sign-in page, with `from` as the page to return to. */
export function signInAddress(from: string): string {
  return `${paths.login}?${new URLSearchParams({ [PARAMETER]: from })}`
}

/** Where to go after sign-in: only a path of this site, otherwise the home page. */
export function returnAddress(search: string): string {
  return safePath(new URLSearchParams(search).get(PARAMETER)) ?? paths.home
}

function safePath(next: string | null): string | undefined {
  if (!next?.startsWith('/') || /[\\\p{Cc}]/u.test(next)) return undefined
  const path = sitePath(next)
  const [pathname = ''] = path?.split(/[?#]/) ?? []
  // Encoded, a second slash could still name another host: '/%2Felsewhere.example'.
  if (/^\/[/\\]/.test(decodeAddress(pathname))) return undefined
  // These would only lead on to the next return address.
  return signInPages.includes(pathname) ? undefined : path
}

/** Where to go after sign-in, and the state to pass on there. */
export function useReturn() {
  const { search } = useLocation()
  return { address: returnAddress(search), search, state: usePageState() }
}

/** The props of a link to a sign-in form. From such a form, it keeps the page to return to and the wanted plan. */
export function useSignInLink() {
  const { pathname, search } = useLocation()
  const state = usePageState()
  // The prerendered page does not know the query, and React would keep its link.
  const isBetweenForms = useHydrated() && signInPages.includes(pathname)
  return (path: string) =>
    isBetweenForms
      ? { to: path + search, state: { ...state, isForgotten: false }, replace: true }
      : { to: path }
}
