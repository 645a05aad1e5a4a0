import type { PageTexts } from 'virtual:content/pageTexts'
import { type RefObject, useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigate } from 'react-router-dom'
import { LoadingScreen } from '@/components/LoadingScreen'
import { PageSeo } from '@/components/seo/PageSeo'
import type { PageState } from '@/hooks/usePageState'
import { paths } from '@/paths'
import { signInAddress } from './returnAddress'
import { useAuth } from './useAuth'

export type Guard = {
  /** The page's metadata while the sign-in state is unknown. */
  page: PageTexts
  /** Where guests are redirected: home, or to sign-in and back. */
  guests: 'go home' | 'sign in'
}

/** What the home page tells a user whose sign-in ends on this page. The redirect would replace one of the page's own. */
export type Farewell = RefObject<string | undefined>

/** Waits for the provider's first answer, so that a reload does not redirect a signed-in user. */
export function RequireUser({ page, guests }: Guard) {
  const { status, findUser } = useAuth()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const hasEntered = useRef(false)
  const farewell: Farewell = useRef(undefined)
  useEffect(findUser, [findUser])

  useEffect(() => {
    if (status === 'in') hasEntered.current = true
    if (status !== 'out') return
    // A user who signs out here is not asked to sign in again.
    const mayReturn = guests === 'sign in' && !hasEntered.current
    const state: PageState = farewell.current ? { notice: { text: farewell.current } } : {}
    void navigate(mayReturn ? signInAddress(pathname) : paths.home, { replace: true, state })
  }, [status, guests, pathname, navigate])

  if (status === 'in') return <Outlet context={farewell} />
  return (
    <>
      <PageSeo page={page} path={pathname} />
      {/* For guests, until the code of the other page has loaded. */}
      <LoadingScreen />
    </>
  )
}
