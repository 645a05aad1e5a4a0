export const LABELS = 'a, button, label, summary'

/** Runs in the page: the words in these elements that continue on another line. */
export function findBrokenLabels(elements: string): string[] {
  const broken: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const text = walker.currentNode
    const label = text.parentElement?.closest(elements)
    // Text for screen readers only is clipped to one pixel, and the honeypot is hidden from everyone.
    const isHidden = label?.clientWidth === 1 || label?.closest('[aria-hidden]')
    const isSeen = !isHidden && label?.checkVisibility({ visibilityProperty: true })
    for (const { 0: word, index } of isSeen ? (text.textContent?.matchAll(/[\p{L}\p{M}]+/gu) ?? []) : []) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (range.getClientRects().length > 1) broken.push(word)
    }
  }
  return broken
}
