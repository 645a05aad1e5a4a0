import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pagesSchema } from '../../../../../scripts/content/pagesSchema'
import { plansSchema } from '../../../../../scripts/content/plansSchema'
import { serviceSlugs } from '../../../../../scripts/content/services'
import { wordsSchema } from '../../../../../scripts/content/words/wordsSchema'
import { parseYaml } from '../../../../../scripts/content/yamlFile'
import { checkTable, ROOT, type Row, read, VALUES } from './mistakeTable'

describe('words.yaml', () => {
  const source = `footer:
  follow: Folgen
frame:
  pageLoaded: "{title} ist da"
insights:
  more:
    count:
      one: ein Artikel mehr
      other: "{count} Artikel mehr"
errors:
  chunk:
    reason: { missing: a, timeout: b, error: c }
`
  checkTable(source, (text) => parseYaml(text, wordsSchema('de')).mistakes, [
    [
      'footer',
      'fuss',
      'fuss: This name is not known. Remove the line and the one below it, or write one of navigation, footer',
    ],
    ['{title}', '{titel}', 'frame pageLoaded: {titel} is not known: write one of {title}.'],
    ['{title} ist', 'Sie ist', 'frame pageLoaded: The text leaves out {title}: write it where'],
    ['"{count} Artikel', '"Artikel', 'insights more count other: The text leaves out {count}'],
    ['      one: ein Artikel mehr\n', '', 'insights more count one is missing: write a line "one: …".', 7],
    ['one:', 'few: x\n      one:', 'insights more count few: This name is not known.'],
    [/more:\n( {4,}.*\n)+/, 'more: mehr\n', 'insights more is "mehr": write the line "count:", and'],
    [', error: c', '', 'errors chunk reason error is missing: write a line "error: …".'],
  ])
})

describe('plans.yaml', () => {
  const source = read('plans.yaml').replaceAll(/ {4}drawing: .*\n/g, '')
  const practices = ['technology', 'digital', 'accountancy']
  const services = serviceSlugs(join(ROOT, 'content'))
  const find = (currencies: string[]) => (text: string) =>
    parseYaml(text, plansSchema(currencies, { practices, services })).mistakes
  const IN_DIGITS = 'write the amount in digits, such as 295000, without signs or commas'
  const amounts = '295,000; ₦150,000; Rs. 2,500/-; "240"; -5; 295.000; 15k; रु 15,000; .inf'.split('; ')
  checkTable(source, find(['USD', 'INR']), [
    ['practice: accountancy', 'practice: tax', 'practice is "tax": write one of technology, digital'],
    [
      '[technology-maintenance',
      '[web-dev',
      'plans 1 services 1 is "web-dev": write the name of a file in',
      21,
    ],
    ['suits', 'drawing: gone\n    suits', 'content/drawings: there is none yet.'],
    ['id: site-care', 'id: Site Care', 'plans 1 id is "Site Care": write lower-case letters'],
    ['id: shop-care', 'id: site-care', 'plans 2 id: entry 1 of the list has the same one: write another.'],
    ['INR: 14900', 'INR: lots', 'plans 1 otherPrices INR is "lots": write the amount in digits'],
    ['period: a month', 'period: ""', 'plans 1 period: every price in numbers needs one: write a line'],
    ...amounts.map((price): Row => ['price: 240', `price: ${price}`, IN_DIGITS]),
  ])
  checkTable(source, find(['USD']), [
    ['240', '240', 'plans 1 price: write a number as price, in USD, and no otherPrices as in site.yaml.'],
  ])
  const inUsd = source.replaceAll(/ {4}otherPrices.*\n/g, '')
  checkTable(inUsd, find(['USD', 'INR']), [
    ['240', '240', 'plans: write a price in INR as otherPrices, or remove INR from the currencies of', 5],
  ])
  checkTable(source, find(['USD', 'INR']), [
    [/ {4}otherPrices.*\n/, '', 'plans 1 price: write a number as price, in USD, and in INR as in', 13],
  ])

  it.each([
    ['a practice has one currency', /(?<=practice: accountancy\n(?: {4}.*\n|\n)*) {4}otherPrices.*\n/g, ''],
    ['a price in words has the lines of one in numbers', /price: 240/g, 'price: on request'],
    ['no prices in numbers', / {4}price: .*\n {4}otherPrices.*\n/g, '    price: on request\n'],
  ])('accepts that %s', (_, from, to) => {
    expect(find(['USD', 'INR'])(source.replaceAll(from, to))).toEqual([])
  })
})

describe('pages.yaml', () => {
  const heading = /heading: "\{services\} services"/
  const working = 'Working at {name}'
  checkTable(read('pages.yaml'), (text) => parseYaml(text, pagesSchema(VALUES)).mistakes, [
    [working, 'Working at {nmae}', 'career description: {nmae} is not known: write one of {name},'],
    [working, 'Working at {toString}', 'career description: {toString} is not known'],
    [working, 'Working at {office}', 'career description: {office} is not known'],
    [working, 'Working at {practice}', 'career description: {practice} is not known'],
    [working, 'Working at {name', 'career description: {name. has no end: write }, or leave out the brace.'],
    [working, 'Working at name}', 'career description: A brace is closed that was not opened: write {name}'],
    ['office {office}', 'office {ofice}', 'contact keywords 2: {ofice} is not known'],
    ['  ask: Ask about', '  title: Service\n  ask: Ask about', 'service title is not a field of this file'],
    ['  verify:', '  heading: One more step\n  verify:', 'authAction heading is not a field of this file'],
    [heading, 'heading: {services}', 'services heading begins with {, so it is read as a group: put the'],
    [heading, 'heading:\n    All: services', 'services heading contains ": ", so it is read as a field: put'],
    [working, 'long '.repeat(40), 'characters: write at most 160 characters'],
    [
      /^ {6}digital:\n( {8}.*\n)+/m,
      '',
      'home practices columns digital is missing: write the line "digital:", and below it, indented: "more: …".',
      29,
    ],
    [
      /^ {4}digital:\n( {6}.*\n)+/m,
      '    digital: Seen?\n',
      'services calls digital is "Seen?": write the line "digital:", and below it, indented: "heading: …", "te',
    ],
    [
      /^ {6}digital:\n(?= {8})/m,
      '      law:\n',
      'home practices columns law: site.yaml has no practice with this id: correct it, or remove the line and t',
    ],
    [
      '  ask: Ask about',
      '  more:\n    title: More\n    text: Text\n  ask: Ask about',
      'service more is not a field of this file: correct the name, or remove the line and the 2 below it.',
    ],
    [/^ {2}index: false/m, '  index: sometimes', 'index is "sometimes": write true or false'],
  ])
})
