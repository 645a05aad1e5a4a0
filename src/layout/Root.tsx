import { type ReactNode, useEffect, useState, ViewTransition } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { AuthProvider } from '@/auth/AuthProvider'
import { LoadingScreen } from '@/components/LoadingScreen'
import { Layout } from './Layout'

/** The root route: what surrounds every page. */
export function Root({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(endFailureMark, [])
  return (
    <AuthProvider>
      <Layout>
        {useIsLate() ? (
          <LoadingScreen />
        ) : (
          <ViewTransition key={pathname} update="none">
            {children}
          </ViewTransition>
        )}
      </Layout>
    </AuthProvider>
  )
}

/** The failure mark in index.html is for an app that does not start. */
function endFailureMark() {
  dispatchEvent(new Event('app-started'))
  delete document.documentElement.dataset.failed
}

const LATE_MS = 1000

/** True once the next page has been loading for `LATE_MS`. */
function useIsLate(): boolean {
  const isLoading = useNavigation().state === 'loading'
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setIsLate(true), LATE_MS)
    return () => {
      clearTimeout(timer)
      setIsLate(false)
    }
  }, [isLoading])
  return isLoading && isLate
}
