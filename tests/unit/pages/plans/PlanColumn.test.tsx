import { plans } from 'virtual:content/plans'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PlanColumn } from '@/pages/plans/PlanColumn'
import { render } from '../../../render'

const [plan = expect.fail()] = plans

it.each([
  [['$95', '₹7,900'], false],
  [['$95', '₦12,500,000'], true],
  [['₦12,500,000', '$95'], true],
  [['$95', '€89', '₦12,500,000'], true],
  [['₦12,500,000'], true],
  [['on request'], true],
])('of the prices %j, one is too long for the large size: %s', (prices, isLong) => {
  render(<PlanColumn plan={{ ...plan, prices }} state="free" onPress={() => undefined} />)
  // The visitor's currency decides which of them is shown, so the size is that of the longest.
  for (const price of prices)
    expect(screen.getByText(price).closest('p')?.hasAttribute('data-long')).toBe(isLong)
})
