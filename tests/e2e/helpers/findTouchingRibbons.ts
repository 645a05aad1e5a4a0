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
      if (outside <= 0) addDisc({ x, y, radius })
    }
  }
  for (const box of document.querySelectorAll('main i[data-practice]')) {
    if (box.checkVisibility()) for (const disc of alongBorder(box)) addDisc(disc)
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

  function addDisc(disc: Disc) {
    const key = `${cellOf(disc.x)} ${cellOf(disc.y)}`
    discs.set(key, [...(discs.get(key) ?? []), disc])
  }

  /** A ribbon can be a box with a border on some sides, and round corners between them. */
  function alongBorder(box: Element): Disc[] {
    const style = getComputedStyle(box)
    const read = (property: string) => Number.parseFloat(style.getPropertyValue(property))
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const sides = { top: read('border-top-width'), bottom: read('border-bottom-width') }
    const ends = { left: read('border-left-width'), right: read('border-right-width') }
    const radius = Math.max(...Object.values(sides), ...Object.values(ends)) / 2
    const found: Disc[] = []
    const addLine = (x: number, y: number, toX: number, toY: number) => {
      const steps = Math.ceil(Math.hypot(toX - x, toY - y) / STEP)
      for (let step = 0; step <= steps; step += 1)
        found.push({ x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps, radius })
    }
    const bendOf = (side: 'top' | 'bottom', end: 'left' | 'right') =>
      sides[side] && ends[end] ? read(`border-${side}-${end}-radius`) : 0
    for (const [side, edge, inwards] of [
      ['top', top, 1],
      ['bottom', bottom, -1],
    ] as const) {
      const y = edge + inwards * radius
      if (sides[side]) addLine(left + bendOf(side, 'left'), y, right - bendOf(side, 'right'), y)
    }
    for (const [end, edge, inwards] of [
      ['left', left, 1],
      ['right', right, -1],
    ] as const) {
      const x = edge + inwards * radius
      if (ends[end]) addLine(x, top + bendOf('top', end), x, bottom - bendOf('bottom', end))
      for (const [side, border, down] of [
        ['top', top, 1],
        ['bottom', bottom, -1],
      ] as const) {
        const bend = bendOf(side, end)
        for (let angle = 0; bend && angle <= 90; angle += 5) {
          const turn = (angle * Math.PI) / 180
          found.push({
            x: edge + inwards * (bend - Math.cos(turn) * (bend - radius)),
            y: border + down * (bend - Math.sin(turn) * (bend - radius)),
            radius,
          })
        }
      }
    }
    return found.filter(({ x, y }) => x > -CELL && x < innerWidth + CELL && y > -CELL)
  }

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
    const letters = [...new Intl.Segmenter().segment(node.textContent ?? '')]
    return letters.flatMap(({ segment: letter, index }) => {
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
