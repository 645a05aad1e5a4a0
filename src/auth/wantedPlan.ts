/**
 * The plan that a guest wanted to add before signing in. It is passed in the history state and not in the URL, so that a
 * link cannot put a plan into someone's bag.
 */
export type WantedPlan = { wantedPlan: string }

export function wantedPlan(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wantedPlan' in state)) return null
  return typeof state.wantedPlan === 'string' ? state.wantedPlan : null
}
