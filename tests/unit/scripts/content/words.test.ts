import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { stringify } from 'yaml'
import {
  dateTexts,
  directionOf,
  formatsOf,
  localeOf,
  pageAttributes,
} from '../../../../scripts/content/words/language'
import { listWords } from '../../../../scripts/content/words/listWords'
import { evaluateMessage, type Kinds, type Message } from '../../../../scripts/content/words/message'
import { loadWords } from '../../../../scripts/content/words/readWords'
import { describeUntranslated, untranslated } from '../../../../scripts/content/words/untranslated'
import { wordsSchema } from '../../../../scripts/content/words/wordsSchema'
import { parseYaml } from '../../../../scripts/content/yamlFile'
import { temporaryFolder } from '../../../temporaryFolder'

/** The words of a site in a language. */
function wordsIn(language: string, words: string) {
  return loadWords(temporaryFolder({ 'site.yaml': `language: ${language}\n`, 'words.yaml': words }))
}

const write = (language: string, text: Message, kinds: Kinds, values: object): string =>
  evaluateMessage(text, kinds, values, localeOf(language))

it('English is complete, and every word can be written in any language', () => {
  for (const language of ['en', 'sw', 'ar', 'ja', 'pl']) {
    const words = stringify(listWords(language, (text) => `⟦${text}⟧`))
    expect(parseYaml(words, wordsSchema(language)).mistakes, language).toEqual([])
  }
  expect(parseYaml(stringify(listWords('en')), wordsSchema('en')).mistakes).toEqual([])
})

it('a word that the file leaves out is English', () => {
  const { footer, errors, insights } = wordsIn('sw', 'footer: { follow: Tufuate }')
  expect([footer.follow, footer.quickLinks, errors.chunk({ reason: 'timeout' })]).toEqual([
    'Tufuate',
    'Quick links',
    'Loading chunk failed (timeout)',
  ])
  const counted = [1, 1200].map((count) => insights.more({ count }))
  expect(counted).toEqual(['1 more article', '1,200 more articles'])
})

it('lists what is still in English, for a translator', () => {
  const files = { 'site.yaml': 'language: pl\n', 'words.yaml': 'footer: { follow: Obserwuj }\n' }
  const words = untranslated(temporaryFolder(files))
  expect(words).toMatchObject({ footer: { quickLinks: 'Quick links' } })
  expect(words).not.toHaveProperty('footer.follow')
  const counted = words as { bag: { count: { count: object } } }
  expect(Object.entries(counted.bag.count.count)).toEqual([
    ['one', '{count} plan'],
    ['few', '{count} plans'],
    ['many', '{count} plans'],
  ])
})

it.each([
  ['footer:\n', 'content/words.yaml:1: footer is empty'],
  ['footer:\n  follow:\n', 'content/words.yaml:2: footer follow is empty'],
  ['footer: { follow: "Obserwuj }\n', 'content/words.yaml:1: A quote or bracket is opened here'],
])('lists nothing while the file has a mistake: %j', (words, mistake) => {
  const folder = join(temporaryFolder({ 'content/site.yaml': '', 'content/words.yaml': words }), 'content')
  expect(() => untranslated(folder)).toThrow(mistake)
})

it('counts what is still in English, unless the site is', () => {
  const report = (language: string, words: string) =>
    describeUntranslated(temporaryFolder({ 'site.yaml': `language: ${language}\n`, 'words.yaml': words }))
  expect(report('en-GB', '')).toEqual([])
  const translated = stringify(listWords('de', (text) => `${text}.`))
  expect(report('de', translated)).toEqual([])
  expect(report('de', translated.replace(/^ {2}follow: .*\n/m, ''))).toEqual([
    'Still in English: 1 word. npm run content:words lists them.',
  ])
})

const COUNT = { count: 'plural' } as const
const arabic = { zero: '0', one: '1', two: '2', few: 'few', many: 'many', other: '{count} خطة' }

it.each([
  ['de', { count: { one: 'ein Plan', other: '{count} Pläne' } }, [1, 5000], ['ein Plan', '5.000 Pläne']],
  ['ar', { count: arabic }, [0, 1, 2, 3, 11, 100], ['0', '1', '2', 'few', 'many', '100 خطة']],
  // French has a form for a million, which the file can leave out.
  ['fr', { count: { one: '{count} plan', other: '{count} plans' } }, [0, 1e6], ['0 plan', '1 000 000 plans']],
])('a message has the plural forms of %s', (language, text, counts, expected) => {
  const texts = counts.map((count) => write(language, text, COUNT, { count }).replaceAll(/\s/g, ' '))
  expect(texts).toEqual(expected)
})

it('a message joins lists as the language does', () => {
  const values = { list: ['A', 'B', 'C'] }
  expect(write('en', '{list}.', { list: 'and' }, values)).toBe('A, B and C.')
  expect(write('de', '{ list }.', { list: 'or' }, values)).toBe('A, B oder C.')
})

it('a message keeps quotes, dollars and apostrophes', () => {
  const text = `'{name}' can't "$1" \\ \u2028`
  expect(write('en', text, { name: 'text' }, { name: '$&' })).toBe(text.replace('{name}', () => '$&'))
})

it('a message nests options and counts in the order of the code', () => {
  const kinds = { who: ['me', 'you'], count: 'plural' } as const
  const forms = { count: { one: 'one', other: '{count}' } }
  const text = { who: { me: forms, you: { count: { one: 'yours', other: 'your {count}' } } } }
  expect(write('en', text, kinds, { who: 'you', count: 3 })).toBe('your 3')
  expect(write('en', text, kinds, { who: 'me', count: 1 })).toBe('one')
})

it('knows the direction, the letters and the dates of a language', () => {
  expect(['en', 'ar', 'he', 'ur-IN', 'az'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl', 'rtl', 'ltr'])
  const isTall = (language: string) => 'data-tall' in pageAttributes(language)
  expect(['en', 'tr', 'ru', 'ja', 'th', 'hi', 'ar'].filter(isTall)).toEqual(['ja', 'th', 'hi', 'ar'])
  expect(dateTexts('de-AT').months[0]).toBe('{day}. Jän. {year}')
  expect(dateTexts('ar-EG').digits[3]).toBe('٣')
})

it.each(['en', 'en-IN', 'ne', 'fa', 'ff-Adlm', 'de-CH', 'es', 'pl', 'fr'])(
  'numbers in %s are written as Intl does, also in browsers that lack the language',
  (locale) => {
    const numbers = [0, 7, 60, 999, 4_321, 12_345, 999_999, 1_234_567]
    const expected = numbers.map((number) => new Intl.NumberFormat(locale).format(number))
    const { number } = formatsOf(locale)
    vi.stubGlobal('Intl', {})
    expect(numbers.map(number)).toEqual(expected)
  },
)
