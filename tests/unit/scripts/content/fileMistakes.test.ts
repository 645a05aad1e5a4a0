import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from 'virtual:content/services'
import { describe, expect, it } from 'vitest'
import { parseLogo } from '../../../../scripts/brand/logo'
import { readOwnerData } from '../../../../scripts/brand/ownerData'
import { plansSchemaFor } from '../../../../scripts/brand/plansSchema'
import { siteSchema } from '../../../../scripts/brand/siteSchema'
import { parseYaml } from '../../../../scripts/brand/yamlFile'
import { readEnvironment } from '../../../../scripts/build/environment'
import { legalValues, parseLegal } from '../../../../scripts/content/legal'
import { pagesSchema } from '../../../../scripts/content/pagesSchema'
import { placeholderValues } from '../../../../scripts/content/placeholders'
import { readServices } from '../../../../scripts/content/services'
import { SvgError } from '../../../../scripts/lib/svg'
import { messagesOf, UserError } from '../../../../scripts/lib/userError'
import type { Mistake } from '../../../../scripts/lib/yamlText'
import { SERVICE } from '../../../fixtures/service'
import { temporaryFolder } from '../../../temporaryFolder'

// Every mistake that an owner can make in the files that are not documents, each with its line and what to write.

type Row = [from: string | RegExp, to: string, message: string]

const SAMPLE = 'tests/fixtures/sampleBrand/content'
const read = (file: string) => readFileSync(join(SAMPLE, file), 'utf8')
const VALUES = placeholderValues(readOwnerData(SAMPLE), services)

function checkTable(source: string, find: (text: string) => readonly Mistake[], rows: Row[]) {
  it.each(rows)('%s → %j', (from, to, message) => {
    expect(source).toMatch(from)
    const line = source.slice(0, source.search(from)).split('\n').length
    const found = find(source.replace(from, to)).filter((one) => one.message.includes(message))
    expect(found).toHaveLength(1)
    // An added field moves the next one, and some mistakes are those of a group or of the whole file.
    if (!/missing|different names|shapes|square/.test(message))
      expect(found[0]?.line).toBeOneOf([line, line + 1])
  })
}

describe('site.yaml', () => {
  checkTable(read('site.yaml'), (text) => parseYaml(text, siteSchema).mistakes, [
    [/^name: .*/m, 'name:', 'name is empty: write some text'],
    [/^name: .*/m, `name: ${'long '.repeat(15)}`, 'name has 74 characters: write at most 60 characters'],
    ['claim:', 'headline: [A, B, C, D]\nclaim:', 'headline has 4 entries: write three lines, one for each'],
    [/^yearFounded: .*/m, '', 'yearFounded is missing: write a line "yearFounded: …".'],
    [/^yearFounded: .*/m, 'yearFounded: soon', 'yearFounded is "soon": write a whole number'],
    ['claim:', 'slogan:', 'slogan is not a field of this file'],
    [/^claim: .*/m, 'claim: Software: and more', 'not valid YAML'],
    [/^claim: .*/m, 'claim: *Software', 'starts with a symbol in quotes'],
    [/^claim: /m, 'name: Again\nclaim: ', 'already set'],
    ['Asia/Kolkata', 'Asia/Nowhere', 'offices 1 timeZone is "Asia/Nowhere": write the name of a'],
    ['opens: 09:30', 'opens: half past nine', 'offices 1 hours 1 opens is "half past nine": write a time'],
    ['countryCode: US', 'countryCode: United', 'offices 2 address countryCode is "United": write the two'],
    ['email: us@', 'email: us at ', 'offices 2 email is "us at triveni.example": write an e-mail'],
    [
      /phone: \+1 000/,
      'phone: (000)',
      'offices 2 phone is "(000) 000 0000": write a number that starts with',
    ],
    [/whatsapp: \+91/, 'whatsapp: 98', 'contact whatsapp is "98 00000 00000": write a number that starts'],
    [/phone: \+91 00000 00000/, 'phone: +91 00', 'contact phone is "+91 00": write a number'],
    ['USD, INR', 'Dollars', 'currencies 1 is "Dollars": write the three capital letters'],
    ['value: services', 'value: plans', 'counters 4 value is "plans": write a whole number'],
    ['technical: { name: Technology }', 'law: { name: Law }', 'There are exactly three practices'],
    ['{ name: Technology }', '{ name: "" }', 'practices technical name is empty: write some text'],
    ['name: Digital', 'name: Technology', 'practices: write three different names.'],
    [/https:\/\/linkedin/, 'linkedin', 'social 1 href is "linkedin'],
    [/^film:\n( .*\n)+/m, 'film: { address: "https://films.example" }\n', 'write the address of a film on'],
    [
      /^film:/m,
      'colours: { ink: blueish }\nfilm:',
      'colours ink is "blueish": write a colour in quotes, such',
    ],
    [/^film:/m, 'colours: { ink: 3656ea }\nfilm:', 'colours ink is "3656ea": write "#3656ea".'],
    [/^film:/m, 'colours: { ink: 365612 }\nfilm:', 'colours ink is 365612: write a colour in quotes'],
    [/^film:/m, 'colours: { ink: "#12345680" }\nfilm:', 'without transparency'],
    [/^film:/m, 'colours:\n  ink: #123456\nfilm:', 'colours ink is empty: write a colour in quotes'],
    [/^film:/m, 'colours: { accent: "#123456" }\nfilm:', 'colours accent is not a field of this file'],
  ])
})

