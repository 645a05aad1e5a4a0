import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '@/hooks/useHydrated'
import { type PageNotice, type PageState, usePageState } from '@/hooks/usePageState'
import { sessionStore } from '@/lib/storage'
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

/** What a guest wanted waits here while the history leads back to its page. */
const WANTED = 'wanted-plan'

type Wanted = { plan: string; notice: PageNotice }

/** For the page with the plans: opens sign-in, which leads back to that page. */
export function useAskToSignIn() {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (wantedPlan: string) =>
    void navigate(signInAddress(pathname), { state: { wantedPlan } satisfies PageState })
}

/** For the page with the plans: what the guest wanted before signing in, once. */
export function takeWanted(): Wanted | null {
  const wanted = sessionStore.getJson(WANTED) as Wanted | null
  sessionStore.remove(WANTED)
  return wanted
}

/** For the sign-in pages: where their visitors came from. */
export function useReturn() {
  const { search } = useLocation()
  const { wantedPlan } = usePageState()
  const navigate = useNavigate()
  const address = returnAddress(search)

  /** Without a notice, there was no sign-in: the plan is not wanted any more. */
  function leadBack(notice?: PageNotice) {
    if (!wantedPlan) return void navigate(address, { replace: true, state: { notice } satisfies PageState })
    if (notice) sessionStore.set(WANTED, JSON.stringify({ plan: wantedPlan, notice } satisfies Wanted))
    // In place of this entry, the page would be in the history twice.
    void navigate(-1)
  }

  return { address, wantedPlan, leadBack }
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
