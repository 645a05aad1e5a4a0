import { expect, it } from 'vitest'
import { formatDuration } from '../../../../scripts/lib/log'
import { isAtLeast } from '../../../../scripts/local/firestoreEmulator'

it('versions are compared number by number', () => {
  expect(isAtLeast('hidane 0.6.0', '0.6.0')).toBe(true)
  expect(isAtLeast('hidane 0.10.0', '0.6.0')).toBe(true)
  expect(isAtLeast('hidane 0.5.9', '0.6.0')).toBe(false)
  expect(isAtLeast('', '0.6.0')).toBe(false)
})

it('durations are in seconds, then in minutes', () => {
  expect(formatDuration(1_400)).toBe('1 s')
  expect(formatDuration(59_000)).toBe('59 s')
  expect(formatDuration(84_000)).toBe('1 min 24 s')
})
