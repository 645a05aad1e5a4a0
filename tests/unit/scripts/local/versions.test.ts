import { describe, expect, it } from 'vitest'
import { formatDuration } from '../../../../scripts/lib/log'
import { isAtLeast, javaMajor } from '../../../../scripts/local/firestoreEmulator'

describe('versions', () => {
  it.each([
    ['openjdk version "21.0.4" 2024-07-16', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_381"', 8],
    ['openjdk version "24" 2025-03-18', 24],
    ['The operation couldn’t be completed.', 0],
  ])('%s is Java %i', (words, major) => {
    expect(javaMajor(words)).toBe(major)
  })

  it('are compared number by number', () => {
    expect(isAtLeast('0.6.0', '0.6.0')).toBe(true)
    expect(isAtLeast('0.10.0', '0.6.0')).toBe(true)
    expect(isAtLeast('1.0.0', '0.6.0')).toBe(true)
    expect(isAtLeast('0.5.9', '0.6.0')).toBe(false)
  })
})

describe('durations', () => {
  it('are in seconds, then in minutes', () => {
    expect(formatDuration(1_400)).toBe('1 s')
    expect(formatDuration(59_000)).toBe('59 s')
    expect(formatDuration(84_000)).toBe('1 min 24 s')
  })
})
