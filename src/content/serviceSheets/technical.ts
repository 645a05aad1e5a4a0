import { technicalDetails } from '../serviceDetails/technical'
import { technicalDrawings } from '../serviceDrawings/technical'

export const details = technicalDetails
export const drawings = technicalDrawings
