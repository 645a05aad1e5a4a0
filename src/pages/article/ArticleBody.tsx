import { type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useHydrated } from '@/hooks/useHydrated'
import styles from './ArticleBody.module.css'

export type ArticleBodyProps = { id: string; html: string }

export function ArticleBody({ id, html }: ArticleBodyProps) {
  const navigate = useNavigate()
  const { hash } = useLocation()
  // The same object for the same text: React would otherwise write the HTML again.
  const content = useMemo(() => ({ __html: html }), [html])

  // To a #hash in a prerendered text, the browser has scrolled.
  const isPrerendered = useRef(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (hash && !isPrerendered.current) document.getElementById(decodeHash(hash))?.scrollIntoView()
  }, [id])

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

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which the keyboard triggers, too
    <div
      id="article-text"
      className={styles.text}
      onClick={follow}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: prepareBody has sanitised this HTML
      dangerouslySetInnerHTML={content}
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
