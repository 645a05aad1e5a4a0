// @vitest-environment node
import { expect, it } from 'vitest'
import { describeSamples } from '../../../../scripts/deploy/samples'

it('names the placeholders that are left', () => {
  const offices = [
    { id: 'india', sample: false },
    { id: 'usa', sample: true },
  ]
  const site = { legal: { sample: true }, founder: { sample: false }, offices }
  expect(describeSamples(site)).toEqual([
    '  Still samples in src/content/site.ts: the legal names, the office usa',
  ])
  expect(describeSamples({ ...site, legal: { sample: false }, offices: [] })).toEqual([])
})
