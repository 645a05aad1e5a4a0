/**
 * What looks wrong in a page, found by measuring: runs in the browser, so it may use nothing from outside itself.
 *
 * @returns {Promise<string[]>}
 */
export async function inspectPage() {
  await document.fonts.ready
  const root = document.documentElement
  /** @type {string[]} */
  const faults = []

  const overflow = root.scrollWidth - root.clientWidth
  if (overflow > 0) faults.push(`scrolls sideways by ${overflow} px`)

  for (const family of ['Bricolage Grotesque Variable', 'Instrument Sans Variable']) {
    const isLoaded = [...document.fonts].some(
      (face) => face.family.includes(family) && face.status === 'loaded',
    )
    if (!isLoaded) faults.push(`${family} is missing`)
  }

  for (const image of document.images) {
    if (image.getClientRects().length > 0 && image.naturalWidth === 0)
      faults.push(`${image.src} shows nothing`)
  }

  for (const element of document.body.querySelectorAll('*')) {
    if (element instanceof HTMLElement && hasOwnText(element) && isCut(element)) {
      faults.push(`"${element.textContent.trim().slice(0, 60)}" is cut off`)
    }
  }
  return faults

  /** @param {HTMLElement} element */
  function hasOwnText(element) {
    return [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  }

  /** @param {HTMLElement} element */
  function isCut(element) {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element)
    // Text for screen readers alone is cut to a pixel on purpose.
    if (clipPath !== 'none' || display === 'inline' || element.clientWidth <= 1) return false
    const isCutAside =
      overflowX !== 'visible' && overflowX !== 'auto' && element.scrollWidth > element.clientWidth + 1
    const isCutBelow =
      overflowY !== 'visible' && overflowY !== 'auto' && element.scrollHeight > element.clientHeight + 1
    return isCutAside || isCutBelow || leavesTheWindow(element)
  }

  /** @param {HTMLElement} element */
  function leavesTheWindow(element) {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { left, right, width } = range.getBoundingClientRect()
    const isShown = width > 0 && element.checkVisibility({ visibilityProperty: true })
    return isShown && !scrollsInside(element) && (right > root.clientWidth + 1 || left < -1)
  }

  /** A table may be wider than the page where it scrolls inside itself. @param {Element | null} element */
  function scrollsInside(element) {
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      if (
        ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(at).overflowX) &&
        at.tagName !== 'MAIN'
      )
        return true
    }
    return false
  }
}
