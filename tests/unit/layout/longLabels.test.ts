import { expect, it } from 'vitest'
import { hasLongLabel } from '@/layout/longLabels'

it.each([
  ['Our Portfolio', false],
  ['Terms and conditions', true],
  // No part of a word fits on a line alone.
  ['Abonnementen', true],
  ['個人情報の取り扱い', true],
])('the label %s needs a wider column in the footer: %s', (label, isLong) => {
  expect(hasLongLabel(['Contact', label])).toBe(isLong)
})
