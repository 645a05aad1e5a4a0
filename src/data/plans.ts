import { type Plan, plans } from 'virtual:content/plans'

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

/** For links and the return from sign-in. */
export const planElementId = (id: string) => `plan-${id}`