describe('plans.yaml', () => {
  const schema = plansSchemaFor(['USD', 'INR'])
  checkTable(read('plans.yaml'), (text) => parseYaml(text, schema).mistakes, [
    ['practice: ca', 'practice: tax', 'practice is "tax": write one of technical, digital, ca'],
    ['id: site-care', 'id: Site Care', 'plans 1 id is "Site Care": write lower-case letters'],
    ['INR: 14900', 'INR: lots', 'plans 1 otherPrices INR is "lots": write the amount in digits'],
    ['price: 240', 'price: from 240', 'plans 1 price is "from 240": write the amount in digits, such as'],
    [
      'price: 240',
      'price: { text: on request }',
      'plans 1 price: write a number as price, in USD, and in INR',
    ],
    ['price: 240', 'price: 240\n    x:', 'plans 1 x is not a field'],
    [/period: a month/, 'period: ""', 'plans 1 period: every price in numbers needs one: write a line'],
  ])

  it.each([
    [['USD', 'EUR'], 'in USD, and in EUR as in site.yaml'],
    [['USD', 'INR', 'EUR'], 'in USD, and in INR and EUR as in site.yaml'],
    [['USD'], 'in USD, and no otherPrices as in site.yaml'],
  ])('needs prices in %j', (currencies, message) => {
    const [first] = parseYaml(read('plans.yaml'), plansSchemaFor(currencies)).mistakes
    expect(first).toMatchObject({ line: 13, message: expect.stringContaining(message) })
  })

  it.each([
    ['id: shop-care', 'id: site-care', 'plans: write a different id for each plan.'],
    ['period: a month', 'period: a month\n    mostChosen: true', 'plans: write mostChosen at one plan of'],
  ])('cannot have two plans with %s', (from, to, message) => {
    const { mistakes } = parseYaml(read('plans.yaml').replace(from, to), schema)
    expect(mistakes.map((one) => one.message)).toEqual([expect.stringContaining(message)])
  })
})

describe('pages.yaml', () => {
  const heading = /heading: "\{services\} services"/
  checkTable(read('pages.yaml'), (text) => parseYaml(text, pagesSchema(VALUES)).mistakes, [
    [
      'Working at {name}',
      'Working at {nmae}',
      'career description: {nmae} is not known: write one of {name},',
    ],
    ['See all {services}', 'See all {services', 'home actions services: {services has no end: write }'],
    ['Working at {name}', 'Working at {practice}', 'career description: {practice} is not known'],
    ['office {office}', 'office {ofice}', 'contact keywords 2: {ofice} is not known'],
    [
      heading,
      'heading: {services}',
      'services heading begins with {, so it is read as a group: put the text',
    ],
    [heading, 'heading: {services} services', 'in one pair of quotes'],
    [heading, 'heading:\n    All: services', 'services heading contains ": ", so it is read as a field: put'],
    ['forgotten:', 'forgoten:', 'login forgoten is not a field of this file'],
    [/^career:/m, 'careers:', 'careers is not a field of this file'],
    [/^career:\n( .*\n)+/m, '', 'career is missing: write a line "career: …".'],
    ['  title: About', '  title:', 'about title is empty: write some text'],
    ['Working at {name}.', 'long '.repeat(40), 'characters: write at most 160 characters'],
    [
      '  title: About',
      '  show: false\n  title: About',
      'about show is false: write true, or remove the line: only',
    ],
    [/^ {2}index: false/m, '  index: sometimes', 'index is "sometimes": write true or false'],
    ['  title: Home', '  heading: Hello\n  title: Home', 'home heading is not a field'],
    ['title: Career', 'title: About', 'career title: about has the same title: write another one.'],
  ])
})

