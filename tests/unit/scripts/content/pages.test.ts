import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from 'virtual:content/services'
import { describe, expect, it } from 'vitest'
import { readOwnerData } from '../../../../scripts/brand/ownerData'
import { readPages } from '../../../../scripts/content/pages'
import { placeholderValues } from '../../../../scripts/content/placeholders'
import { messagesOf } from '../../../../scripts/lib/userError'
import { OTHER_BRAND } from '../../../../scripts/testing/otherBrand'
import { temporaryFolder } from '../../../temporaryFolder'

const SAMPLE = 'tests/fixtures/sampleBrand/content'
const source = readFileSync(join(SAMPLE, 'pages.yaml'), 'utf8')

const readFrom = (folder: string) => readPages(folder, placeholderValues(readOwnerData(folder), services))

function readText(text: string) {
  const folder = join(temporaryFolder(), 'content')
  mkdirSync(folder)
  writeFileSync(join(folder, 'pages.yaml'), text)
  return readPages(folder, placeholderValues(readOwnerData(SAMPLE), services))
}

/** The mistakes after a replacement, and the line on which the replacement starts. */
function mistakesAfter(from: string | RegExp, to: string) {
  const line = source.slice(0, source.search(from)).split('\n').length
  const [messages = ''] = messagesOf(() => readText(source.replace(from, to)))
  return { mistakes: messages.split('\n'), line }
}

const count = (practice: string) => services.filter((one) => one.practice === practice).length

describe('pages.yaml', () => {
  const { pages, sections } = readFrom(SAMPLE)

  it('fills in names and counts', () => {
    expect(pages.about.description).toContain('Who works at Triveni:')
    expect(pages.services.heading).toBe(`${services.length} services`)
    expect(pages.services.description).toContain(`${count('ca')} in chartered accountancy`)
    expect(sections.home.practices.digital).toMatchObject({
      heading: 'Digital',
      more: `All ${count('digital')} digital services`,
    })
    expect(sections.article.help.text.ca).toMatch(`We offer ${count('ca')} services in Accountancy.`)
    expect(sections.article.help.services.technical).toBe('See Technology services')
  })

  it('lists keywords once for each office', () => {
    expect(pages.contact.keywords).toEqual(['contact', 'office India', 'office USA', 'start a project'])
  })

  it('takes the texts of the home page from site.yaml', () => {
    const { site } = readOwnerData(SAMPLE)
    const { description, headline: heading, keywords } = site
    expect(pages.home).toMatchObject({ description, heading, keywords })
  })

  it('keeps the words of the specification', () => {
    const headings = { career: 'Career', cart: 'cart', testScreen: 'Test Screen', portfolio: 'Client' }
    for (const [name, heading] of Object.entries(headings))
      expect(pages).toHaveProperty([name, 'heading'], heading)
    expect(pages.notFound.heading).toBe('Page not found.')
    expect(pages.plans.heading).toBe('Exclusive Plans')
    expect(sections.insights.more).toBe('More Blogs')
    const { subject: technical } = sections.home.practices.technical
    const { subject: digital } = sections.home.practices.digital
    expect([digital, technical, sections.home.practices.ca.subject]).toEqual([
      'Digital services',
      'Software solutions',
      'CA and finance services',
    ])
  })

  it('keeps placeholders, forms and errors out of search engines', () => {
    const hidden = Object.entries(pages).flatMap(([name, { index }]) => (index ? [] : [name]))
    expect(hidden.join(', ')).toBe(
      'articleNotFound, career, portfolio, testScreen, cart, login, signup, account, authAction, unsubscribe, notFound',
    )
  })

  it('can leave out everything that has a default', () => {
    const other = readFrom(OTHER_BRAND)
    expect(other.pages.about.heading).toMatch('Ångström')
    expect(other.pages.insights.heading).toBe('Fachbeiträge')
    expect(other.pages.login).toMatchObject({ title: 'SignIn', index: false, show: true, keywords: [] })
    expect(other.pages.contact.keywords).toEqual(['Büro Österreich'])
    const { technical } = other.sections.home.practices
    expect(technical.heading).toBe('Technology')
    expect(other.sections.plans.steps.steps).toEqual([])
  })

  it('switches pages off', () => {
    const { pages: some } = readText(source.replace('  title: Career\n', '  title: Career\n  show: false\n'))
    expect(some.career.show).toBe(false)
    expect(some.about.show).toBe(true)
  })

  it.each([
    [
      'an unknown placeholder',
      'Working at {name}',
      'Working at {nmae}',
      'career description: {nmae} is not known: write one of {name}, {claim},',
    ],
    [
      'a placeholder without an end',
      'See all {services}',
      'See all {services',
      'home actions services: {services has no end: write }',
    ],
    [
      'a placeholder of articles elsewhere',
      'Working at {name}',
      'Working at {practice}',
      'career description: {practice} is not known',
    ],
    [
      'a placeholder in a list',
      'office {office}',
      'office {ofice}',
      'contact keywords 2: {ofice} is not known',
    ],
    [
      'a text that is a group',
      /heading: "\{services\} services"/,
      'heading: {services}',
      'services heading begins with {, so it is read as a group: put the text in quotes.',
    ],
    [
      'a text that begins with a brace',
      '"{services} services"',
      '{services} services',
      'in one pair of quotes',
    ],
    ['the name of a field', 'forgotten:', 'forgoten:', 'login forgoten is not a field of this file'],
    ['a page that does not exist', /^career:/m, 'careers:', 'careers is not a field of this file'],
    ['an empty text', '  title: About', '  title:', 'about title is empty: write some text'],
    [
      'a description that search results cut',
      'Working at {name}.',
      'long '.repeat(40),
      'write at most 160 characters',
    ],
    [
      'a page that is always shown',
      '  title: About',
      '  show: false\n  title: About',
      'about show is false: write true, or remove the line: only innovations, career, portfolio, testScreen, plans and insights can be switched off.',
    ],
    [
      'an answer that is neither',
      /^ {2}index: false/m,
      '  index: sometimes',
      'index is "sometimes": write true or false',
    ],
    [
      'a text with a colon',
      /heading: "\{services\} services"/,
      'heading:\n    All: services',
      'services heading contains ": ", so it is read as a field: put the text in quotes.',
    ],
    [
      'the heading of the home page',
      '  title: Home',
      '  heading: Hello\n  title: Home',
      'home heading is not a field',
    ],
    [
      'a title that another page has',
      'title: Career',
      'title: About',
      'career title: about has the same title: write another one.',
    ],
  ])('names the line of a mistake in %s', (_, from, to, message) => {
    const { mistakes, line } = mistakesAfter(from, to)
    expect(mistakes).toContainEqual(expect.stringContaining(message))
    const found = mistakes.find((one) => one.includes(message))
    expect(found).toMatch(/^content\/pages\.yaml:\d+: /)
    expect(Math.abs(Number(found?.split(':')[1]) - line)).toBeLessThanOrEqual(1)
  })

  it('reports missing pages and several mistakes at once', () => {
    const [messages = ''] = messagesOf(() =>
      readText(source.replace(/^career:\n( .*\n)+/m, '').replaceAll('{name}', '{nam}')),
    )
    const mistakes = messages.split('\n')
    expect(mistakes).toContainEqual(expect.stringContaining('career is missing'))
    expect(mistakes.length).toBeGreaterThan(10)
  })
})
