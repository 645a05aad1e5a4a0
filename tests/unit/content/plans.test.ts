import { describe, expect, it } from 'vitest'
import { plans } from '@/content/plans'
import { practiceIds } from '@/content/practices'

describe('the plans', () => {
  it('are at least three a practice, each with an id and a title of its own', () => {
    for (const practice of practiceIds) {
      expect(plans.filter((plan) => plan.practice === practice).length).toBeGreaterThanOrEqual(3)
    }
    expect(new Set(plans.map(({ id }) => id)).size).toBe(plans.length)
    expect(new Set(plans.map(({ title }) => title)).size).toBe(plans.length)
  })

  it.each(practiceIds)('of %s compare row by row', (practice) => {
    const rows = plans
      .filter((plan) => plan.practice === practice)
      .map(({ features }) => features.map(({ label }) => label).join())
    expect(new Set(rows).size).toBe(1)
  })

  it('are described in 15 to 25 words', () => {
    for (const { desc } of plans) {
      const words = desc.split(' ').length
      expect(words).toBeGreaterThanOrEqual(15)
      expect(words).toBeLessThanOrEqual(25)
    }
  })
})
