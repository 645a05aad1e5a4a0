import { expect, it } from 'vitest'
import { readOwnerData, readSiteFile } from '../../../../scripts/content/ownerData'
import { describeLeftOut, describeSamples, findLegalPlaceholders } from '../../../../scripts/content/samples'
import { readServices } from '../../../../scripts/content/services'
import { readEnvironment } from '../../../../scripts/lib/environment'

const SAMPLE = 'sample/content'

it('names the placeholders that are left', () => {
  const site = readSiteFile(SAMPLE)
  const services = readServices(SAMPLE)
  const data = { site, plans: { sample: true } }
  expect(describeSamples({ samples: ['content/team/a.md'] }, data, services)).toEqual([
    'Still samples (remove "sample: true" when they are real):',
    expect.stringMatching(
      /^ {2}content\/site\.yaml: the legal names, .*the Sales office in Edison, the credential /,
    ),
    '  content/plans.yaml: the prices',
    '  content/team/a.md: the whole entry',
  ])
  expect(describeLeftOut({ samples: [] }, { site, plans: { sample: false } })).toEqual([
    'The live site leaves out sample prices, credentials, cases and testimonials. npm run content:check lists all samples.',
  ])
  const real = readSiteFile('tests/fixtures/otherBrand/content')
  expect(describeSamples({ samples: [] }, { site: real, plans: { sample: false } }, [])).toEqual([])
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
  // But for the price of a sample service.
  const { services, ...live } = readOwnerData(folder, { ...local, showsSamples: false })
  const { services: all, ...shown } = readOwnerData(folder, local)
  expect(live).toEqual(shown)
  const sample = all.find(({ slug }) => slug === 'jahresabschluss')
  expect(sample).toHaveProperty('offer')
  expect(services).toEqual(all.map((one) => (one === sample ? { ...one, offer: undefined } : one)))
})

it('finds the legal names that are still placeholders', () => {
  const file = readSiteFile(SAMPLE)
  expect(findLegalPlaceholders(file)).toEqual([
    'content/site.yaml: legal entity is "[registered company name]": write the real name.',
    ...['law', 'courts', 'dataRegion'].map((name) => expect.stringContaining(`legal ${name} is "[`)),
  ])
  expect(findLegalPlaceholders(readSiteFile('tests/fixtures/otherBrand/content'))).toEqual([])
})
