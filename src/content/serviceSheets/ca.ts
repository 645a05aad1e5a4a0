import { caDetails } from '../serviceDetails/ca'
import { caDrawings } from '../serviceDrawings/ca'

export const details = caDetails
export const drawings = caDrawings
