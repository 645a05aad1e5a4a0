/**
 * A message for the page to which the visitor is redirected. It stays there after its toast has gone. It travels in the
 * history state and not in the URL, so that a link cannot put words into the page.
 */
export type PageNotice = {
  text: string
  detail?: string | undefined
  /** Adds a link to the account page. */
  leadsToAccount?: boolean | undefined
}

export function withNotice(state: unknown, notice: PageNotice | undefined) {
  return { ...(isRecord(state) && state), notice }
}

export function pageNotice(state: unknown): PageNotice | null {
  if (!isRecord(state) || !isRecord(state.notice)) return null
  const { text, detail, leadsToAccount } = state.notice
  if (typeof text !== 'string') return null
  return {
    text,
    detail: typeof detail === 'string' ? detail : undefined,
    leadsToAccount: leadsToAccount === true,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
