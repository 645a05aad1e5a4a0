import { site } from 'virtual:content/site'
import { errorsWords } from 'virtual:words/errors'
import { useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/Button'
import { ChunkLoadError } from '@/lib/loadChunk'
import { paths } from '@/paths'
import { NotFoundPage } from './NotFoundPage'
import styles from './RouteError.module.css'

/** In place of a page that does not exist, that could not be loaded, or that stopped with an error. */
export function RouteError() {
  const error = useRouteError()
  useRetryOnReturn(error)
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />
  return error instanceof ChunkLoadError ? (
    <ErrorNotice
      title={errorsWords.chunk({ reason: error.reason })}
      explanation={errorsWords.chunkAdvice({ reason: error.reason })}
    />
  ) : (
    <ErrorNotice title={errorsWords.page} explanation={errorsWords.pageAdvice} />
  )
}

/** The router keeps the error of a page's code for the visit. A visitor who returns to the page gets another attempt. */
function useRetryOnReturn(error: unknown) {
  const { key } = useLocation()
  useEffect(() => {
    if (!(error instanceof ChunkLoadError)) return
    error.shownOn ??= key
    if (error.shownOn !== key) location.reload()
  }, [error, key])
}

function ErrorNotice({ title, explanation }: { title: string; explanation: string }) {
  return (
    <section className={`frame ${styles.notice}`} role="alert">
      <Helmet>
        <title>{`${site.name} | ${title}`}</title>
      </Helmet>
      <h1>{title}</h1>
      <p>{explanation}</p>
      <p className={styles.actions}>
        <Button onClick={() => location.reload()}>{errorsWords.reload}</Button>
        <ButtonLink to={paths.home} variant="quiet">
          {errorsWords.home}
        </ButtonLink>
      </p>
    </section>
  )
}
