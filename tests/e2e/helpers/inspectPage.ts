/** Finds layout problems by measuring. Runs in the browser, so it must not use anything outside this function. */
export async function inspectPage(): Promise<string[]> {
  // Tightly set lines share a little of their boxes.
  const MAX_OVERLAP = 0.3
  const EVERYWHERE = new DOMRect(-1e6, -1e6, 2e6, 2e6)
  await document.fonts.ready
  const root = document.documentElement
  const problems: string[] = []

  const overflow = root.scrollWidth - root.clientWidth
  if (overflow > 0) problems.push(`scrolls sideways by ${overflow} px`)

  for (const family of ['Bricolage Grotesque Variable', 'Instrument Sans Variable']) {
    const faces = [...document.fonts].filter((face) => face.family.includes(family))
    if (!faces.some(({ status }) => status === 'loaded')) problems.push(`${family} is not loaded`)
  }

  for (const image of document.images) {
    if (image.getClientRects().length > 0 && image.complete && image.naturalWidth === 0)
      problems.push(`${image.src} is broken`)
  }

  const lines: { text: string; box: DOMRect }[] = []
  for (const element of document.body.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || textNodesOf(element).length === 0) continue
    if (isCutOff(element)) problems.push(`"${shorten(element.textContent)}" is cut off`)
    if (element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      lines.push(...linesOf(element))
  }
  problems.push(...findOverlaps(lines))
  return problems

  /** Compares each line only with those that begin above its end, because a page has hundreds. */
  function findOverlaps(unsorted: { text: string; box: DOMRect }[]) {
    const sorted = unsorted
      .map(({ text, box: { left, top, width, height } }) => ({ text, left, top, width, height }))
      .toSorted((a, b) => a.top - b.top)
    return sorted.flatMap((line, index) => {
      for (let next = index + 1; next < sorted.length; next++) {
        const other = sorted[next]
        if (!other || other.top >= line.top + line.height) return []
        if (overlapOf(line, other) > MAX_OVERLAP) return `"${line.text}" and "${other.text}" overlap`
      }
      return []
    })
  }

  function shorten(text: string | null) {
    return (text ?? '').trim().slice(0, 60)
  }

  /** Without the text of child elements. */
  function textNodesOf(element: Element) {
    return [...element.childNodes].filter(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    )
  }

  function rangeOf(node: Node) {
    const range = document.createRange()
    range.selectNodeContents(node)
    return range
  }

  function linesOf(element: Element) {
    const visible = visibleBox(element)
    return textNodesOf(element).flatMap((node) =>
      [...rangeOf(node).getClientRects()]
        .map((box) => ({
          text: shorten(node.textContent),
          box: intersect(trimToLineHeight(box, element), visible),
        }))
        .filter(({ box }) => box.width > 1 && box.height > 1),
    )
  }

  /** The box of a font is taller than its letters, so in tightly set text it reaches into the next line. */
  function trimToLineHeight(box: DOMRect, element: Element) {
    const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight) || box.height
    const spare = Math.max(box.height - lineHeight, 0)
    return new DOMRect(box.x, box.y + spare / 2, box.width, box.height - spare)
  }

  /** What clipping ancestors show of an element. Text for screen readers only is clipped to one pixel. */
  function visibleBox(element: Element) {
    let box = EVERYWHERE
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX !== 'visible') box = intersect(box, at.getBoundingClientRect())
    }
    return box
  }

  function intersect(a: DOMRect, b: DOMRect) {
    const left = Math.max(a.left, b.left)
    const top = Math.max(a.top, b.top)
    const width = Math.min(a.right, b.right) - left
    const height = Math.min(a.bottom, b.bottom) - top
    return new DOMRect(left, top, Math.max(width, 0), Math.max(height, 0))
  }

  type Box = { left: number; top: number; width: number; height: number }

  /** The covered share of the smaller box. */
  function overlapOf(a: Box, b: Box) {
    const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
    const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
    return (Math.max(width, 0) * Math.max(height, 0)) / Math.min(a.width * a.height, b.width * b.height)
  }

  function isCutOff(element: HTMLElement) {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element)
    // Text for screen readers only is clipped on purpose.
    if (clipPath !== 'none' || display === 'inline' || element.clientWidth <= 1) return false
    const isClipped = (style: string) => style !== 'visible' && style !== 'auto'
    return (
      (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1) ||
      isOutsideViewport(element)
    )
  }

  /** Only checks the text of the element itself: text for screen readers only is in a child and may be anywhere. */
  function isOutsideViewport(element: HTMLElement) {
    if (!element.checkVisibility({ visibilityProperty: true }) || isInScroller(element)) return false
    return textNodesOf(element).some((node) => {
      const { left, right, width } = rangeOf(node).getBoundingClientRect()
      return width > 0 && (right > root.clientWidth + 1 || left < -1)
    })
  }

  /** A table may be wider than the page if it scrolls. */
  function isInScroller(element: Element) {
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX } = getComputedStyle(at)
      if (['auto', 'scroll', 'hidden', 'clip'].includes(overflowX) && at.tagName !== 'MAIN') return true
    }
    return false
  }
}
