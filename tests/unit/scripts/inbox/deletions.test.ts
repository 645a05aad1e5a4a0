import { expect, it } from 'vitest'
import { isOlderThan, monthsBefore } from '../../../../scripts/inbox/deletions'

const message = (createdAt: string) => ({ key: createdAt, createdAt })
const day = (text: string) => new Date(`${text}T09:00:00Z`)

it('counts calendar months; a day that a month lacks becomes its last day', () => {
  expect(monthsBefore(day('2026-11-21'), 24)).toEqual(day('2024-11-21'))
  expect(monthsBefore(day('2026-03-31'), 1)).toEqual(day('2026-02-28'))
  expect(monthsBefore(day('2024-02-29'), 12)).toEqual(day('2023-02-28'))
})

it('a message expires once it is older than the retention period', () => {
  const messages = ['2024-11-21T08:59:59.9Z', '2024-11-21T09:00:00Z', '2026-11-20T00:00:00Z'].map(message)
  expect(messages.filter(isOlderThan(24, day('2026-11-21')))).toEqual([messages[0]])
})
