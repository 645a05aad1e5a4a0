import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { begin } from '../../../scripts/begin'
import { readOwnerData } from '../../../scripts/content/ownerData'
import { ALL_ON, readParts } from '../../../scripts/content/parts/parts'
import { readContent } from '../../../scripts/content/readContent'
import { findToDos } from '../../../scripts/content/toDos'
import { listFiles } from '../../../scripts/lib/listFiles'
import { requireNothingToDo } from '../../../scripts/publish/requirements'
import { temporaryFolder } from '../../temporaryFolder'

const { typed } = vi.hoisted(() => ({ typed: [] as string[] }))

vi.mock('../../../scripts/lib/confirm', () => ({
  ask: async () => typed.shift() ?? '',
  confirm: async () => typed.shift() === 'y',
}))

afterEach(() => vi.unstubAllEnvs())

const ANSWERS = `name: Kancelaria Nowak
trade: LegalService
language: pl
country: PL
currency: PLN
practices: [Prawo rodzinne, Prawo pracy, Spadki i działy]
phone: +48 22 000 00 00
ink: "#14213d"
`
/** A small firm, which has one of everything, and a name that begins with a vowel. */
const SMALL = ANSWERS.replace('Kancelaria Nowak', "O'Brien")
  .replace('language: pl', 'language: en-IE')
  .replace(/^practices: .*$/m, 'practices: [Family law]')

const answersIn = (text: string) => join(temporaryFolder({ 'answers.yaml': text }), 'answers.yaml')

it('a few answers make content without samples that has no mistake, and says what is still to do', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = temporaryFolder({ 'public/.gitkeep': '' })
  expect(await begin(root, { answers: answersIn(ANSWERS) })).toBe(0)
  const { site, practices, services } = readOwnerData(join(root, 'content'))
  expect(site).toMatchObject({ name: 'Kancelaria Nowak', trade: 'LegalService', language: 'pl' })
  expect(site.offices[0]).toMatchObject({ country: 'Polska', timeZone: 'Europe/Warsaw' })
  expect(practices.map(({ id }) => id)).toEqual(['prawo-rodzinne', 'prawo-pracy', 'spadki-i-dzialy'])
  expect(services).toHaveLength(3)
  expect(readParts(join(root, 'content'))).toMatchObject({
    ...{ accounts: 'off', bag: 'off', newsletter: 'off' },
  })
  const { mistakes, samples } = await readContent(root)
  expect([mistakes, samples]).toEqual([[], []])

  const toDos = findToDos(root)
  expect(toDos).toContainEqual(
    expect.stringMatching(/^content\/site\.yaml:\d+: \[To do: street and number\]$/),
  )
  expect(toDos).toContainEqual(expect.stringMatching(/your e-mail address/))
  expect(toDos).toContainEqual(expect.stringMatching(/the hours of the office/))
  expect(toDos).toContainEqual(expect.stringMatching(/^content\/pages\.yaml:2: .*what these texts promise/))
  for (const file of ['pages.yaml', 'legal/privacy.md', 'legal/terms.md'])
    expect(toDos).toContainEqual(expect.stringMatching(`^content/${file}:.* these texts in your language`))
  expect(toDos.join()).not.toMatch(/phone|what your newsletter has/)
  expect(() => requireNothingToDo(toDos)).toThrow('--allow-samples')
  const texts = listFiles(join(root, 'content')).map((file) =>
    readFileSync(join(root, 'content', file), 'utf8'),
  )
  expect(texts.join()).not.toMatch(
    /Triveni|chartered|GST|Prayagraj|technology|Three practices|Start a project|You do not need a brief/,
  )
})

it('a new site has every answer', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path d="M2 2h4v4H2z"/></svg>\n'
  const root = temporaryFolder({ 'mark.svg': logo })
  const more = `email: biuro@nowak.example\npaper: "#fbf7ef"\nlogo: ${join(root, 'mark.svg')}\n`
  await begin(root, { answers: answersIn(ANSWERS + more) })
  const [phone, email] = ['+48 22 000 00 00', 'biuro@nowak.example']
  const { site } = readOwnerData(join(root, 'content'))
  expect(site).toMatchObject({ contact: { phone, email }, offices: [{ phone, email }] })
  const text = readFileSync(join(root, 'content/site.yaml'), 'utf8')
  for (const answer of ['paper: "#fbf7ef"', 'ink: "#14213d"', '- PLN']) expect(text).toContain(answer)
  expect(readFileSync(join(root, 'content/logo.svg'), 'utf8')).toBe(logo)
  expect(findToDos(root).join()).not.toMatch(/phone|e-mail|logo/)
})

it('a new site in English has the parts that the answers ask for', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = temporaryFolder()
  const answers = ANSWERS.replace('language: pl', 'language: en-GB')
  await begin(root, { answers: answersIn(`${answers}accounts: true\nnewsletter: true\n`) })
  expect(readParts(join(root, 'content'))).toEqual(ALL_ON)
  expect(findToDos(root)).toContainEqual(expect.stringMatching(/what your newsletter has/))
  expect(findToDos(root).join()).not.toContain('your language')
})

it.each([
  ['Europe/Warsaw', 'PL', 'Europe/Warsaw', false],
  ['Europe/Lisbon', 'PT', 'Europe/Lisbon', false],
  ['America/Toronto', 'PT', 'Atlantic/Azores', true],
])('on a computer in %s, the office in %s is in %s', async (zone, country, expected, isToDo) => {
  vi.stubEnv('TZ', zone)
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = temporaryFolder()
  await begin(root, { answers: answersIn(ANSWERS.replace('country: PL', `country: ${country}`)) })
  expect(readOwnerData(join(root, 'content')).site.offices[0]?.timeZone).toBe(expected)
  expect(findToDos(root).join().includes('time zone')).toBe(isToDo)
})

