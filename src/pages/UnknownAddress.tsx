import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { NotFoundPage } from './NotFoundPage'

/** Null in the build. */
const loadedPath = typeof location === 'undefined' ? null : location.pathname

/**
 * An address that no route knows may be one that the server redirects, so it is loaded from there: once, because what the
 * server has answered with the app is missing.
 */
export function UnknownAddress() {
  const { pathname } = useLocation()
  const isAnswered = loadedPath === null || loadedPath === pathname
  useEffect(() => {
    if (!isAnswered) location.reload()
  }, [isAnswered])
  return isAnswered ? <NotFoundPage /> : null
}
