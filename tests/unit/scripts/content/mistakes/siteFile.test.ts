import * as v from 'valibot'
import { describe } from 'vitest'
import { coloursSchema } from '../../../../../scripts/content/colours'
import { siteSchema } from '../../../../../scripts/content/siteSchema'
import { parseYaml } from '../../../../../scripts/content/yamlFile'
import { checkTable, ROOT, type Row, read } from './mistakeTable'

const PRACTICES = /^practices:\n( {2}- .*\n)+/m
const HEADLINE = /^headline:(\n {2}.*)*/m
const lineOf = (start: string) =>
  read('site.yaml')
    .split('\n')
    .findIndex((line) => line.startsWith(start)) + 1

const QUESTION = (id: string, label: string) => `{ id: ${id}, label: ${label}, kind: text }`

describe('site.yaml', () => {
  const film = /^film:\n( .*\n)+/m
  checkTable(read('site.yaml'), (text) => parseYaml(text, siteSchema(ROOT)).mistakes, [
    [/^/, 'language: xx\n', 'language is "xx": write the code of a language', 1],
    [HEADLINE, 'headline: [A, B, C, D, E]', 'headline has 5 entries: write at most four lines'],
    [HEADLINE, 'headline: []', 'headline is empty: write at least one line'],
    [
      /^/,
      `contactForm: { questions: [${QUESTION('a', 'Day')}, ${QUESTION('b', 'day')}] }\n`,
      'contactForm questions 2 label: entry 1 of the list has the same one: write another.',
      1,
    ],
    [
      /^/,
      `contactForm: { questions: [${QUESTION('a', 'Day')}, ${QUESTION('a', 'Hour')}] }\n`,
      'contactForm questions 2 id: entry 1 of the list has the same one',
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
      'newsletter lists 2 label: entry 1 of the list has the same one',
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
    ['id: digital', 'id: technology', 'practices 2 id: entry 1 of the list has the same one'],
    [
      PRACTICES,
      'practices:\n  first: { id: digital }\n',
      'practices is read as a group: write a list, one entry per line, each beginning with "- ".',
    ],
    ['name: Digital', 'name: Technical', 'practices 2 name: entry 1 of the list has the same one'],
    ['id: digital', 'id: Digital', 'practices 2 id is "Digital": write lower-case letters from a to z,'],
    ['id: digital', 'colour: "oklch(0.57 0.02 200)", id: digital', '02 200)": write a colour such as #'],
    ['drawing: broadcast-3', 'drawing: gone', 'practices 2 drawing is "gone": write the name of a file in'],
    [/https:\/\/linkedin/, 'linkedin', 'social 1 href is "linkedin'],
    ['/team/vidya-sharma.svg', 'vidya.svg', 'founder portrait is "vidya.svg": write the path of a picture'],
    ['/team/vidya-sharma.svg', '/team/gone.svg', 'founder portrait: public/team/gone.svg does not exist'],
    ['name: Halden', 'name: Northwick', 'clientLogos logos 2 name: entry 1 of the list has the same one'],
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
