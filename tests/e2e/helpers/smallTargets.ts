/** Finds controls that are hard to hit with a finger. Runs in the browser, so it must not use anything outside this function. */
export function findSmallTargets(): string[] {
  const MIN = 44 // px
  // Widths can be a fraction of a pixel less.
  const isSmall = ({ width, height }: DOMRect) => Math.round(Math.min(width, height)) < MIN

  return [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, select, textarea')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !isExempt(control))
    .filter((control) => isSmall(control.getBoundingClientRect()))
    .map((control) => {
      const { width, height } = control.getBoundingClientRect()
      const name = control.getAttribute('aria-label') ?? control.textContent.trim()
      return `"${name}" is ${Math.round(width)} × ${Math.round(height)} px`
    })

  /** The honeypot, controls that are visible only with the focus, links in a sentence, and links that fill their card. */
  function isExempt(control: HTMLElement) {
    if (control.closest('[aria-hidden=true]') || control.getBoundingClientRect().width < 2) return true
    if (getComputedStyle(control, '::after').inset === '0px') return true
    const siblings = [...(control.parentElement?.childNodes ?? [])]
    return (
      getComputedStyle(control).display === 'inline' &&
      siblings.some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
    )
  }
}
