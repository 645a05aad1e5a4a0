import { expect, it } from 'vitest'
import { readOwnerData, readSiteFile } from '../../../../scripts/brand/ownerData'
import {
  describeLeftOut,
  describeServices,
  findLegalPlaceholders,
  listSamples,
  sampleParts,
} from '../../../../scripts/brand/samples'
import { readEnvironment } from '../../../../scripts/build/environment'

const SAMPLE = 'tests/fixtures/sampleBrand/content'

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

const local = readEnvironment({})

it('the live site has no sample prices and credentials', () => {
  const shown = readOwnerData(SAMPLE, { ...local, showsSamples: true })
  const live = readOwnerData(SAMPLE, { ...local, showsSamples: false })
  expect(live.credentials).toEqual(shown.credentials.filter(({ sample }) => !sample))
  expect(live.credentials.length).toBeLessThan(shown.credentials.length)
  expect(live.plans.map(({ title, prices, period }) => [title, prices, period])).toEqual(
    shown.plans.map(({ title }) => [title, [], '']),
  )
  expect(Object.values(live.lowestPrices).filter(Boolean)).toEqual([])
  expect(live.site.priceCurrencies).toEqual([])
  expect(shown.site.plansIntro).toContain('sample prices')
  expect(live.site.plansIntro).not.toContain('sample prices')
})

it('without samples, the live site is complete', () => {
  const folder = 'tests/fixtures/otherBrand/content'
  expect(readOwnerData(folder, { ...local, showsSamples: false })).toEqual(readOwnerData(folder, local))
})

const site = (...samples: boolean[]) => {
  const file = readSiteFile(SAMPLE)
  return { ...file, credentials: samples.map((sample) => ({ sample, name: 'GST', detail: '1' })) }
}

it.each([
  [[], [], false, []],
  [[false], ['content/team/a.md'], false, []],
  [[true, false], [], true, ['the prices and 1 credential.']],
  [[true, true], ['content/testimonials/a.md'], true, ['the prices, 2 credentials and 1 testimonial.']],
])('names what the live site leaves out (%j, %j, %j)', (credentials, samples, sample, expected) => {
  expect(describeLeftOut({ samples }, site(...credentials), { sample })).toEqual(
    expected.map((words) => `The live site leaves out what is marked "sample: true": ${words}`),
  )
})

it('finds the legal names that are still placeholders', () => {
  const file = readSiteFile(SAMPLE)
  expect(findLegalPlaceholders(file)).toEqual([
    'content/site.yaml: legal entity is "[registered company name]": write the real name.',
    'content/site.yaml: legal law is "[country]": write the real name.',
    'content/site.yaml: legal courts is "[city]": write the real name.',
    'content/site.yaml: legal dataRegion is "[Google Cloud region]": write the real name.',
  ])
  const legal = {
    ...file.legal,
    entity: 'A [B] GmbH',
    law: 'Nepal',
    courts: 'Kathmandu',
    dataRegion: 'asia-south1',
  }
  expect(findLegalPlaceholders({ ...file, legal })).toHaveLength(1)
  expect(findLegalPlaceholders({ ...file, legal: { ...legal, entity: 'A GmbH' } })).toEqual([])
})