it('without accounts, no text names them or the bag', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const stepsWith = async (answers: string) => {
    const root = temporaryFolder()
    await begin(root, { answers: answersIn(answers) })
    return JSON.stringify(readOwnerData(join(root, 'content')).plansTexts.steps)
  }
  expect(await stepsWith(`${ANSWERS}accounts: true\n`)).toMatch(/bag.*account/)
  expect(await stepsWith(ANSWERS)).not.toMatch(/bag|account|sign/)
})

it('without a newsletter, the page of the account does not name one', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const deletionWith = async (answers: string) => {
    const root = temporaryFolder()
    await begin(root, { answers: answersIn(`${ANSWERS}accounts: true\n${answers}`) })
    return readOwnerData(join(root, 'content')).accountTexts.delete
  }
  expect(await deletionWith('newsletter: true\n')).toContain('newsletter')
  expect(await deletionWith('')).not.toContain('newsletter')
})

it.each([SMALL, `${SMALL}accounts: true\n`])(
  'legal texts and texts of a new site describe what it has: %#',
  async (answers) => {
    vi.spyOn(console, 'log').mockImplementation(() => {})
    const root = temporaryFolder()
    await begin(root, { answers: answersIn(answers) })
    const { privacy, terms, pageTexts } = readOwnerData(join(root, 'content'))
    const told = JSON.stringify([privacy, terms, pageTexts.privacy, pageTexts.terms])
    expect(told).not.toMatch(/\b(articles?|plans|currency|newsletter)\b/i)
    expect(told).toMatch(/contact form.*stored/)
  },
)

it('the legal texts of a new site are of today', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  vi.useFakeTimers({ now: new Date(2031, 2, 4, 23, 30), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const root = temporaryFolder()
  await begin(root, { answers: answersIn(ANSWERS) })
  const { privacy, terms } = readOwnerData(join(root, 'content'))
  expect([privacy.updated, terms.updated]).toEqual(['2031-03-04', '2031-03-04'])
})

it('the texts of a new site suit one service and a single practice, and a name that begins with a vowel', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = temporaryFolder()
  await begin(root, { answers: answersIn(`${SMALL}accounts: true\n`) })
  const { pageTexts, homeTexts, articleTexts, portfolioTexts, insightsTexts, ...others } = readOwnerData(
    join(root, 'content'),
  )
  expect(JSON.stringify([pageTexts, homeTexts, articleTexts, others.servicesTexts])).not.toMatch(
    /1 services|all 1|\ba O'Brien/i,
  )
  expect(pageTexts.services.heading).toBe('1 service')
  expect(JSON.stringify([articleTexts, portfolioTexts, insightsTexts])).not.toMatch(/Family law|practice/)
})

it('the texts of a new site count its services, and have the plural forms of its language', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  for (const language of ['en', 'pl', 'ja', 'ar']) {
    const root = temporaryFolder()
    await begin(root, { answers: answersIn(ANSWERS.replace('language: pl', `language: ${language}`)) })
    const { pageTexts, homeTexts } = readOwnerData(join(root, 'content'))
    const said = JSON.stringify([pageTexts.services, homeTexts.actions, homeTexts.practices])
    expect(said, language).toMatch(/[3٣] services.*See all [3٣] services.*Prawo rodzinne/)
  }
})

it('asks again for what has another form', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const { isTTY } = process.stdin
  Object.assign(process.stdin, { isTTY: true })
  onTestFinished(() => void Object.assign(process.stdin, { isTTY }))
  typed.push('', 'Nowak', 'law firm', 'LegalService', 'Polish', 'pl', 'Poland', 'pl', 'zloty', 'PLN')
  typed.push('', '', '', '', '', 'n', 'n', '', 'Family law', '', 'y')
  const root = temporaryFolder()
  expect(await begin(root, {})).toBe(0)
  expect(readOwnerData(join(root, 'content'))).toMatchObject({
    site: { name: 'Nowak', trade: 'LegalService', language: 'pl' },
    practices: [{ name: 'Family law' }],
  })
  expect(typed).toEqual([])
})

it.each([
  ['a country', 'country: PL', 'country: Poland', 'write the two letters of a country'],
  ['a language', 'language: pl', 'language: my_language', 'write the code of a language'],
])('%s that does not exist is refused', async (_, answer, wrong, message) => {
  const begun = begin(temporaryFolder(), { answers: answersIn(ANSWERS.replace(answer, wrong)) })
  await expect(begun).rejects.toThrow(message)
})

it('a new site can have six practices', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const answers = answersIn(
    ANSWERS.replace(/^practices: .*$/m, 'practices: [One, Two, Three, Four, Five, Six]'),
  )
  expect(await begin(temporaryFolder(), { answers })).toBe(0)
})

it('nothing is overwritten, and answers that make no valid content write nothing', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => {})
  const root = temporaryFolder()
  const begun = begin(root, { answers: answersIn(ANSWERS.replace('PLN', 'XXY')) })
  await expect(begun).rejects.toThrow('currencies 1 is "XXY"')
  await expect(begun).rejects.toThrow(/Correct .*answers\.yaml, and run npm run begin -- --answers /)
  await expect(begin(root, { answers: answersIn('nme: A\n') })).rejects.toThrow('nme is not a field')
  const none = begin(root, { answers: 'none.yaml' })
  await expect(none).rejects.toThrow('There is no file none.yaml: write the path of a file of answers')
  expect(existsSync(join(root, 'content'))).toBe(false)
  await begin(root, { sample: true })
  expect(existsSync(join(root, 'public/team/vidya-sharma.svg'))).toBe(true)
  await expect(begin(root, { sample: true })).rejects.toThrow(
    'There are files in content/ and public/ already',
  )
})
