import { Suspense, useEffect, useState, ViewTransition } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { type Location, Route, Routes, useLocation } from 'react-router-dom'
import { AuthProvider } from './auth/AuthProvider'
import { RequireUser } from './auth/RequireUser'
import { ErrorBoundary } from './components/ErrorBoundary'
import { LazyPage } from './components/LazyPage'
import { LoadingScreen } from './components/LoadingScreen'
import { whenInteracted } from './hooks/firstInteraction'
import { BUILT_PATH, SnapshotContext, type SnapshotReader, useSnapshot } from './hooks/SnapshotContext'
import { forgetSlowPage, useSlowPage } from './hooks/slowPage'
import { useHydrated } from './hooks/useHydrated'
import { PreloadContext } from './hooks/usePreload'
import { Layout } from './layout/Layout'
import { markReady } from './lib/earlyPresses'
import { layOutLateParts } from './lib/lateLayout'
import { paths } from './paths'
import { findRoute, preloadPath, routes } from './routes'

export function App({ snapshot }: { snapshot: SnapshotReader }) {
  return (
    <HelmetProvider>
      <SnapshotContext value={snapshot}>
        <PreloadContext value={preloadPath}>
          <AuthProvider>
            <Layout>
              <Pages />
            </Layout>
          </AuthProvider>
        </PreloadContext>
      </SnapshotContext>
    </HelmetProvider>
  )
}

function Pages() {
  const location = useLocation()
  const { pathname } = location
  const isMissing = useIsMissing(location)
  // The router's '*' does not match a line break, which an unknown URL can contain.
  const isUnknown = isMissing || findRoute(pathname)?.path === '*'
  const slowPage = useSlowPage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation ends the wait for the page before it
  useEffect(() => {
    if (slowPage?.pathname !== pathname) forgetSlowPage()
  }, [location])

  // Does not suspend, so that React shows it instead of the previous page.
  if (slowPage?.isLate && slowPage.pathname === pathname) return <LoadingScreen />
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <ViewTransition key={pathname} update="none">
          <Routes location={isUnknown ? paths.notFound : location}>
            {routes.map(({ path, page, guard }) => (
              <Route
                key={path}
                path={path}
                caseSensitive
                element={
                  guard ? (
                    <RequireUser {...guard}>
                      <LazyPage page={page} />
                    </RequireUser>
                  ) : (
                    <LazyPage page={page} />
                  )
                }
              />
            ))}
          </Routes>
        </ViewTransition>
        {/* In here, because React hydrates what is inside after what is outside. */}
        <Ready />
      </Suspense>
    </ErrorBoundary>
  )
}

/**
 * True on the first page if the server returned its 404 page. The app must agree, also for a URL that it has a route
 * for: it hydrates that page's HTML.
 */
function useIsMissing({ key, pathname }: Location): boolean {
  const builtPath = useSnapshot(BUILT_PATH)
  // Not the key alone: the browser's own fragment links have the first page's key on every page.
  const [first] = useState({ key, pathname })
  return builtPath === paths.notFound && key === first.key && pathname === first.pathname
}

function Ready() {
  const isHydrated = useHydrated()
  useEffect(() => {
    if (!isHydrated) return
    markReady()
    // Not before, because it would only add to the work of loading the page.
    void whenInteracted().then(layOutLateParts)
  }, [isHydrated])
  return null
}
