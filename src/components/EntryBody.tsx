import { articleWords } from 'virtual:words/article'
import { type MouseEvent, useMemo } from 'react'
import { toast } from 'react-hot-toast/headless'
import blocks from './EntryBlocks.module.css'
import styles from './EntryBody.module.css'
import lists from './EntryLists.module.css'

export function EntryBody({ html }: { html: string }) {
  // The same object for the same text: React would otherwise write the HTML again.
  const content = useMemo(() => ({ __html: html }), [html])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the buttons are in the HTML
    <div
      id="entry-text"
      className={`${styles.text} ${blocks.blocks} ${lists.lists} wrap-anywhere`}
      onClick={copyText}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: prepareBody has sanitised this HTML
      dangerouslySetInnerHTML={content}
    />
  )
}

async function copyText({ target }: MouseEvent) {
  const button = target instanceof Element ? target.closest('[data-copy]') : null
  if (!button) return
  try {
    await navigator.clipboard.writeText(button.previousElementSibling?.textContent.trim() ?? '')
    toast.success(articleWords.textCopied, { id: 'copy' })
  } catch {
    toast.error(articleWords.textNotCopied, { id: 'copy' })
  }
}