describe('a service', () => {
  function mistakesOf(text: string | Buffer): Mistake[] {
    const folder = join(temporaryFolder(), 'content')
    mkdirSync(join(folder, 'services'), { recursive: true })
    writeFileSync(join(folder, 'services', 'seo.md'), text)
    writeFileSync(join(folder, 'services', 'other.md'), SERVICE.replace('2', '1').replace('More', 'Many'))
    return messagesOf(() => readServices(folder)).flatMap((all) =>
      [...all.matchAll(/^content\/services\/seo\.md:(\d+): (.*)$/gm)].map(([, line, message = '']) => ({
        line: Number(line),
        message,
      })),
    )
  }

  checkTable(SERVICE, mistakesOf, [
    ['practice: digital', 'practice: law', 'practice is "law": write technical, digital or ca. There are'],
    ['position: 2', 'position: first', 'position is "first": write a whole number from 1 to 999.'],
    ['position: 2', 'position: 1', 'position 1 is also that of content/services/other.md: give one of them'],
    ['More', 'Many', 'description is also that of content/services/other.md: write another one.'],
    ['title: SEO', 'title:', 'title is empty: write some text.'],
    ['position: 2', 'price: 2', 'price is not a field of this file: correct the name, or'],
    ['position: 2', 'trending: yes\nposition: 2', 'trending is "yes": write true or false.'],
    [/needs: .*/, 'needs: []', 'needs is empty: write at least one line.'],
    ['- A report', '- Reports: A report', 'includes 2 contains ": ", so it is read as a field: put the text'],
    ['- question', '- query', 'questions 1 query is not a field'],
    ['title: SEO', 'title: SEO: more', 'not valid YAML'],
    [/---\n$/, '---\nText.\n', 'Services have no text below the fields: remove it.'],
    ['duration: 4 weeks\n', '', 'duration is missing: write a line "duration: …".'],
    [/^---\n/, '', 'The file must start with its fields between two lines of three dashes (---).'],
  ])

  it('is in UTF-8', () => {
    expect(mistakesOf(Buffer.from(SERVICE.replace('SEO', 'Café'), 'latin1'))).toEqual([
      { line: 2, message: 'A character is not in UTF-8: save the file as UTF-8.' },
    ])
  })
})

describe('a legal text', () => {
  const known = legalValues(VALUES, readEnvironment({}), null)
  const source = '---\nupdated: 2026-11-21\n---\n## Who\n\nWe run it.\n'
  const checkLink = (address: string) => {
    if (address.startsWith('/nowhere')) throw new UserError(`No page has the address ${address}.`)
  }
  checkTable(source, (text) => parseLegal(text, known, checkLink).mistakes, [
    ['We', '{nmae}', '{nmae} is not known: write one of {name},'],
    ['We', '{name', '{name has no end'],
    ['We', '{when film} We', '{when film} is not known: write one of {when imageHost},'],
    ['run', '{when filmHost} run', '{when filmHost} is within a text: move it to the beginning'],
    ['We', '{when reports} {nmae}', '{nmae} is not known'],
    ['## Who', 'Who', 'The text does not begin with a heading: write a line "## …" above it.'],
    ['## Who', '# Who', 'start this one with ##'],
    ['We', '[We](/nowhere)', 'No page has the address /nowhere'],
    ['We', '[We](#they)', 'No heading has the address #they. Headings: #who.'],
    ['We', '<b>We</b>', 'use Markdown instead'],
    ['We', '![A house](/house.svg)', 'A legal text shows no pictures: remove this one.'],
    ['updated: 2026-11-21', 'date: 2026-11-21', 'updated is missing: write a line "updated: …".'],
    ['2026-11-21', '2026-02-30', 'updated is "2026-02-30": write a date as YYYY-MM-DD'],
    ['updated', 'title: Terms\nupdated', 'title is not a field of this file'],
  ])
})

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n<path d="M0 0h9"/>\n</svg>'

describe('a logo', () => {
  checkTable(LOGO, mistakesInLogo, [
    ['<path', '<script/><path', '<script> is not allowed: scripts never run in a drawing'],
    ['<path', '<path onclick="x()"', 'onclick would run a script: delete it.'],
    ['<path', '<image href="https://site.example/a.png"/><path', 'draw it with paths'],
    ['<path', '<text>Name</text><path', 'convert the text to paths'],
    ['<path', '<style>path{fill:red}</style><path', 'export with presentation attributes'],
    ['<path', '<path fill="url(https://site.example/a#b)"', 'fill leads out of the file'],
    ['<path', '<path fill="var(--ca)"', 'write it as var(--technical, #3656e2)'],
    ['<path', '<g><path', 'This is not valid SVG'],
    [/<path.*/, '', 'It has no shapes: draw it with paths.'],
    ['0 0 32 32', '', 'no usable viewBox'],
    ['0 0 32 32', '0 0 300 80', 'The drawing is 300 × 80, but icons are square. Use the mark alone'],
  ])

  it('is small', () => {
    const [mistake] = mistakesInLogo(LOGO.replace('h9', 'h9'.repeat(5_000)))
    expect(mistake?.message).toContain('The shapes are 10.0 kB; the limit is 8 kB. Simplify the paths')
  })

  function mistakesInLogo(source: string): Mistake[] {
    try {
      parseLogo(source)
      return []
    } catch (error) {
      if (!(error instanceof SvgError)) throw error
      return [error]
    }
  }
})
