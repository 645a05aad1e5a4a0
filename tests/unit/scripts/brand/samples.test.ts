import { expect, it } from 'vitest'
import { readSiteFile } from '../../../../scripts/brand/ownerData'
import { describeServices, listSamples, sampleParts } from '../../../../scripts/brand/samples'

it('names the placeholders that are left in the site file', () => {
  const offices = [
    { country: 'India', sample: false },
    { country: 'USA', sample: true },
  ]
  const credentials = [
    { name: 'GST', sample: true },
    { name: 'Founded', sample: false },
  ]
  const clientLogos = { sample: true }
  const site = { legal: { sample: true }, founder: { sample: false }, clientLogos, offices, credentials }
  expect(sampleParts(site)).toEqual([
    'the legal names',
    'the client logos',
    'the office USA',
    'the credential GST',
  ])
  const none = { legal: { sample: false }, clientLogos: { sample: false }, offices: [], credentials: [] }
  expect(sampleParts({ ...site, ...none })).toEqual([])
})

it('lists the files with samples', () => {
  const site = { file: 'content/site.yaml', parts: ['the founder', 'the office USA'] }
  expect(listSamples([site, { file: 'content/plans.yaml', parts: [] }]).at(-1)).toBe(
    '    content/site.yaml: the founder, the office USA',
  )
  expect(listSamples([{ ...site, parts: [] }])).toEqual([])
})

it('reminds owners without an office in India of the services that describe its law', () => {
  const officeIn = (countryCode: string) => {
    const { offices, ...site } = readSiteFile('tests/fixtures/sampleBrand/content')
    return { ...site, offices: offices.map((one) => ({ ...one, address: { ...one.address, countryCode } })) }
  }
  expect(describeServices(officeIn('PE'), 'Companies in India')).toEqual([expect.stringContaining('India')])
  expect(describeServices(officeIn('PE'), 'Companies in Peru')).toEqual([])
  expect(describeServices(officeIn('IN'), 'Companies in India')).toEqual([])
})
