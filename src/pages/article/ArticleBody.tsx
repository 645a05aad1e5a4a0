import { useEffect, useMemo, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { useFollowLinks } from '@/hooks/useFollowLinks'
import { useHydrated } from '@/hooks/useHydrated'
import styles from './ArticleBody.module.css'

export type ArticleBodyProps = { id: string; html: string }

export function ArticleBody({ id, html }: ArticleBodyProps) {
  const follow = useFollowLinks()
  const { hash } = useLocation()
  // The same object for the same text: React would otherwise write the HTML again.
  const content = useMemo(() => ({ __html: html }), [html])

  const text = useRef<HTMLDivElement>(null)
  // To a #hash in a prerendered text, the browser has scrolled.
  const isPrerendered = useRef(!useHydrated())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each text
  useEffect(() => {
    if (!hash || isPrerendered.current) return
    const target = decodeHash(hash)
    const parts = [...(text.current?.querySelectorAll('[id]') ?? [])]
    parts.find(({ id: part }) => part === target)?.scrollIntoView()
  }, [id])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks of the links inside, which the keyboard triggers, too
    <div
      ref={text}
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
