import { digitalDetails } from '../serviceDetails/digital'
import { digitalDrawings } from '../serviceDrawings/digital'

export const details = digitalDetails
export const drawings = digitalDrawings
