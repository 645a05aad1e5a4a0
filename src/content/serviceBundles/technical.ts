import { technicalDetails } from '@/content/serviceDetails/technical'
import { technicalDrawings } from '@/content/serviceDrawings/technical'

export const details = technicalDetails
export const drawings = technicalDrawings
