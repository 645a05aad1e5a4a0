import { useState } from 'react'
import { Button } from '@/components/Button'
import { articleCopy, shareTargets } from '@/content/articlePage'
import { siteAddress } from '@/env'
import { useHydrated } from '@/hooks/useHydrated'
import { paths } from '@/paths'
import styles from './Share.module.css'

export type ShareProps = { id: string; title: string }

/** Plain links, so no third party learns about the reader before they click. */
export function Share({ id, title }: ShareProps) {
  const [said, setSaid] = useState('')
  const canShare = useHydrated() && 'share' in navigator
  const url = siteAddress(paths.article(id))

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setSaid(articleCopy.copied)
    } catch {
      setSaid(articleCopy.notCopied)
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
    <section className={styles.share} aria-label={articleCopy.share}>
      <h2 className={styles.heading}>{articleCopy.share}</h2>
      <ul className={styles.links}>
        {shareTargets.map(({ label, address }) => (
          <li key={label}>
            <a href={address(title, url)} rel="noopener noreferrer">
              {label}
            </a>
          </li>
        ))}
        <li>
          <Button variant="quiet" onClick={() => void copy()}>
            {articleCopy.copyLink}
          </Button>
        </li>
        {canShare && (
          <li>
            <Button variant="quiet" onClick={() => void share()}>
              {articleCopy.shareElsewhere}
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
