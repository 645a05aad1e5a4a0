/**
 * A ribbon's course: straight lines and quarter circles, nothing else.
 *
 * @typedef {[x: number, y: number]} Point
 * @typedef {{ length: number, from: Point, to: Point }} Line
 * @typedef {{ length: number, centre: Point, radius: number, angle: number, turn: number }} Bend
 * @typedef {{ parts: (Line | Bend)[], length: number }} Course
 */

export const BAND = 32
export const PITCH = 40
/** What stays free on either side of a ribbon that passes over another. */
const GAP = 8

/**
 * The course along these corners, each rounded with its radius; the turns are right angles.
 *
 * @param {Point[]} corners
 * @param {number[]} radii one for each corner between the first and the last
 * @returns {Course}
 */
export function course(corners, radii) {
  /** @type {(Line | Bend)[]} */
  const parts = []
  let at = /** @type {Point} */ (corners[0])
  for (let index = 1; index < corners.length; index += 1) {
    const corner = /** @type {Point} */ (corners[index])
    const next = corners[index + 1]
    const radius = next ? (radii[index - 1] ?? 0) : 0
    const ahead = direction(at, corner)
    const end = /** @type {Point} */ ([corner[0] - ahead[0] * radius, corner[1] - ahead[1] * radius])
    parts.push({ from: at, to: end, length: Math.hypot(end[0] - at[0], end[1] - at[1]) })
    if (!next) break
    const turned = direction(corner, next)
    const centre = /** @type {Point} */ ([end[0] + turned[0] * radius, end[1] + turned[1] * radius])
    const turn = Math.sign(ahead[0] * turned[1] - ahead[1] * turned[0])
    const angle = Math.atan2(end[1] - centre[1], end[0] - centre[0])
    parts.push({ centre, radius, angle, turn, length: (radius * Math.PI) / 2 })
    at = [corner[0] + turned[0] * radius, corner[1] + turned[1] * radius]
  }
  return { parts, length: parts.reduce((total, { length }) => total + length, 0) }
}

/** @param {Point} from @param {Point} to @returns {Point} */
function direction(from, to) {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
}

/** The point that lies `along` the course. @param {Course} course @param {number} along @returns {Point} */
export function pointAt({ parts }, along) {
  let left = along
  for (const [index, part] of parts.entries()) {
    if (left <= part.length || index === parts.length - 1) return pointOn(part, left)
    left -= part.length
  }
  return [0, 0]
}

/** @param {Line | Bend} part @param {number} along @returns {Point} */
function pointOn(part, along) {
  if ('centre' in part) {
    const angle = part.angle + (part.turn * along) / part.radius
    return [part.centre[0] + part.radius * Math.cos(angle), part.centre[1] + part.radius * Math.sin(angle)]
  }
  const share = part.length ? along / part.length : 0
  return [
    part.from[0] + (part.to[0] - part.from[0]) * share,
    part.from[1] + (part.to[1] - part.from[1]) * share,
  ]
}

/** How far along the course its straight lines reach a point. @param {Course} course @param {Point} point */
export function lengthTo({ parts }, [x, y]) {
  let before = 0
  for (const part of parts) {
    if ('from' in part) {
      const along = Math.hypot(x - part.from[0], y - part.from[1])
      const rest = Math.hypot(part.to[0] - x, part.to[1] - y)
      if (Math.abs(along + rest - part.length) < 0.01) return before + along
    }
    before += part.length
  }
  throw new Error(`No straight part of this course passes ${x}, ${y}`)
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Course} course
 * @param {{ colour: string, from?: number, to?: number, width?: number }} look
 */
export function drawRibbon(context, { parts, length }, { colour, from = 0, to = length, width = BAND }) {
  if (to <= from) return
  context.beginPath()
  let before = 0
  for (const part of parts) {
    const start = Math.max(from - before, 0)
    const end = Math.min(to - before, part.length)
    if (end > start) trace(context, part, start, end)
    before += part.length
  }
  context.strokeStyle = colour
  context.lineWidth = width
  context.lineCap = 'butt'
  context.stroke()
}

/** @param {CanvasRenderingContext2D} context @param {Line | Bend} part @param {number} start @param {number} end */
function trace(context, part, start, end) {
  if ('centre' in part) {
    const angle = (/** @type {number} */ along) => part.angle + (part.turn * along) / part.radius
    context.arc(...part.centre, part.radius, angle(start), angle(end), part.turn < 0)
    return
  }
  context.lineTo(...pointOn(part, start))
  context.lineTo(...pointOn(part, end))
}

/**
 * Lifts a ribbon over another where they cross: the one below is interrupted on both sides.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Course} course the one above
 * @param {{ colour: string, field: string, at: Point, to: number }} look
 */
export function drawOverpass(context, course, { colour, field, at, to }) {
  const middle = lengthTo(course, at)
  const reach = BAND / 2 + GAP
  const end = Math.min(to, middle + reach)
  drawRibbon(context, course, { colour: field, from: middle - reach, to: end, width: BAND + 2 * GAP })
  drawRibbon(context, course, { colour, from: middle - reach - 2, to: Math.min(to, end + 2) })
}
