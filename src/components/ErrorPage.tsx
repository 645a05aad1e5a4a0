import { useEffect } from 'react'
import { Helmet } from 'react-helmet-async'
import { chunkMessages, errorPageMessages } from '@/content/messages'
import { site } from '@/content/site'
import { ChunkLoadError } from '@/lib/chunkLoadError'
import { markReady } from '@/lib/earlyPresses'
import { paths } from '@/paths'
import { Button, ButtonLink } from './Button'
import styles from './ErrorPage.module.css'

export function ErrorPage({ error }: { error: unknown }) {
  useEffect(markReady, [])
  return error instanceof ChunkLoadError ? (
    <ErrorNotice
      title={`${chunkMessages.title} (${chunkMessages.reasons[error.reason]})`}
      explanation={chunkMessages.explanations[error.reason]}
    />
  ) : (
    <ErrorNotice title={errorPageMessages.title} explanation={errorPageMessages.explanation} />
  )
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
        <Button onClick={() => location.reload()}>{errorPageMessages.reload}</Button>
        <ButtonLink to={paths.home} variant="quiet">
          {errorPageMessages.goHome}
        </ButtonLink>
      </p>
    </section>
  )
}
