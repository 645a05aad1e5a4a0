import { type ReactNode, useEffect, useState } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import { LoadingScreen } from '@/components/LoadingScreen'
import { PageSeo } from '@/components/seo/PageSeo'
import type { PageWords } from '@/content/pages'
import { paths } from '@/paths'
import { signInAddress } from './returnAddress'
import { useAuth } from './useAuth'

export type Guard = {
  /** What the page is called while nobody knows yet whether it may show. */
  page: PageWords
  /** Guests are led home, or to sign-in and back. */
  guests: 'go home' | 'sign in'
}

/** Waits for the provider's first answer, then follows it: a reload must not throw a signed-in person out. */
export function RequireUser({ page, guests, children }: Guard & { children: ReactNode }) {
  const { status, check } = useAuth()
  const { pathname } = useLocation()
  const [entered, setEntered] = useState(false)
  if (status === 'in' && !entered) setEntered(true)
  useEffect(check, [check])

  if (status === 'in') return children
  if (status === 'out') {
    // Who was in and left is not asked to come back.
    const mayReturn = guests === 'sign in' && !entered
    return <Navigate to={mayReturn ? signInAddress(pathname) : paths.home} replace />
  }
  return (
    <>
      <PageSeo page={page} path={pathname} />
      <LoadingScreen />
    </>
  )
}
