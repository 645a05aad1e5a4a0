import { useMemo } from 'react'
import styles from './EntryBody.module.css'

export function EntryBody({ html }: { html: string }) {
  // The same object for the same text: React would otherwise write the HTML again.
  const content = useMemo(() => ({ __html: html }), [html])
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: prepareBody has sanitised this HTML
    <div id="entry-text" className={`${styles.text} wrap-anywhere`} dangerouslySetInnerHTML={content} />
  )
}
