import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadingScreen } from '@/components/LoadingScreen'
import { PageSeo } from '@/components/seo/PageSeo'
import type { PageCopy } from '@/content/pages'
import { paths } from '@/paths'
import { signInAddress } from './returnAddress'
import { useAuth } from './useAuth'

export type Guard = {
  /** The page's metadata while the sign-in state is unknown. */
  page: PageCopy
  /** Where guests are redirected: home, or to sign-in and back. */
  guests: 'go home' | 'sign in'
}

/** Waits for the provider's first answer, so that a reload does not redirect a signed-in user. */
export function RequireUser({ page, guests, children }: Guard & { children: ReactNode }) {
  const { status, check } = useAuth()
  const { pathname } = useLocation()
  const [entered, setEntered] = useState(false)
  if (status === 'in' && !entered) setEntered(true)
  useEffect(check, [check])

  if (status === 'in') return children
  // A user who signs out here is not asked to sign in again.
  const mayReturn = guests === 'sign in' && !entered
  return (
    <>
      <PageSeo page={page} path={pathname} />
      {/* Also until the code of the other page has loaded. */}
      <LoadingScreen />
      {status === 'out' && <Navigate to={mayReturn ? signInAddress(pathname) : paths.home} replace />}
    </>
  )
}
