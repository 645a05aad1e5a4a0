/** The course of a ribbon: straight lines and quarter circles. */
export type Point = [x: number, y: number]
export type Line = { length: number; from: Point; to: Point }
type Bend = { length: number; centre: Point; radius: number; angle: number; turn: number }
export type Course = { parts: (Line | Bend)[]; length: number }

export const BAND = 32
export const PITCH = 40
/** The gap on both sides of a ribbon that passes over another. */
const GAP = 8

/** A course along these corners, which must be right angles. `radii` rounds all but the first and the last. */
export function course(corners: Point[], radii: number[]): Course {
  const parts: (Line | Bend)[] = []
  let at = corners[0] as Point
  for (let index = 1; index < corners.length; index += 1) {
    const corner = corners[index] as Point
    const next = corners[index + 1]
    const radius = next ? (radii[index - 1] ?? 0) : 0
    const ahead = direction(at, corner)
    const end = [corner[0] - ahead[0] * radius, corner[1] - ahead[1] * radius] as Point
    parts.push({ from: at, to: end, length: Math.hypot(end[0] - at[0], end[1] - at[1]) })
    if (!next) break
    const turned = direction(corner, next)
    const centre = [end[0] + turned[0] * radius, end[1] + turned[1] * radius] as Point
    const turn = Math.sign(ahead[0] * turned[1] - ahead[1] * turned[0])
    const angle = Math.atan2(end[1] - centre[1], end[0] - centre[0])
    parts.push({ centre, radius, angle, turn, length: (radius * Math.PI) / 2 })
    at = [corner[0] + turned[0] * radius, corner[1] + turned[1] * radius]
  }
  return { parts, length: parts.reduce((total, { length }) => total + length, 0) }
}

function direction(from: Point, to: Point): Point {
  return [Math.sign(to[0] - from[0]), Math.sign(to[1] - from[1])]
}

/** The point at a distance from the start of the course. */
export function pointAt({ parts }: Course, along: number): Point {
  let left = along
  for (const [index, part] of parts.entries()) {
    if (left <= part.length || index === parts.length - 1) return pointOn(part, left)
    left -= part.length
  }
  return [0, 0]
}

function pointOn(part: Line | Bend, along: number): Point {
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

/** The distance from the start of the course to a point on one of its straight lines. */
export function lengthTo({ parts }: Course, [x, y]: Point) {
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

export function drawRibbon(
  context: CanvasRenderingContext2D,
  { parts, length }: Course,
  {
    colour,
    from = 0,
    to = length,
    width = BAND,
  }: { colour: string; from?: number; to?: number; width?: number },
) {
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

function trace(context: CanvasRenderingContext2D, part: Line | Bend, start: number, end: number) {
  if ('centre' in part) {
    const angle = (along: number) => part.angle + (part.turn * along) / part.radius
    context.arc(...part.centre, part.radius, angle(start), angle(end), part.turn < 0)
    return
  }
  context.lineTo(...pointOn(part, start))
  context.lineTo(...pointOn(part, end))
}

/** Draws `course` over another ribbon, with a gap on both sides. */
export function drawOverpass(
  context: CanvasRenderingContext2D,
  course: Course,
  { colour, field, at, to }: { colour: string; field: string; at: Point; to: number },
) {
  const middle = lengthTo(course, at)
  const reach = BAND / 2 + GAP
  const end = Math.min(to, middle + reach)
  drawRibbon(context, course, { colour: field, from: middle - reach, to: end, width: BAND + 2 * GAP })
  drawRibbon(context, course, { colour, from: middle - reach - 2, to: Math.min(to, end + 2) })
}
