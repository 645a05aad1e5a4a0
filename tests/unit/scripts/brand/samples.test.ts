// @vitest-environment node
import { expect, it } from 'vitest'
import { listSamples, sampleParts } from '../../../../scripts/brand/samples'

it('names the placeholders that are left in the site file', () => {
  const offices = [
    { country: 'India', sample: false },
    { country: 'USA', sample: true },
  ]
  const site = { legal: { sample: true }, founder: { sample: false }, clientLogos: { sample: true }, offices }
  expect(sampleParts(site)).toEqual(['the legal names', 'the client logos', 'the office USA'])
  expect(
    sampleParts({ ...site, legal: { sample: false }, clientLogos: { sample: false }, offices: [] }),
  ).toEqual([])
})

it('lists the files with samples', () => {
  const site = { file: 'content/site.yaml', parts: ['the founder', 'the office USA'] }
  expect(listSamples([site, { file: 'content/plans.yaml', parts: [] }]).at(-1)).toBe(
    '    content/site.yaml: the founder, the office USA',
  )
  expect(listSamples([{ ...site, parts: [] }])).toEqual([])
})
