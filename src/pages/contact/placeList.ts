/** In px. With less space on both sides, the page scrolls. */
const MIN_HEIGHT = 120
const MAX_HEIGHT = 286
/** From the list to the edge of the window. */
const GAP = 8

/** Opens the list above or below its field, wherever there is more space, and no higher than that space. */
export function placeList(field: HTMLElement, list: HTMLElement) {
  if (spaceAround(field).height < MIN_HEIGHT) field.scrollIntoView({ block: 'start', behavior: 'instant' })
  const { side, height } = spaceAround(field, Math.min(list.scrollHeight, MAX_HEIGHT))
  list.dataset.side = side
  list.style.setProperty('max-height', `${Math.floor(Math.min(height, MAX_HEIGHT))}px`)
}

/** The space below, if it is enough for `wanted`, or else the larger one. */
function spaceAround(field: HTMLElement, wanted = MIN_HEIGHT) {
  const { top, bottom } = field.getBoundingClientRect()
  const { visualViewport, innerHeight } = window
  const viewportTop = visualViewport?.offsetTop ?? 0
  const above = top - viewportTop - barHeight()
  const below = viewportTop + (visualViewport?.height ?? innerHeight) - bottom
  const isBelow = below >= wanted || below >= above
  return { side: isBelow ? 'below' : 'above', height: Math.max((isBelow ? below : above) - GAP, 0) }
}

/** What the top bar covers is also the space that the page keeps free when it scrolls to an element. */
function barHeight(): number {
  return Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
}
