import { expect, it, vi } from 'vitest'
import { formatMoment } from '@/lib/dates'

vi.mock('virtual:content/site', () => ({ site: { locale: 'fa' } }))

it('a moment has the year that articles have', () => {
  expect(formatMoment(Date.UTC(2026, 10, 20, 12))).toContain('۲۰۲۶')
})
