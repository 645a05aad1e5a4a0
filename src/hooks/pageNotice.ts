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

const VERIFICATIONS: VerificationEmail[] = ['sent', 'failed']

export function withNotice(state: unknown, notice: PageNotice | undefined) {
  return { ...(isRecord(state) && state), notice }
}

export function pageNotice(state: unknown): PageNotice | null {
  if (!isRecord(state) || !isRecord(state.notice)) return null
  const { text, verification } = state.notice
  if (typeof text !== 'string') return null
  return { text, verification: VERIFICATIONS.find((value) => value === verification) }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
