import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { readPracticeIds } from '../../../../scripts/content/practices'
import { readServices } from '../../../../scripts/content/services'
import { SERVICE } from '../../../fixtures/service'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'sample/content'
const OTHER = 'tests/fixtures/otherBrand/content'

const site = readFileSync(join(SAMPLE, 'site.yaml'))
const read = (services: Record<string, string>) => {
  const files = Object.entries(services).map(([name, text]) => [`services/${name}`, text])
  return readServices(temporaryFolder({ 'site.yaml': site, ...Object.fromEntries(files) }))
}

it('the sample services are those of the specification, in its order, and each has a drawing', () => {
  const services = readServices(SAMPLE)
  const ids = ['technology', 'digital', 'accountancy']
  const counts = ids.map((practice) => services.filter(({ service }) => service.practice === practice).length)
  expect(counts).toEqual([11, 13, 16])
  expect(services.map(({ service }) => service.practice)).toEqual(
    ids.flatMap((practice, index) => Array(counts[index]).fill(practice)),
  )
  expect(
    services.filter(({ service }) => service.title === 'SEO').map(({ service }) => service.slug),
  ).toEqual(['technical-seo', 'digital-seo'])
  for (const { drawing, isSample } of services)
    expect([drawing, isSample]).toEqual([expect.any(String), false])
})

it('services of another agency may lack drawings and questions, and their ids do not clash', () => {
  const services = readServices(OTHER)
  expect(services.map(({ service }) => service.practice)).toEqual(['fassaden', 'karten', 'pruefung'])
  expect(services.map(({ drawing }) => drawing)).toEqual([null, null, expect.any(String)])
  expect(services[0]?.details.questions).toEqual([])
  expect(services[2]).toMatchObject({
    isSample: true,
    drawing: expect.stringMatching(/id="jahresabschluss_a".* fill="url\(#jahresabschluss_a\)"/s),
  })
})

it('a practice may have no services, and a site none at all', () => {
  expect(read({})).toEqual([])
  const services = read({ 'seo.md': `\uFEFF${SERVICE.replaceAll('\n', '\r\n')}`, '.DS_Store': 'x' })
  expect(services.map(({ service }) => service.slug)).toEqual(['seo'])
})

it('services follow their position', () => {
  const services = read({
    'a.md': SERVICE.replace('position: 2', 'position: 10'),
    'b.md': SERVICE.replace('SEO', 'Cards').replace('More', 'Many'),
    'c.md': SERVICE.replace('digital', 'technology').replace('More', 'New'),
  })
  expect(services.map(({ service }) => service.slug)).toEqual(['c', 'b', 'a'])
})

it('no practice is offered while site.yaml has a mistake in their ids, which its own check reports', () => {
  const folder = (from: string, to: string) => temporaryFolder({ 'site.yaml': `${site}`.replace(from, to) })
  expect(readPracticeIds(folder('', ''))).toEqual(['technology', 'digital', 'accountancy'])
  expect(readPracticeIds(folder('id: digital', 'id: Digital'))).toEqual([])
  expect(readPracticeIds(folder('id: digital', 'id: technology'))).toEqual([])
})
