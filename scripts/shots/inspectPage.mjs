/**
 * What looks wrong in a page, found by measuring: runs in the browser, so it may use nothing from outside itself.
 *
 * @returns {Promise<string[]>}
 */
export async function inspectPage() {
  // Lines of tightly set type share a little of their boxes.
  const MOST_OVERLAP = 0.3
  const EVERYWHERE = new DOMRect(-1e6, -1e6, 2e6, 2e6)
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
    if (image.getClientRects().length > 0 && image.complete && image.naturalWidth === 0)
      faults.push(`${image.src} shows nothing`)
  }

  /** @type {{ text: string, box: DOMRect }[]} */
  const lines = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || !hasOwnText(element)) continue
    if (isCut(element)) faults.push(`"${shortly(element.textContent)}" is cut off`)
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      lines.push(...linesOf(element))
  }
  for (const [at, { text, box }] of lines.entries()) {
    const under = lines.slice(at + 1).find((other) => overlap(box, other.box) > MOST_OVERLAP)
    if (under) faults.push(`"${text}" and "${under.text}" lie on each other`)
  }
  return faults

  /** @param {string} text */
  function shortly(text) {
    return text.trim().slice(0, 60)
  }

  /** @param {HTMLElement} element */
  function linesOf(element) {
    const window = windowOn(element)
    const own = [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
    return own.flatMap((node) => {
      const range = document.createRange()
      range.selectNodeContents(node)
      return [...range.getClientRects()]
        .map((box) => ({
          text: shortly(node.textContent ?? ''),
          box: common(asHighAsItsLine(box, element), window),
        }))
        .filter(({ box }) => box.right - box.left > 1 && box.bottom - box.top > 1)
    })
  }

  /** A font's own box is higher than its letters: in tightly set type it reaches into the next line. @param {DOMRect} box @param {Element} element */
  function asHighAsItsLine(box, element) {
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight)
    const spare = Math.max(box.height - (lineHeight || box.height), 0)
    return new DOMRect(box.x, box.y + spare / 2, box.width, box.height - spare)
  }

  /** What its surroundings let through: text for screen readers alone has a window of one pixel. @param {Element} element */
  function windowOn(element) {
    let window = EVERYWHERE
    for (
      let at = /** @type {Element | null} */ (element);
      at && at !== document.body;
      at = at.parentElement
    ) {
      if (getComputedStyle(at).overflowX !== 'visible') window = common(window, at.getBoundingClientRect())
    }
    return window
  }

  /** @param {DOMRect} a @param {DOMRect} b */
  function common(a, b) {
    const left = Math.max(a.left, b.left)
    const top = Math.max(a.top, b.top)
    return new DOMRect(
      left,
      top,
      Math.max(Math.min(a.right, b.right) - left, 0),
      Math.max(Math.min(a.bottom, b.bottom) - top, 0),
    )
  }

  /** How much of the smaller one lies under the other. @param {DOMRect} a @param {DOMRect} b */
  function overlap(a, b) {
    const { width, height } = common(a, b)
    return (width * height) / Math.min(a.width * a.height, b.width * b.height)
  }

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
    if (!element.checkVisibility({ visibilityProperty: true }) || scrollsInside(element)) return false
    return [...element.childNodes].some((node) => {
      // Only its own text: what is said to screen readers alone lies in a child, and may lie anywhere.
      if (node.nodeType !== Node.TEXT_NODE) return false
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, width } = range.getBoundingClientRect()
      return width > 0 && (right > root.clientWidth + 1 || left < -1)
    })
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
