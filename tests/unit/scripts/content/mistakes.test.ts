import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { services } from 'virtual:content/services'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Collection } from '@/data/collections'
import { articles } from '@/data/collections/articles'
import { cases } from '@/data/collections/cases'
import { innovations } from '@/data/collections/innovations'
import { jobs } from '@/data/collections/jobs'
import { team } from '@/data/collections/team'
import { coloursSchema } from '../../../../scripts/content/colours'
import { contextOf } from '../../../../scripts/content/context'
import { parseDrawing, readDrawings } from '../../../../scripts/content/drawings'
import { parseEntry } from '../../../../scripts/content/entry'
import { legalValues, parseLegal } from '../../../../scripts/content/legal'
import { checkLink } from '../../../../scripts/content/links'
import { parseLogo } from '../../../../scripts/content/logo'
import { readOwnerData } from '../../../../scripts/content/ownerData'
import { parseOwnPage } from '../../../../scripts/content/ownPages'
import { pagesSchema } from '../../../../scripts/content/pagesSchema'
import { placeholderValues } from '../../../../scripts/content/placeholders'
import { plansSchema } from '../../../../scripts/content/plansSchema'
import { readContent } from '../../../../scripts/content/readContent'
import { readServices, serviceSlugs } from '../../../../scripts/content/services'
import { siteSchema } from '../../../../scripts/content/siteSchema'
import { wordsSchema } from '../../../../scripts/content/words/wordsSchema'
import { parseYaml, readYamlFile } from '../../../../scripts/content/yamlFile'
import { count } from '../../../../scripts/lib/count'
import { readEnvironment } from '../../../../scripts/lib/environment'
import { SvgError } from '../../../../scripts/lib/svgError'
import { messagesOf } from '../../../../scripts/lib/userError'
import { type Mistake, parseYamlText } from '../../../../scripts/lib/yamlText'
import { SERVICE } from '../../../fixtures/service'
import { temporaryFolder } from '../../../temporaryFolder'

// Every mistake that an owner can make in a file, with its line and what to write. Each message is tried once: what several
// files share is tried with one of them.

const ROOT = 'sample'
const read = (file: string) => readFileSync(join(ROOT, 'content', file), 'utf8')
const CONTEXT = contextOf(ROOT)
const VALUES = placeholderValues(readOwnerData(join(ROOT, 'content')), services)

const OTHER_SERVICE = SERVICE.replace('SEO', 'Cards')
  .replace('position: 2', 'position: 1')
  .replace('More', 'Many')

/** `line` is where the mistake is reported, if not at the replaced text. */
type Row = [from: string | RegExp, to: string, message: string, line?: number]

function checkTable(source: string, find: (text: string) => readonly Mistake[], rows: Row[]) {
  it.each(rows)('%s → %j', (from, to, message, line) => {
    expect(source).toMatch(from)
    const start = typeof from === 'string' ? source.indexOf(from) : source.search(from)
    const changed = source.slice(0, start).split('\n').length
    const expected = { line: line ?? changed, message: expect.stringContaining(message) }
    expect(find(source.replace(from, () => to))).toContainEqual(expect.objectContaining(expected))
  })
}

const PRACTICES = /^practices:\n( {2}- .*\n)+/m
const HEADLINE = /^headline:(\n {2}.*)*/m
const lineOf = (start: string) =>
  read('site.yaml')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1

const QUESTION = (id: string, label: string) => `{ id: ${id}, label: ${label}, kind: text }`

const entry = (collection: Collection) => (text: string) => parseEntry(collection, text, CONTEXT).mistakes

const ARTICLE = `---
blogTitle: A title
blogDesc: For a card.
date: 2031-11-14
practice: digital
desc: For a search result.
writerName: A Writer
metaTags: [one, two]
---
Text.
`

