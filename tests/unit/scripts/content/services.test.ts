import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { practiceIds } from '@/content/practices'
import { findBrandMistakes } from '../../../../scripts/brand/findMistakes'
import { readContent } from '../../../../scripts/content/readContent'
import { readServices } from '../../../../scripts/content/services'
import { messagesOf } from '../../../../scripts/lib/userError'
import { SERVICE } from '../../../fixtures/service'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'tests/fixtures/sampleBrand/content'
const OTHER = 'tests/fixtures/otherBrand/content'

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 96">\n<path d="M0 0h9"/>\n</svg>'

let content: string

beforeEach(() => {
  content = join(temporaryFolder(), 'content')
  mkdirSync(content)
})

function write(file: string, text: string | Buffer) {
  const path = join(content, 'services', file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Without `content/services/`. */
const mistakes = () =>
  messagesOf(() => readServices(content)).flatMap((text) =>
    text.replaceAll(/^content\/services\//gm, '').split('\n'),
  )

describe('the sample services', () => {
  const services = readServices(SAMPLE)

  it('are those of the specification, in its order, and each has a drawing', () => {
    const counts = practiceIds.map(
      (practice) => services.filter(({ service }) => service.practice === practice).length,
    )
    expect(counts).toEqual([11, 13, 16])
    expect(services.map(({ service }) => service.practice)).toEqual(
      practiceIds.flatMap((practice, index) => Array(counts[index]).fill(practice)),
    )
    expect(
      services.filter(({ service }) => service.title === 'SEO').map(({ service }) => service.slug),
    ).toEqual(['technical-seo', 'digital-seo'])
    for (const { drawing, isSample } of services)
      expect([drawing, isSample]).toEqual([expect.any(String), false])
  })

  it('have what the list shows apart from what their pages show', () => {
    expect(services[0]).toEqual({
      service: {
        slug: 'web-development',
        practice: 'technical',
        title: 'Web Development',
        desc: expect.stringMatching(/^Websites that load fast/),
        trending: true,
      },
      details: {
        includes: expect.arrayContaining(['Design and build for phone, tablet and desktop']),
        needs: expect.any(Array),
        duration: expect.stringMatching(/^4 to 8 weeks/),
        questions: expect.arrayContaining([{ question: 'Who owns the site?', answer: expect.any(String) }]),
      },
      drawing: expect.stringMatching(
        /^<path fill="var\(--stream, #3656e2\)" d="[^"]+"\/>\s*<path fill="none" stroke="currentColor" stroke-width="2.5" stroke-linejoin="miter" vector-effect="non-scaling-stroke" d="[^"]+"\/>$/,
      ),
      isSample: false,
    })
    expect(services[1]?.service).not.toHaveProperty('trending')
  })
})

it('services of another agency may lack drawings and questions, and their ids do not clash', () => {
  const services = readServices(OTHER)
  expect(services.map(({ service }) => service.practice)).toEqual(practiceIds)
  expect(services.map(({ drawing }) => drawing)).toEqual([null, null, expect.any(String)])
  expect(services[0]?.details.questions).toEqual([])
  expect(services[2]).toMatchObject({
    isSample: true,
    drawing: expect.stringMatching(/id="jahresabschluss-a".* fill="url\(#jahresabschluss-a\)"/s),
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
  write('b.md', SERVICE.replace('More', 'Many'))
  write('c.md', SERVICE.replace('digital', 'technical').replace('More', 'New'))
  expect(readServices(content).map(({ service }) => service.slug)).toEqual(['c', 'b', 'a'])
})

describe('a file is reported', () => {
  const NAME =
    'Use only lower-case letters, digits and hyphens in the file name, as in web-development.md: it is the address of the page.'
  const ONLY = 'Only .md and .svg files directly in content/services are used:'

  it.each([
    [
      'a drawing without a service',
      'cards.svg',
      SVG,
      'It belongs to no service, because content/services/cards.md does not exist: give it the name of its service, or remove it.',
    ],
    ['another file', 'photo.jpg', 'x', `${ONLY} move it to another folder, or remove it.`],
    ['another ending', 'cards.txt', SERVICE, `${ONLY} rename it to content/services/cards.md, or remove it.`],
    ['a folder', 'new/cards.md', SERVICE, `${ONLY} rename it to content/services/cards.md, or remove it.`],
    ['a name with a space', 'my cards.md', SERVICE, NAME],
  ])('with what to do: %s', (_, file, source, message) => {
    write(file, source)
    expect(mistakes()).toEqual([`${file}:1: ${message}`])
  })

  it('if its name differs from another only in case', () => {
    write('seo.md', SERVICE)
    write('SEO.md', SERVICE)
    const differs = (name: string) =>
      `The name differs from content/services/${name}.md only in upper and lower case: rename one of them.`
    expect(mistakes()).toEqual([
      `SEO.md:1: ${NAME}`,
      `SEO.md:1: ${differs('seo')}`,
      `seo.md:1: ${differs('SEO')}`,
    ])
  })
})

it.each([
  ['an unsafe part', SVG.replace('<path', '<path onload="x()"'), 2, 'onload would run a script: delete it.'],
  [
    'another size',
    SVG.replace('180', '90'),
    1,
    'All drawings of services have one size: draw it in viewBox="0 0 180 96".',
  ],
  ['no shapes', SVG.replace(/<path.*/, ''), 1, 'It has no shapes: draw it with paths.'],
  [
    'too many shapes',
    SVG.replace('h9', 'h9'.repeat(3_000)),
    1,
    'The shapes are 6.0 kB; the limit is 4 kB. Simplify the paths, and export them with fewer decimals.',
  ],
])('a drawing with %s is reported', (_, drawing, line, message) => {
  write('seo.md', SERVICE)
  write('seo.svg', drawing)
  expect(mistakes()).toEqual([`seo.svg:${line}: ${message}`])
})

it('the content check lists the mistakes of services once, and does not call their folder a stray one', async () => {
  const root = dirname(content)
  rmSync(content, { recursive: true })
  cpSync('tests/fixtures/otherBrand', root, { recursive: true })
  write('seo.md', SERVICE.replace('digital', 'legal'))
  write('a.svg', SVG)
  expect(findBrandMistakes(root)).toEqual([
    expect.stringMatching(/^content\/services\/a\.svg:1: /),
    expect.stringMatching(/^content\/services\/seo\.md:3: practice is "legal"/),
  ])
  expect((await readContent(root)).mistakes).toEqual([])
})

it('every drawing of the samples is the same in the page and as a file', () => {
  for (const { service, drawing } of readServices(SAMPLE)) {
    const file = readFileSync(join(SAMPLE, 'services', `${service.slug}.svg`), 'utf8')
    expect(file).toContain('color="#101725"')
    for (const [path] of (drawing ?? '').matchAll(/<path [^>]*>/g)) expect(file).toContain(path)
  }
})
