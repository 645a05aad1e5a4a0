import { caDetails } from './serviceDetails/ca'
import { digitalDetails } from './serviceDetails/digital'
import { technicalDetails } from './serviceDetails/technical'

/** The sections of a service's page below its description. */
export type ServiceDetails = {
  includes: readonly string[]
  /** What the client provides. */
  needs: readonly string[]
  /** The usual duration, and what it depends on. */
  duration: string
  questions: readonly { question: string; answer: string }[]
}

/** By the slug of the service. */
export const serviceDetails: Readonly<Record<string, ServiceDetails>> = {
  ...technicalDetails,
  ...digitalDetails,
  ...caDetails,
}
