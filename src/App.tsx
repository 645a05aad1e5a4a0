import { Suspense, useEffect, ViewTransition } from 'react'
import { HelmetProvider } from 'react-helmet-async'
import { Route, Routes, useLocation } from 'react-router-dom'
import { AuthProvider } from './auth/AuthProvider'
import { RequireUser } from './auth/RequireUser'
import { ErrorBoundary } from './components/ErrorBoundary'
import { LazyPage } from './components/LazyPage'
import { LoadingScreen } from './components/LoadingScreen'
import { SnapshotContext, type SnapshotReader } from './hooks/SnapshotContext'
import { PreloadContext } from './hooks/usePreload'
import { Layout } from './layout/Layout'
import { paths } from './paths'
import { findRoute, preloadPath, routes } from './routes'

export function App({ snapshot }: { snapshot: SnapshotReader }) {
  useEffect(markReady, [])
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
  // The router's '*' does not match a line break, which an unknown URL can contain.
  const isUnknown = findRoute(pathname)?.path === '*'
  return (
    <ErrorBoundary resetKey={pathname}>
      <Suspense fallback={<LoadingScreen />}>
        <ViewTransition key={pathname} update="none">
          <Routes location={isUnknown ? paths.notFound : location}>
            {routes.map(({ path, page, guard }) => (
              <Route
                key={path}
                path={path}
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
      </Suspense>
    </ErrorBoundary>
  )
}

/** Marks the page as hydrated: from now on the app handles clicks. */
function markReady() {
  document.documentElement.dataset.ready = ''
}
