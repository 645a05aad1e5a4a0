import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Skeleton, SkeletonGroup } from '@/components/Skeleton'
import { emptyMessages } from '@/content/messages'
import styles from './ArticleBody.module.css'
import { ARTICLE_TEXT_ID, type LoadedBody } from './useArticleBody'

export type ArticleBodyProps = { id: string; body: LoadedBody }

export function ArticleBody({ id, body }: ArticleBodyProps) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  const isReady = body.status === 'ready'

  const cameLate = useRef(!isReady)

  // The browser could not scroll to a #hash before the text was rendered.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run once per text
  useEffect(() => {
    if (isReady && cameLate.current && hash) document.getElementById(decodeHash(hash))?.scrollIntoView()
  }, [isReady, id])

  /** Navigates internal links in the text without a page load. */
  function follow(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!link?.href || !isPlain || event.defaultPrevented) return
    const { origin, pathname, search, hash: target } = new URL(link.href)
    if (origin !== location.origin || /\.\w+$/.test(pathname)) return
    if (pathname === location.pathname && target) return
    event.preventDefault()
    void navigate(pathname + search + target)
  }

  if (body.status === 'failed') {
    return <EmptyNotice retry={body.retry}>{emptyMessages.article}</EmptyNotice>
  }
  if (body.status === 'loading') {
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton />
        <Skeleton length="long" />
      </SkeletonGroup>
    )
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which the keyboard triggers, too
    <div
      id={ARTICLE_TEXT_ID}
      className={styles.text}
      data-late-text
      onClick={follow}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: prepareBody has sanitised this HTML
      dangerouslySetInnerHTML={{ __html: body.value.html }}
    />
  )
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}
