import { articleWords } from 'virtual:words/article'
import { useState } from 'react'
import { Button } from '@/components/Button'
import { siteAddress } from '@/env'
import { useHydrated } from '@/hooks/useHydrated'
import { paths } from '@/paths'
import styles from './Share.module.css'
import { shareTargets } from './shareTargets'

export type ShareProps = { id: string; title: string }

/** Plain links, so no third party learns about the reader before they click. */
export function Share({ id, title }: ShareProps) {
  const [said, setSaid] = useState('')
  const canShare = useHydrated() && 'share' in navigator
  const url = siteAddress(paths.article(id))

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid(articleWords.copied)
    } catch {
      setSaid(articleWords.notCopied)
    }
  }

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch {
      // The user closed the share sheet, which needs no message.
    }
  }

  return (
    <section className={`${styles.share} screen-only`} aria-label={articleWords.share}>
      <h2 className={styles.heading}>{articleWords.share}</h2>
      <ul className={`${styles.links} links`}>
        {shareTargets.map(({ label, address }) => (
          <li key={label}>
            <a className="action" href={address(title, url)} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => void copy()}>
            {articleWords.copyLink}
          </Button>
        </li>
        {canShare && (
          <li>
            <Button variant="quiet" onClick={() => void share()}>
              {articleWords.shareElsewhere}
            </Button>
          </li>
        )}
      </ul>
      <p role="status" className="muted small">
        {said}
      </p>
    </section>
  )
}
