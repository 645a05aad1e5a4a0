import { type Plan, plans } from 'virtual:content/plans'

export function findPlan(id: string): Plan | undefined {
  return plans.find((plan) => plan.id === id)
}
