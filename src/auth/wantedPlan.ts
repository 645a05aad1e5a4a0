/**
 * Which plan a guest wanted, on its way through sign-in and back. It travels in the history's own state and not in the
 * address: nobody can put a plan into somebody's bag by sending them a link.
 */
export type WantedPlan = { wantedPlan: string }

export function wantedPlan(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('wantedPlan' in state)) return null
  return typeof state.wantedPlan === 'string' ? state.wantedPlan : null
}
