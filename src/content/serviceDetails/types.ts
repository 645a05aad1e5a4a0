/** The text of a service's own page, below its description. */
export type ServiceDetails = {
  includes: readonly string[]
  /** What the client provides. */
  needs: readonly string[]
  /** How long it usually takes, and what that depends on. */
  duration: string
  questions: readonly { question: string; answer: string }[]
}