describe('YAML', () => {
  const ONE_PAIR = 'Put the whole text in one pair of quotes, and write an apostrophe inside as ’.'
  const IN_QUOTES = 'Put text that contains ": " or starts with a symbol in straight quotes (").'
  const NOT_CLOSED = 'A quote or bracket is opened here and never closed.'
  checkTable(ARTICLE, entry(articles), [
    ['A title', 'The #1 choice', 'YAML leaves out what follows " #": put the whole text in quotes'],
    ['A title', 'One\nblogTitle: Two', 'This field is already set above: keep one of the two.', 3],
    ['A title', "'It's here'", ONE_PAIR],
    ['A title', '"Open', NOT_CLOSED],
    ['A title', 'One: two', IN_QUOTES],
    ['A title', '*Big*', IN_QUOTES],
    ['A title', '!Big news', `This line is not valid YAML (Unresolved tag: !Big). ${IN_QUOTES}`],
    ['A title', 'One\n\tsample: true', 'Replace the tab at the start of this line with spaces.', 3],
    ['[one, two]', '[one, two', 'Indent this line like the fields above, and close each list with ].'],
    ['A title', '"\\d"', 'Write a backslash between double quotes as \\\\.'],
    ['blogTitle:', 'blogTitle：', 'The colon of this line is a wide one (：): write ":" and a space.'],
    ['[one, two]', '\n  - SEO：words\n  - *Big*', IN_QUOTES, 10],
    [/blogTitle(?:.|\n)*two\]/, 'Only text', 'Write one field on each line, as "name: value".'],
    [/^---/, '', 'The file must start with its fields between two lines of three dashes (---).'],
    [/---\nText/, 'Text', 'The file must start with its fields between two lines of three dashes', 1],
  ])

  it('has one mistake for each tab at the start of a line', () => {
    const { mistakes } = parseYamlText(read('site.yaml').replace('    address:', '\taddress:'))
    expect(mistakes).toEqual([
      { line: expect.any(Number), message: expect.stringMatching(/^Replace the tab/) },
    ])
  })

  const lines = read('site.yaml').split('\n')
  const list = lines.indexOf('    hours:') + 1
  const indented = lines.flatMap((line, index) => (/^ +[^ #]/.test(line) && index !== list ? [index] : []))
  it.each([-1, 1])('has one mistake if one line has %d space more', (more) => {
    for (const index of indented.slice(0, 40)) {
      const text = more > 0 ? ` ${lines[index]}` : (lines[index]?.slice(1) ?? '')
      const { mistakes } = parseYamlText(lines.with(index, text).join('\n'))
      const message = `This line begins with ${count(text.search(/\S/), 'space')}: add or remove one, so that it lines up with its group.`
      expect(mistakes).toEqual([{ line: index + 1, message }])
    }
  })
})

describe('the bars of a case', () => {
  const ROWS = 'write from 3 to 8 rows, each with a name and the values before and after.'
  checkTable(read('cases/full-tables-on-weekdays.md'), entry(cases), [
    ['label: Tables booked a day', 'title: Tables', 'bars label is missing: write a line "label: …".', 10],
    [
      'label: Tables booked a day',
      'titel: Tables',
      'bars titel is not a field of this file: correct the name',
    ],
    ['before: 22', 'before: 22.5', 'bars rows 1 before is 22.5: write a whole number from 0 to 1000000000.'],
    ['before: 22', 'before: 22 %', 'bars rows 1 before is "22 %": write a whole number'],
    ['before: 22, ', '', 'bars rows 1 before is missing'],
    ['name: Tue', 'name: Mon', 'write each name once.', 13],
    [/( {4}- .*\n)+/, '    - { name: Mon, before: 1, after: 2 }\n', `bars rows has 1 entries: ${ROWS}`, 13],
    [/bars:\n( .*\n)+/, 'bars: 41 %\n', 'bars is "41 %": write'],
  ])
})

describe('the fields of a job', () => {
  const source = `---
title: Clerk
place: Oslo
kind: full
posted: 2026-11-14
closes: 2026-12-31
---
Text.
`
  checkTable(source, entry(jobs), [
    ['2026-12-31', '2026-11-13', 'closes is before posted: write a date that is not earlier.'],
    ['place: Oslo\n', '', 'place and remote are missing: write one of them, or both.', 2],
    ['full', 'nights', 'kind is "nights": write one of full, part, contract, temporary, internship.'],
  ])

  it.each([
    ['has only a place', '', ''],
    ['is remote', 'place: Oslo', 'remote: Norway'],
    ['is open until filled', 'closes: 2026-12-31\n', ''],
    ['closes on the day on which it is posted', '2026-12-31', '2026-11-14'],
  ])('accepts a job that %s', (_, from, to) => {
    expect(entry(jobs)(source.replace(from, to))).toEqual([])
  })
})

describe('the fields of an article', () => {
  checkTable(ARTICLE, entry(articles), [
    ['desc: For a search result.\n', '', 'desc is missing: write a line "desc: …".', 2],
    ['A title', '', 'blogTitle is empty: write some text.'],
    ['A title', `${'long '.repeat(40)}x`, 'blogTitle has 201 characters: write at most 200 characters.'],
    ['2031-11-14', '14 Nov', 'date is "14 Nov": write a date as YYYY-MM-DD, for example 2026-11-14, or'],
    ['2031-11-14', '2031-02-30', 'date is "2031-02-30": write a date'],
    ['2031-11-14', '2031-11-14T09:30', 'or with an hour in UTC as 2026-11-14T09:30Z.'],
    ['digital', 'Digital', 'practice is "Digital": write one of technology, digital, accountancy.'],
    ['digital', 'digital\ndrawing: none', 'file in content/drawings: backup, books-1, books-2,', 6],
    [
      'metaTags',
      'services: [none]\nmetaTags',
      'services 1 is "none": write the name of a file in content/services',
      8,
    ],
    ['[one, two]', 'one, two', 'metaTags is "one, two": write a list'],
    ['[one, two]', `[${'a, '.repeat(20)}a]`, 'metaTags has 21 entries: write at most 20.'],
    ['metaTags', 'tags', 'tags is not a field of this file: correct the name, or remove the line.'],
    ['practice', 'draft: yes\npractice', 'draft is "yes": write true or false.'],
    ['practice', 'bodyFormat: mail\npractice', 'bodyFormat is "mail": write html, or remove the line.'],
  ])
})

describe('the text of an article', () => {
  const AS_TEXT = 'as text: use Markdown instead, or backticks (`) to show code.'
  const NOWHERE = 'No page and no file in public/ has the address'
  checkTable(ARTICLE, entry(articles), [
    ['Text.', '', 'Write the text below the fields.'],
    ['Text.', '# A heading', 'The title is the only first-level heading: make this one a second-'],
    ['Text.', 'Text\nwith <b>bold</b>.', `Visitors see <b …> ${AS_TEXT}`, 11],
    ['Text.', 'Text.\n\n<div>\nx\n</div>', `Visitors see <div …> ${AS_TEXT}`, 12],
    ['Text.', '![](/team/daniel-cho.svg)', 'A picture has no alternative text: write ![what it'],
    ['Text.', '![A desk]()', 'A picture has no address: write the path of a file in public/.'],
    ['Text.', 'Text\nand ![A desk](/my desk.jpg).', 'The address /my desk.jpg contains a space: rename', 11],
    ['Text.', '[x](https://x.example/a b.pdf)', 'The address of this link contains a space: rename'],
    ['Text.', '| a |\n|---|\n| [x](/servces) |', `${NOWHERE} /servces: correct the link.`, 12],
    ['Text.', '[x](/insight/nothing)', `${NOWHERE} /insight/nothing`],
    ['Text.', '[x](/404)', `${NOWHERE} /404`],
    ['Text.', '[x](www.agency.example)', '"www.agency.example" leads nowhere: start links with / for a page'],
    ['Text.', '## One\n\n## Two\n\n[x](#three)', 'No heading has the address #three. Headings: #one,', 14],
    ['Text.', '## ガーデン\n\n[x](#庭)', 'No heading has the address #庭. Headings: #ガーデン.', 12],
  ])

  const html = ARTICLE.replace('practice', 'bodyFormat: html\npractice')
  checkTable(html, entry(articles), [
    ['Text.', '<p>Some\n<a class="x" href="/servces">text</a>', `${NOWHERE} /servces`, 12],
    ['Text.', '<img alt="" src="/gone.jpg">', 'public/gone.jpg does not exist'],
  ])
})

describe('a text without markup', () => {
  const source = '---\ntitle: A\nsubtitle: B\ntype: C\nlogo: /innovations/baraat.svg\n---\nText.\n'
  checkTable(source, entry(innovations), [
    ['Text.', 'Some <b>text</b>.', 'Visitors see <b …> as text: remove it.'],
    ['type', 'website: javascript:alert(1)\ntype', 'website is "javascript:alert(1)": write a full address'],
  ])
})

describe('a portrait', () => {
  const source =
    '---\nname: Asha\ndesignation: Partner\nrank: 1\nimg: /team/daniel-cho.svg\n---\nShe signs.\n'
  const picture = '/team/daniel-cho.svg'
  checkTable(source, entry(team), [
    ['rank: 1', 'rank: "1"', 'rank is "1": write a number without quotes, for example 3.'],
    ['rank', 'email: a@b\nrank', 'email is "a@b": write an e-mail address'],
    [picture, '/team/gone.jpg', 'public/team/gone.jpg does not exist: add the picture or correct the path.'],
    [picture, '/Team/Daniel-Cho.svg', 'does not exist, but public/team/daniel-cho.svg does: write upper'],
    [picture, '/team/a b.jpg', 'public/team/a b.jpg has a space or another special character in its path: '],
    [picture, '/team/müller.jpg', 'public/team/müller.jpg has a space or another special character in its'],
    [picture, '/team/a.heic', 'public/team/a.heic is not an SVG, AVIF, WebP, JPEG or PNG: convert it.'],
    [picture, 'https://x.example/a.jpg', 'is on another host, so browsers block it: save the picture in'],
    [picture, '/../package.svg', 'public/../package.svg does not exist: add the picture or correct'],
    [picture, 'team/a.jpg', '"team/a.jpg" is not a path in public/: write it as /team/name.jpg'],
  ])
})

it.each(['/Plans%20&%20C%23.pdf', '/Plans%20%26%20C%23.pdf', '/100%.pdf'])(
  'a link can lead to %s',
  (address) => {
    const names = ['/Plans & C#.pdf', '/100%.pdf']
    const context = { ...CONTEXT, publicFiles: new Set(names) }
    expect(parseEntry(articles, ARTICLE.replace('Text.', `[A](${address})`), context).mistakes).toEqual([])
  },
)

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

it('a YAML file is in UTF-8', () => {
  const root = temporaryFolder({ 'content/site.yaml': Buffer.from('# Texte\nname: M\u00fcller\n', 'latin1') })
  expect(() => readYamlFile(join(root, 'content/site.yaml'), v.object({ name: v.string() }))).toThrow(
    'content/site.yaml:2: A character is damaged (�): write it again, and save the file as UTF-8.',
  )
})

describe('site.yaml', () => {
  const film = /^film:\n( .*\n)+/m
  checkTable(read('site.yaml'), (text) => parseYaml(text, siteSchema(ROOT)).mistakes, [
    [/^/, 'language: xx\n', 'language is "xx": write the code of a language', 1],
    [HEADLINE, 'headline: [A, B, C, D, E]', 'headline has 5 entries: write at most four lines'],
    [HEADLINE, 'headline: []', 'headline is empty: write at least one line'],
    [
      /^/,
      `contactForm: { questions: [${QUESTION('a', 'Day')}, ${QUESTION('b', 'day')}] }\n`,
      'contactForm questions: write a different label for each question',
      1,
    ],
    [
      /^/,
      `contactForm: { questions: [${QUESTION('a', 'Day')}, ${QUESTION('a', 'Hour')}] }\n`,
      'contactForm questions: write a different id for each question',
      1,
    ],
    [
      /^/,
      `contactForm: { questions: [${[...'abcdefg'].map((id) => QUESTION(id, id)).join()}] }\n`,
      'contactForm questions has 7 entries: write at most six questions',
      1,
    ],
    [
      /^/,
      'contactForm: { questions: [{ id: a, label: Day, kind: choice, choices: [One] }] }\n',
      'contactForm questions 1 choices: write two choices or more, or another kind',
      1,
    ],
    [
      /^/,
      'contactForm: { questions: [{ id: a, label: Day, kind: text, choices: [One, Two] }] }\n',
      'contactForm questions 1 choices: remove them, or write kind: choice',
      1,
    ],
    [
      /^/,
      'contactForm: { questions: [{ id: a, label: Day, kind: choice, choices: [One, One] }] }\n',
      'contactForm questions 1 choices: write each choice once',
      1,
    ],
    [/^/, 'contactForm: { requires: [] }\n', 'contactForm requires is empty: write email, phone or both', 1],
    [/^/, 'contactForm: { requires: [fax] }\n', 'contactForm requires 1 is "fax": write email or phone', 1],
    [
      /^/,
      'newsletter: { lists: [{ id: a, label: Tips }, { id: b, label: tips }] }\n',
      'newsletter lists: write a different label for each list',
      1,
    ],
    [HEADLINE, 'headline: [A, B, C]', 'headline: write lines that have 12 to 60 characters'],
    [/^yearFounded: .*/m, 'yearFounded: soon', 'yearFounded is "soon": write a whole number'],
    ['Asia/Kolkata', 'Asia/Nowhere', 'offices 1 timeZone is "Asia/Nowhere": write the name of a'],
    ['opens: 09:30', 'opens: half past nine', 'offices 1 hours 1 opens is "half past nine": write a time'],
    ['closes: 18:30', 'closes: 08:30', 'offices 1 hours 1: write a time in closes that is later than opens.'],
    ...(
      [
        [
          'closed: [{ from: 2026-02-30, reason: A }]',
          'closed 1 from is "2026-02-30": write a date as YYYY-MM-DD, or',
        ],
        ['closed: [{ from: 12-25 }]', 'closed 1 reason is missing'],
        [
          'closed: [{ from: 2026-12-26, to: 2026-12-24, reason: A }]',
          'closed 1: to is before from: write a date',
        ],
        ['closed: [{ from: 12-26, to: 12-24, reason: A }]', 'closed 1: to is before from: write a date'],
        ['closed: [{ from: 01-01, to: 12-31, reason: A }]', 'closed 1: write less than half a year'],
        ['closed: [{ from: 12-24, to: 2026-12-26, reason: A }]', 'closed 1: write from and to in one form'],
        [
          'closed: [{ from: 12-30, to: 01-02, reason: A }, { from: 2027-01-01, reason: B }]',
          'closed 2: closed 1 has the same days: leave them in one of the two',
        ],
        [
          'closed: [{ from: 12-24, reason: A }]\n    specialHours: [{ from: 2026-12-24, reason: B, opens: 09:00, closes: 12:00 }]',
          'specialHours 1: closed 1 has the same days',
          1,
        ],
        [
          'specialHours: [{ from: 12-24, reason: B, opens: 12:00, closes: 09:00 }]',
          'specialHours 1: write a time in closes that is later than opens',
        ],
      ] as const
    ).map(([lines, message, below = 0]): Row => {
      const at = lineOf('    timeZone: Asia') + below
      return [
        '    timeZone: Asia/Kolkata',
        `    ${lines}\n    timeZone: Asia/Kolkata`,
        `offices 1 ${message}`,
        at,
      ]
    }),
    ...(
      [
        [`{ text: ${'a'.repeat(400)} }`, ' 1 text has 400 characters: write at most 100 characters.'],
        [
          '{ text: A, link: { label: B, to: contact } }',
          ' 1 link to: write a path of this site such as /contact',
        ],
        ['{ text: A, link: { label: B, to: /nowhere } }', ' 1 link to: No page and no file in public/ has'],
        ['{ text: A, from: 24 December }', ' 1 from is "24 December": write a date as YYYY-MM-DD'],
        ['{ text: A, from: 2026-12-26, until: 2026-12-24 }', ' 1 until: until is before from: write a date'],
        ['{ text: A, until: 2026-12-26 }, { text: B, from: 2026-12-26 }', ' 2: notices 1 has the same days'],
      ] as const
    ).map(([notices, message]): Row => {
      return [/^yearFounded/m, `notices: [${notices}]\nyearFounded`, `notices${message}`]
    }),
    [
      '  whatsapp',
      '  booking: booking.example\n  whatsapp',
      'contact booking is "booking.example": write a full address',
    ],
    [
      '  whatsapp',
      '  urgent: { label: A, phone: 112 }\n  whatsapp',
      'contact urgent phone is "112": write a number that',
    ],
    ['  whatsapp', '  urgent: { phone: +91 1 }\n  whatsapp', 'contact urgent label is missing'],
    [
      '    timeZone: Asia',
      '    map: Main Street\n    timeZone: Asia',
      'offices 1 map is "Main Street": write a full address',
    ],
    ['from: mon', 'from: Montag', 'offices 1 hours 1 from is "Montag": write one of mon, tue, wed'],
    ['countryCode: US', 'countryCode: United', 'offices 2 address countryCode is "United": write the two'],
    [/phone: \+1 000/, 'phone: (000)', 'offices 2 phone is "(000) 000 0000": write a number that starts'],
    ['USD, INR', 'Dollars', 'currencies 1 is "Dollars": write the three capital letters'],
    ['USD, INR', '', 'currencies is empty: write at least one currency.'],
    ['value: services', 'value: plans', 'counters 4 value is "plans": write a whole number'],
    [PRACTICES, 'practices: []\n', 'practices is empty: write at least one practice.', lineOf('practices:')],
    [
      PRACTICES,
      `practices:\n${'abcdefg'.replaceAll(/./g, (id) => `  - { id: ${id}, name: ${id} }\n`)}`,
      'practices has 7 entries: write at most 6 practices.',
      lineOf('practices:'),
    ],
    ['id: digital', 'id: technology', 'practices: write a different id for each', lineOf('practices:')],
    [
      PRACTICES,
      'practices:\n  first: { id: digital }\n',
      'practices is read as a group: write a list, one entry per line, each beginning with "- ".',
    ],
    [
      'name: Digital',
      'name: Technical',
      'practices: write a different name for each practice.',
      lineOf('practices:'),
    ],
    ['id: digital', 'id: Digital', 'practices 2 id is "Digital": write lower-case letters from a to z,'],
    ['id: digital', 'colour: "oklch(0.57 0.02 200)", id: digital', '02 200)": write a colour such as #'],
    ['drawing: broadcast-3', 'drawing: gone', 'practices 2 drawing is "gone": write the name of a file in'],
    [/https:\/\/linkedin/, 'linkedin', 'social 1 href is "linkedin'],
    ['/team/vidya-sharma.svg', 'vidya.svg', 'founder portrait is "vidya.svg": write the path of a picture'],
    ['/team/vidya-sharma.svg', '/team/gone.svg', 'founder portrait: public/team/gone.svg does not exist'],
    [
      'name: Halden',
      'name: Northwick',
      'clientLogos logos: write a different name for each logo.',
      lineOf('  logos:'),
    ],
    ['/clients/halden.svg', '/clients/gone.svg', 'clientLogos logos 2 logo: public/clients/gone.svg does'],
    [film, 'film: { address: "https://films.example" }\n', 'write the address of a film on YouTube or Vimeo'],
    [/^film:/m, 'analytics: { tool: matomo }\nfilm:', 'write one of plausible, umami, goatcounter'],
    [/^film:/m, 'analytics: { tool: goatcounter }\nfilm:', 'GoatCounter needs the address of your counter'],
    [/^film:/m, 'analytics: { tool: umami }\nfilm:', 'Umami needs the website’s id'],
    [/^film:/m, 'analytics: { tool: goatcounter, address: "a;x" }\nfilm:', 'write the address of your'],
    [film, 'film: {}\n', 'film: A film is an address or a video: write one of the two.'],
    [
      '  video:',
      '  address: https://vimeo.com/1\n  video:',
      'A film is an address or a video',
      lineOf('film:'),
    ],
    [/ {2}captions.*\n/, '', 'film: A video needs a picture and captions', lineOf('film:')],
    ['intro.mp4', 'gone.mp4', 'film video: content/film/gone.mp4 does not exist: add the file, or correct'],
    ['film/intro.mp4', '../intro.mp4', 'film video is "../intro.mp4": write the path of a file in'],
    ['intro.mp4', 'intro.mov', 'film video is "film/intro.mov": write the path'],
  ])
})

describe('colours', () => {
  const schema = v.strictObject({ colours: coloursSchema })
  checkTable('colours: {}\n', (text) => parseYaml(text, schema).mistakes, [
    ['{}', '{ ink: blueish }', 'colours ink is "blueish": write an opaque colour in quotes, such'],
    ['{}', '{ ink: 365612 }', 'colours ink is 365612: write an opaque colour in quotes'],
    ['{}', '\n  ink: #123456', 'colours ink is empty: write an opaque colour in quotes', 2],
    ['{}', '{ accent: "#123456" }', 'colours accent is not a field of this file'],
    ['{}', '{ ink: "#999999" }', 'colours ink is "#999999": write a darker colour, such as #'],
    ['{}', '{ paper: "#222222" }', 'colours paper is "#222222": write a light colour, such as #'],
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
    ['id: shop-care', 'id: site-care', 'plans: write a different id for each plan.', 5],
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

describe('a service', () => {
  function find(text: string | Buffer): Mistake[] {
    const root = temporaryFolder({
      'content/site.yaml': read('site.yaml'),
      'content/services/seo.md': text,
      'content/services/other.md': OTHER_SERVICE,
    })
    const lines = messagesOf(() => readServices(join(root, 'content'))).flatMap((message) =>
      message.split('\n'),
    )
    return lines.map((one) => {
      const [, line, message = ''] = /^content\/services\/seo\.md:(\d+): (.*)$/.exec(one) ?? []
      return { line: Number(line), message }
    })
  }
  checkTable(SERVICE, find, [
    ['digital', 'law', 'practice is "law": write one of technology, digital, accountancy.'],
    ['position: 2', 'position: first', 'position is "first": write a whole number from 1 to 999.'],
    ['SEO', 'Cards', 'title is also that of content/services/other.md: write another one.'],
    ['More', 'Many', 'description is also that of content/services/other.md: write another one.'],
    [/needs: .*/, 'needs: []', 'needs is empty: write at least one line.'],
    [/duration: .*/, 'duration: x\nprice: 15k', 'price is "15k": write the amount in digits', 11],
    [/duration: .*/, 'duration: x\nprice: 9\nfrom: 5', 'from is 5: write true or false.', 12],
    [
      /duration: .*/,
      'duration: x\nprice: ask us\nfrom: true',
      'from: only a price in digits can be the low',
      12,
    ],
    [/duration: .*/, 'duration: x\nunit: a day', 'unit: it shows only beside a price: write a line', 11],
    [
      /duration: .*/,
      'duration: x\nprice: 9\notherPrices: { EUR: 8 }',
      'price: write a number as price, in USD, and',
      11,
    ],
    ['- question', '- query', 'questions 1 query is not a field'],
    [/---\n$/, '---\nText.\n', 'Services have no text below the fields: remove it.', 15],
  ])

  it('is in UTF-8', () => {
    expect(find(Buffer.from(SERVICE.replace('SEO', 'Café'), 'latin1'))).toEqual([
      { line: 2, message: 'A character is damaged (�): write it again, and save the file as UTF-8.' },
    ])
  })
})

describe('an own page', () => {
  const source = `---
heading: Our work
description: What we do.
picture: /team/daniel-cho.svg
practice: digital
button: { label: Ask us, link: /contact }
---
Text.
`
  checkTable(source, (text) => parseOwnPage(text, CONTEXT).mistakes, [
    ['description: What we do.\n', '', 'description is missing: write a line "description: …".', 2],
    ['daniel-cho', 'nobody', 'picture: public/team/nobody.svg does not exist: add the picture or correct'],
    ['digital', 'law', 'practice is "law": write one of technology, digital, accountancy.'],
    ['/contact', '/contacts', 'button link: No page and no file in public/ has the address /contacts'],
    ['/contact', 'www.agency.example', 'button link: "www.agency.example" leads nowhere'],
    [', link: /contact', '', 'button link is missing'],
    ['Text.', '', 'Write the text of the page below the fields.'],
    ['Text.', '# A heading', 'The title is the only first-level heading'],
    ['Text.', 'Text\nand ![](/team/daniel-cho.svg)', 'A picture has no alternative text', 9],
  ])
})

describe('a legal text', () => {
  const known = legalValues(VALUES, readEnvironment({}), null)
  const source = '---\nupdated: 2026-11-21\n---\n## Who\n\nWe run it.\n'
  const find = (text: string) => parseLegal(text, known, (address) => checkLink(CONTEXT, address)).mistakes
  checkTable(source, find, [
    ['We', '{nmae}', '{nmae} is not known: write one of {name},'],
    ['it.', 'it. {when bags}', '“bags” is not a condition: write one of imageHost,'],
    ['2026-11-21', '2026-11-21\nsentences: [{ name: a, when: film, text: b }]', 'write one of imageHost,', 3],
    ['21\n', '21\nsentences: [{ name: a, when: reports, text: "{x}" }]\n', '{x} is not known', 3],
    ['## Who', 'Who', 'The text does not begin with a heading: write a line "## …" above it.'],
    ['We', '[We](/nowhere)', 'No page and no file in public/ has the address /nowhere'],
    ['We', '[We](#they)', 'No heading has the address #they. Headings: #who.'],
    ['We', '![A house](/house.svg)', 'A legal text shows no pictures: remove this one.'],
    ['2026-11-21', '2026-02-30', 'updated is "2026-02-30": write a date as YYYY-MM-DD'],
  ])
})

const DRAWING = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">\n<path d="M0 0h9"/>\n</svg>'

/** The mistake of a drawing, which is reported alone. */
function mistakesIn(parse: () => unknown): Mistake[] {
  try {
    parse()
    return []
  } catch (error) {
    if (!(error instanceof SvgError)) throw error
    return [error]
  }
}

describe('a logo', () => {
  checkTable(DRAWING, (text) => mistakesIn(() => parseLogo(text)), [
    ['<path', '<text>Name</text><path', 'convert the text to paths'],
    ['<path', '<path fill="var(--practice-3)"', 'write it as var(--practice-1, #3656e2)'],
    ['<path', '<g><path', 'This is not valid SVG', 3],
    [/<path.*/, '', 'It has no shapes: draw it with paths.', 1],
    ['h9', 'h9'.repeat(5_000), 'The shapes are 10.0 kB; the limit is 8 kB. Simplify the paths', 1],
    ['0 0 32 32', '', 'no usable viewBox'],
    ['0 0 32 32', '0 0 300 80', 'The drawing is 300 × 80, but icons are square. Use the mark alone'],
  ])
})

describe('a drawing', () => {
  checkTable(DRAWING.replace('32 32', '180 96'), (text) => mistakesIn(() => parseDrawing(text, 'seo')), [
    ['0 0 180 96', '0 0 90 96', 'All drawings have one size: draw it in viewBox="0 0 180 96".'],
    ['h9', 'h9'.repeat(3_000), 'The shapes are 6.0 kB; the limit is 4 kB.', 1],
  ])
})

it.each<[file: string, message: string]>([
  ['articles/Two Words.md', 'Use only letters from A to Z, digits and hyphens in the file name.'],
  ['articles/index.md', 'The list itself has this address: give the file another name than index.'],
  ['services/index.md', 'The list itself has this address'],
  ['articles/b.MD', 'Only .md files directly in content/articles are used: rename, move or remove this one.'],
  ['articles/2031/d.md', 'Only .md files directly in content/articles are used'],
  ['Articles/f.md', 'Only files in content/'],
  ['a.md', 'are published: move or remove this file. (A new folder needs a collection in the list of'],
  ['services/cards.svg', 'It belongs to no service, because content/services/cards.md does not exist:'],
  ['drawings/Two Words.svg', 'Use only lower-case letters from a to z, digits and hyphens in the file name'],
  ['drawings/photo.jpg', 'Only .svg files directly in content/drawings are used'],
  ['services/cards.SVG', 'Only .md and .svg files directly in content/services are used'],
  ['services/my cards.md', 'Use only lower-case letters from a to z, digits and hyphens in the file name, '],
])('the file %s → %j', async (file, message) => {
  const root = temporaryFolder({
    ...{ 'content/articles/one.md': ARTICLE, 'content/articles/.hidden': 'x', 'content/plans.yaml': 'x' },
    [`content/${file}`]: file.startsWith('services') ? SERVICE : ARTICLE,
  })
  const { mistakes } = await readContent(root)
  const inOthers = [readServices, readDrawings].flatMap((readAll) =>
    messagesOf(() => readAll(join(root, 'content'))).flatMap((text) => text.split('\n')),
  )
  expect([...mistakes, ...inOthers].find((one) => one.startsWith(`content/${file}:1: `))).toContain(message)
})
