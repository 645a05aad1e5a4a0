import { caDrawings } from './serviceDrawings/ca'
import { digitalDrawings } from './serviceDrawings/digital'
import { technicalDrawings } from './serviceDrawings/technical'

/** Path data on a sheet of 180 by 96: straight lines and circular arcs only. */
export type Drawing = {
  /** The one flat field in the practice's colour, under the lines. */
  field: string
  /** Drawn in ink. Nothing hides what lies behind it, so a covered edge is left out here. */
  lines: string
}

/** By the slug of the service. */
export const serviceDrawings: Readonly<Record<string, Drawing>> = {
  ...technicalDrawings,
  ...digitalDrawings,
  ...caDrawings,
}
