import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readServices } from '../../../../scripts/content/services'
import { SERVICE } from '../../../fixtures/service'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'tests/fixtures/sampleBrand/content'
const OTHER = 'tests/fixtures/otherBrand/content'

let content: string

beforeEach(() => {
  content = join(temporaryFolder(), 'content')
  mkdirSync(content)
  copyFileSync(join(SAMPLE, 'site.yaml'), join(content, 'site.yaml'))
})

function write(file: string, text: string | Buffer) {
  const path = join(content, 'services', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

describe('the sample services', () => {
  const services = readServices(SAMPLE)

  it('are those of the specification, in its order, and each has a drawing', () => {
    const ids = ['technology', 'digital', 'accountancy']
    const counts = ids.map(
      (practice) => services.filter(({ service }) => service.practice === practice).length,
    )
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

  it('have what the list shows apart from what their pages show', () => {
    const [first, second] = services
    expect(first).toMatchObject({
      service: { slug: 'web-development', practice: 'technology', title: 'Web Development', trending: true },
      details: { duration: expect.stringMatching(/^4 to 8 weeks/) },
      drawing: expect.stringMatching(/^<path fill="var\(--stream, #3656e2\)"/),
    })
    expect(first?.service.desc).toMatch(/^Websites that load fast/)
    expect(second?.service).not.toHaveProperty('trending')
  })
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
  expect(readServices(content)).toEqual([])
  write('seo.md', `\uFEFF${SERVICE.replaceAll('\n', '\r\n')}`)
  write('.DS_Store', 'x')
  expect(readServices(content).map(({ service }) => service.slug)).toEqual(['seo'])
})

it('services follow their position', () => {
  write('a.md', SERVICE.replace('position: 2', 'position: 10'))
  write('b.md', SERVICE.replace('SEO', 'Cards').replace('More', 'Many'))
  write('c.md', SERVICE.replace('digital', 'technology').replace('More', 'New'))
  expect(readServices(content).map(({ service }) => service.slug)).toEqual(['c', 'b', 'a'])
})
