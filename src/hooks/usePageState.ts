import { useLocation } from 'react-router-dom'
import type { VerificationEmail } from '@/data/signInProvider'

/**
 * What a link or a redirect tells the page to which it leads. It travels in the history state and not in the URL, so that a
 * link cannot put words into a page, or a plan into someone's bag. It contains no personal data, because it outlives a
 * sign-out.
 */
export type PageState = {
  /** Stays on the page after its toast has gone. */
  notice?: PageNotice | undefined
  /** On the sign-in pages: the plan that the guest wants, whose page is the history entry before. */
  wantedPlan?: string
  /** The sign-in page shows its form for a forgotten password. */
  isForgotten?: boolean
  /** The names of the plans that the visitor asks about on the contact page. */
  askedPlans?: string[]
  /** On the page itself, the link scrolls to the top. */
  toTop?: boolean
  /** The search is open on this history entry, and the entry before is the same page without it. */
  opensSearch?: boolean
}

export type PageNotice = {
  text: string
  /** After a sign-up: what became of the e-mail that confirms the address. */
  verification?: VerificationEmail | undefined
  /** The plan to which the page scrolls: the notice is next to it instead of at the top. */
  besidePlan?: string | undefined
}

const NOTHING: PageState = {}

export const usePageState = (): PageState => useLocation().state ?? NOTHING
