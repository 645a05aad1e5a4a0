import type { VerificationEmail } from '@/data/signInProvider'

/**
 * A message for the page to which the visitor is redirected. It stays there after its toast has gone. It travels in the
 * history state and not in the URL, so that a link cannot put words into the page. It contains no personal data,
 * because the state outlives a sign-out.
 */
export type PageNotice = {
  text: string
  /** After a sign-up: what became of the e-mail that confirms the address. */
  verification?: VerificationEmail | undefined
}

export const withNotice = (state: unknown, notice: PageNotice | undefined) => ({
  ...(state as object | null),
  notice,
})

export const pageNotice = (state: unknown): PageNotice | null =>
  (state as { notice?: PageNotice } | null)?.notice ?? null
