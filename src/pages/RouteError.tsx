import { site } from 'virtual:content/site'
import { errorsWords } from 'virtual:words/errors'
import { useLayoutEffect, useState } from 'react'
import { Helmet } from 'react-helmet-async'
import { useLocation, useRouteError } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/Button'
import { LoadingScreen } from '@/components/LoadingScreen'
import { useReloadOnline } from '@/hooks/useReloadOnline'
import { ChunkLoadError, reloadIfNeeded } from '@/lib/loadChunk'
import { paths } from '@/paths'
import styles from './RouteError.module.css'

/** In place of a page that could not be loaded or that stopped with an error. */
export function RouteError() {
  const error = useRouteError()
  const isReloading = useReload(error)
  if (isReloading) return <LoadingScreen />
  return error instanceof ChunkLoadError ? (
    <ErrorNotice
      title={errorsWords.chunk({ reason: error.reason })}
      explanation={errorsWords.chunkAdvice({ reason: error.reason })}
      needsNetwork={error.reason !== 'missing'}
    />
  ) : (
    <ErrorNotice title={errorsWords.page} explanation={errorsWords.pageAdvice} />
  )
}

/**
 * By now the URL is that of the page that was asked for. If only a reload gets its code, opens it by its URL. The router
 * keeps the error for the visit, so a visitor who returns to the page gets another attempt.
 */
function useReload(error: unknown): boolean {
  const { key } = useLocation()
  const [isReloading, setIsReloading] = useState(error instanceof ChunkLoadError)
  useLayoutEffect(() => {
    if (!(error instanceof ChunkLoadError)) return
    error.shownOn ??= key
    const isReturn = error.shownOn !== key
    if (isReturn) location.reload()
    setIsReloading(isReturn || reloadIfNeeded(error))
  }, [error, key])
  return isReloading
}

type ErrorNoticeProps = { title: string; explanation: string; needsNetwork?: boolean }

function ErrorNotice({ title, explanation, needsNetwork = false }: ErrorNoticeProps) {
  const isOffline = useReloadOnline(needsNetwork)
  return (
    <section className={`frame ${styles.notice}`} role="alert">
      <Helmet>
        <title>{`${site.name} | ${title}`}</title>
      </Helmet>
      <h1>{title}</h1>
      <p>{isOffline ? errorsWords.loadsAgain : explanation}</p>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>{errorsWords.reload}</Button>
        <ButtonLink to={paths.home} variant="quiet">
          {errorsWords.home}
        </ButtonLink>
      </p>
    </section>
  )
}
