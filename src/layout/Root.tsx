import {
  Fragment,
  type ReactNode,
  useEffect,
  useId,
  useState,
  ViewTransition,
  type ViewTransitionProps,
} from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router-dom'
import { AuthProvider } from '@/auth/AuthProvider'
import { LoadingScreen } from '@/components/LoadingScreen'
import { Layout } from './Layout'

const Session = __HAS_ACCOUNTS__ ? AuthProvider : Fragment

/** The root route: what surrounds every page. */
export function Root({ children = <Outlet /> }: { children?: ReactNode }) {
  const { pathname } = useLocation()
  useEffect(endFailureMark, [])
  return (
    <Session>
      <Layout>
        {useIsLate() ? (
          <LoadingScreen />
        ) : (
          <PageTransition key={pathname} update="none">
            {children}
          </PageTransition>
        )}
      </Layout>
    </Session>
  )
}

const PageTransition = import.meta.env.SSR ? WithoutTransition : ViewTransition

/** For the build, where React would add attributes for a stream (`vt-update`). */
function WithoutTransition({ children }: ViewTransitionProps) {
  // Takes the place that ViewTransition has in the ids of the page.
  useId()
  return children
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
