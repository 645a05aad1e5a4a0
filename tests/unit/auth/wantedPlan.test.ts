import { expect, it } from 'vitest'
import { wantedPlan } from '@/auth/wantedPlan'

it('reads the plan that a guest wanted', () => {
  expect(wantedPlan({ wantedPlan: 'site-care' })).toBe('site-care')
})

it.each([null, undefined, 'site-care', 1, {}, { wantedPlan: 1 }, { wantedPlan: null }])(
  'finds none in %j',
  (state) => {
    expect(wantedPlan(state)).toBeNull()
  },
)
