import { caDrawings } from './serviceDrawings/ca'
import { digitalDrawings } from './serviceDrawings/digital'
import { technicalDrawings } from './serviceDrawings/technical'
import type { Drawing } from './serviceDrawings/types'

/** By the slug of the service. */
export const serviceDrawings: Readonly<Record<string, Drawing>> = {
  ...technicalDrawings,
  ...digitalDrawings,
  ...caDrawings,
}
