/** Finds layout problems by measuring. Runs in the browser, so it must not use anything outside this function. */
export async function inspectPage(): Promise<string[]> {
  // Tightly set lines share a little of their boxes.
  const MAX_OVERLAP = 0.3
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
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    // Without the text of child elements.
    const texts = [...element.childNodes].filter((node) => node instanceof Text && node.textContent?.trim())
    if (texts.length === 0) continue
    // The lines below an ellipsis have places, too.
    const boxes = isClamped(element)
      ? [element.getBoundingClientRect()]
      : texts.flatMap((text) => boxesOf(text, element))
    const text = element.textContent.trim().slice(0, 60)
    if (isCutOff(element) || isOutside(element, boxes)) problems.push(`"${text}" is cut off`)
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const visible = visibleBox(element)
    lines.push(...boxes.map((box) => ({ text, box: visible ? intersect(box, visible) : box })))
  }

  // Compares each line only with those that begin above its end, because a page has hundreds.
  const sorted = lines
    .filter(({ box }) => box.width > 1 && box.height > 1)
    .toSorted((a, b) => a.box.top - b.box.top)
  for (const [index, { text, box }] of sorted.entries()) {
    for (const other of sorted.slice(index + 1)) {
      if (other.box.top >= box.bottom) break
      const { width, height } = intersect(box, other.box)
      const smaller = Math.min(box.width * box.height, other.box.width * other.box.height)
      if ((width * height) / smaller > MAX_OVERLAP) problems.push(`"${text}" and "${other.text}" overlap`)
    }
  }
  return problems

  /** The box of a font is taller than its letters, so in tightly set text it reaches into the next line. */
  function boxesOf(text: Node, element: Element) {
    const range = document.createRange()
    range.selectNodeContents(text)
    return [...range.getClientRects()].map(({ x, y, width, height }) => {
      const spare = Math.max(0, height - (Number.parseFloat(getComputedStyle(element).lineHeight) || height))
      return new DOMRect(x, y + spare / 2, width, height - spare)
    })
  }

  /** What clipping ancestors show of an element. Text for screen readers only is clipped to one pixel. */
  function visibleBox(element: Element) {
    let box: DOMRect | null = null
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowX === 'visible') continue
      const clip = at.getBoundingClientRect()
      box = box ? intersect(box, clip) : clip
    }
    return box
  }

  function intersect(a: DOMRect, b: DOMRect) {
    const left = Math.max(a.left, b.left)
    const top = Math.max(a.top, b.top)
    const width = Math.max(0, Math.min(a.right, b.right) - left)
    return new DOMRect(left, top, width, Math.max(0, Math.min(a.bottom, b.bottom) - top))
  }

  function isClamped(element: HTMLElement) {
    return getComputedStyle(element).webkitLineClamp !== 'none'
  }

  function isCutOff(element: HTMLElement) {
    const { overflowX, overflowY, clipPath, display } = getComputedStyle(element)
    // Text for screen readers only is clipped on purpose, and text that ends with an ellipsis.
    if (isClamped(element)) return false
    if (clipPath !== 'none' || display === 'inline' || element.clientWidth <= 1) return false
    const isClipped = (style: string) => style !== 'visible' && style !== 'auto'
    return (
      (isClipped(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
      (isClipped(overflowY) && element.scrollHeight > element.clientHeight + 1)
    )
  }

  /** A table may be wider than the page if it scrolls. */
  function isOutside(element: HTMLElement, boxes: DOMRect[]) {
    const { clipPath, display } = getComputedStyle(element)
    if (clipPath !== 'none' || display === 'inline' || element.clientWidth <= 1) return false
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (boxes.every(({ left, right, width }) => width === 0 || (right <= root.clientWidth + 1 && left >= -1)))
      return false
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (at.tagName !== 'MAIN' && getComputedStyle(at).overflowX !== 'visible') return false
    }
    return true
  }
}
