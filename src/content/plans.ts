/** Plans from content/plans.yaml. The build checks them. */
export const plans = __PLANS__

export type Plan = (typeof plans)[number]

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}

/** For links and the return from sign-in. */
export const planElementId = (id: string) => `plan-${id}`
