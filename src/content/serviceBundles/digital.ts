import { digitalDetails } from '@/content/serviceDetails/digital'
import { digitalDrawings } from '@/content/serviceDrawings/digital'

export const details = digitalDetails
export const drawings = digitalDrawings
