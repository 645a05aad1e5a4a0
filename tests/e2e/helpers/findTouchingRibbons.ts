/** Runs in the page: the texts that are nearer to a ribbon of the hero than `minDistance` px. */
export async function findTouchingRibbons(minDistance: number): Promise<string[]> {
  await document.fonts.ready
  const STEP = 8
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) throw new Error('There is no canvas')

  // Finding a point on a path is slow, and its points are the same in every window.
  const kept: { ribbonPoints?: Map<string, DOMPoint> } = window as object
  kept.ribbonPoints ??= new Map()
  const known = kept.ribbonPoints
  const pointAt = (path: SVGPathElement, step: number) => {
    const key = `${step} ${path.getAttribute('d')}`
    const point = known.get(key) ?? path.getPointAtLength(step * STEP)
    known.set(key, point)
    return point
  }

  type Disc = { x: number; y: number; radius: number }
  // By place, so that a text is only compared with what is near it.
  const CELL = 64
  const discs = new Map<string, Disc[]>()
  const cellOf = (at: number) => Math.floor(at / CELL)
  for (const path of document.querySelectorAll<SVGPathElement>('main svg path[data-practice]')) {
    const section = path.closest('section')?.getBoundingClientRect()
    const matrix = path.checkVisibility() ? path.getScreenCTM() : null
    if (!matrix || !section) continue
    const radius = (Number.parseFloat(getComputedStyle(path).strokeWidth) * matrix.a) / 2
    const steps = path.getTotalLength() / STEP
    let stride = 1
    for (let step = 0; step <= steps; step += stride) {
      const { x, y } = pointAt(path, step).matrixTransform(matrix)
      const outside = Math.max(-x, x - innerWidth, section.top - y, y - section.bottom)
      // Most of a ribbon's length is outside.
      stride = Math.max(1, Math.floor(outside / Math.max(matrix.a, matrix.d) / STEP))
      if (outside > 0) continue
      const key = `${cellOf(x)} ${cellOf(y)}`
      const cell = discs.get(key) ?? []
      discs.set(key, cell)
      cell.push({ x, y, radius })
    }
  }

  const touching = new Set<string>()
  const walker = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  )
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    const isSeen =
      parent?.checkVisibility({ opacityProperty: true }) && !parent.closest('.visually-hidden, button')
    if (!parent || !isSeen || !node.textContent?.trim()) continue
    const boxes = parent.closest('h1') ? inkOf(node, parent) : linesOf(node, parent)
    for (const box of boxes) {
      if (discsNear(box).some((disc) => distance(box, disc) < minDistance))
        touching.add(node.textContent.trim())
    }
  }
  return [...touching]

  function discsNear({ left, top, right, bottom }: DOMRect) {
    const near: Disc[] = []
    for (let column = cellOf(left) - 1; column <= cellOf(right) + 1; column += 1) {
      for (let row = cellOf(top) - 1; row <= cellOf(bottom) + 1; row += 1) {
        near.push(...(discs.get(`${column} ${row}`) ?? []))
      }
    }
    return near
  }

  function distance(box: DOMRect, { x, y, radius }: Disc) {
    const dx = Math.max(box.left - x, 0, x - box.right)
    const dy = Math.max(box.top - y, 0, y - box.bottom)
    return Math.hypot(dx, dy) - radius
  }

  function rangeBoxes(node: Node, start: number, end: number) {
    const range = document.createRange()
    range.setStart(node, start)
    range.setEnd(node, end)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }

  /** Without the space that a font keeps above and below its letters. */
  function linesOf(node: Node, parent: Element) {
    const size = Number.parseFloat(getComputedStyle(parent).fontSize)
    return rangeBoxes(node, 0, node.textContent?.length ?? 0).map(
      ({ left, top, width, height }) => new DOMRect(left, top + (height - size) / 2, width, size),
    )
  }

  /** The ink of each letter. */
  function inkOf(node: Node, parent: Element) {
    const { font, fontSize } = getComputedStyle(parent)
    const context = canvas as CanvasRenderingContext2D
    context.font = font
    return [...(node.textContent ?? '')].flatMap((letter, index) => {
      const ink = context.measureText(letter)
      if (letter === ' ') return []
      return rangeBoxes(node, index, index + letter.length).map(({ left, top, height }) => {
        const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = ink
        const baseline = top + (height * ascent) / (ascent + descent)
        const width = ink.actualBoundingBoxRight + ink.actualBoundingBoxLeft
        if (!(width < Number.parseFloat(fontSize) * 2)) throw new Error(`${letter} has no width`)
        return new DOMRect(
          left - ink.actualBoundingBoxLeft,
          baseline - ink.actualBoundingBoxAscent,
          width,
          ink.actualBoundingBoxAscent + ink.actualBoundingBoxDescent,
        )
      })
    })
  }
}
