import { caDetails } from '@/content/serviceDetails/ca'
import { caDrawings } from '@/content/serviceDrawings/ca'

export const details = caDetails
export const drawings = caDrawings
