import { signInReasons } from '@/content/messages'
import { findPlan } from '@/content/plans'
import { useHydrated } from '@/hooks/useHydrated'
import { paths } from '@/paths'
import { wantedPlan } from './returnAddress'
import { useReturn } from './useReturn'

/** Why the visitor was redirected to a sign-in form, or null. `action` is the form's heading. */
export function useSignInReason(action: string): string | null {
  const { address, state } = useReturn()
  // The prerendered page knows neither the query nor the history state.
  if (!useHydrated()) return null
  const plan = findPlan(wantedPlan(state) ?? '')
  if (plan) return signInReasons.plan(action, plan.title)
  return address === paths.account ? signInReasons.account(action) : null
}
