import { services } from 'virtual:content/services'
import { site } from 'virtual:content/site'
import { renderToString } from 'react-dom/server'
import { parse } from 'valibot'
import { expect, it, onTestFinished } from 'vitest'
import { breadcrumbs, entryThing, JsonLd, serviceThing, siteThings } from '@/components/seo/structuredData'
import { articles } from '@/data/collections/articles'
import { describeEntry } from '@/data/entries'
import { hostileHtml } from '../../../fixtures/hostileHtml'

it('the site names the organisation and each office with its phone and hours', () => {
  const [organisation, website, ...offices] = siteThings()
  expect([organisation, website]).toMatchObject([{ '@type': 'Organization' }, { '@type': 'WebSite' }])
  const expected = site.offices.map(({ phone }) => ({ '@type': 'ProfessionalService', telephone: phone }))
  expect(offices).toMatchObject(expected)
  expect(offices[1]?.openingHoursSpecification).toMatchObject([
    { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '09:00', closes: '17:00' },
  ])
})

it('an office has the trade of the owner, and the areas that it serves', () => {
  const { trade, areaServed } = site
  onTestFinished(() => void Object.assign(site, { trade, areaServed }))
  expect(siteThings().at(-1)).not.toHaveProperty('areaServed')
  Object.assign(site, { trade: 'Dentist', areaServed: ['Łódź'] })
  const areas = [{ '@type': 'Place', name: 'Łódź' }]
  expect(siteThings().at(-1)).toMatchObject({ '@type': 'Dentist', areaServed: areas })
  const [service = expect.fail('There are no services')] = services
  expect(serviceThing(service)).toMatchObject({ areaServed: areas })
})

it('search engines get nothing that is empty or named twice', () => {
  const { offices } = site
  onTestFinished(() => void Object.assign(site, { offices }))
  const bare = { hours: [], specialOpening: [] }
  const inOneCountry = offices.map(({ address, ...office }) => ({
    ...{ ...office, ...bare },
    address: { ...address, region: '', postalCode: '', countryCode: 'IE' },
  }))
  Object.assign(site, { offices: inOneCountry })
  const [service = expect.fail('There are no services')] = services
  const written = JSON.parse(JSON.stringify([...siteThings(), serviceThing(service)]))
  expect(written.at(-2)).not.toHaveProperty('openingHoursSpecification')
  expect(Object.values(written.at(-2).address)).not.toContain('')
  expect(written.at(-1).areaServed).toEqual([{ '@type': 'Country', name: 'IE' }])
})

it('an office names the dates on which it is closed or has other hours, if there are any', () => {
  const { offices } = site
  onTestFinished(() => void Object.assign(site, { offices }))
  const day = { from: '2026-12-25', to: '2026-12-26' }
  const specialOpening = [
    { ...day, opens: null, closes: null },
    { ...day, opens: '10:00', closes: '12:00' },
  ]
  Object.assign(site, { offices: offices.map((office) => ({ ...office, specialOpening })) })
  const dates = { validFrom: day.from, validThrough: day.to }
  expect(siteThings().at(-1)?.specialOpeningHoursSpecification).toMatchObject([
    { ...dates, opens: '00:00', closes: '00:00' },
    { ...dates, opens: '10:00', closes: '12:00' },
  ])
  Object.assign(site, { offices })
  expect(siteThings().at(-1)).not.toHaveProperty('specialOpeningHoursSpecification')
})

it.each([
  [
    { writerName: 'Asha', date: Date.UTC(2026, 10, 21) },
    { datePublished: '2026-11-21T00:00:00.000Z', author: { '@type': 'Person', name: 'Asha' } },
  ],
  [{}, { author: { '@id': 'https://site.example/#organization' } }],
])('an article names its author and date if they are known: %j', (fields, expected) => {
  const article = parse(articles.schema, { id: 'a b', blogTitle: 'A', ...fields })
  const thing = entryThing(describeEntry(articles, article).thing, '/insight/a%20b', '/insight')
  expect(thing).toMatchObject({
    headline: 'A',
    url: 'https://site.example/insight/a%20b',
    image: 'https://site.example/social/insight.png',
    ...expected,
  })
  expect('datePublished' in thing).toBe('datePublished' in expected)
})

it('a page has breadcrumbs from the home page, and a service its name', () => {
  const { itemListElement } = breadcrumbs({ name: 'Insights', path: '/insight' })
  expect(itemListElement).toMatchObject([
    { position: 1, item: 'https://site.example/' },
    { position: 2, name: 'Insights', item: 'https://site.example/insight' },
  ])
  const [service = expect.fail('There are no services')] = services
  expect(serviceThing(service)).toMatchObject({ '@type': 'Service', name: service.title })
})

it('no text can close the script element, which contains the text unchanged', () => {
  for (const text of [...hostileHtml, '</script>', '<!--', '\u2028']) {
    const html = renderToString(<JsonLd things={[{ '@type': 'Thing', name: text }]} />)
    const [, content = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? []
    expect(JSON.parse(content)['@graph'][0].name, text).toBe(JSON.parse(JSON.stringify(text)))
  }
})
