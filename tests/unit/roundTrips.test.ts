import { countries } from 'virtual:content/countries'
import fc from 'fast-check'
import { parse } from 'valibot'
import { expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { contactSchema, phonesDiffer } from '@/pages/contact/contactSchema'
import { contextOf } from '../../scripts/content/context'
import { parseEntry } from '../../scripts/content/entry'
import { fillIn } from '../../scripts/content/placeholders'
import { writeEntry } from '../../scripts/content/writeEntry'
import { cleanPicture } from '../../scripts/lib/svg'
import { readForm, writeForm } from '../../tools/studio/forms/entryFile'

// What is written and read again is the same, whatever it contains.

// Each run tries the same values: what turns red comes from a change.
fc.configureGlobal({ seed: 2026 })

const context = { ...contextOf('sample'), drawings: ['calendar'] }
const FILE = 'content/articles/a.md'

/** As people type them: on one line, with anything that YAML, Markdown and HTML treat specially. */
const line = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ': ',
        ' #',
        '"',
        "'",
        '- ',
        '*',
        '_',
        '[',
        ']',
        '<b>',
        '&amp;',
        '\\',
        '`',
        '|',
        '{',
        '}',
      ),
      fc.constantFrom('---', '1.', '>', '!', '%', '@', '~', 'null', 'yes', '2026-01-02', '0x10', '1e3', '=='),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((pieces) => pieces.join('').replace(/\s+/g, ' ').trim())
  .filter((text) => text !== '' && text.isWellFormed())

const titled = (title: string) => `---
blogTitle: ${JSON.stringify(title)}
blogDesc: For a card. # kept
date: 2031-11-14
practice: digital
desc: For a search result.
writerName: A Writer
metaTags: [one, two]
---
`

it('what is typed into a form of the studio is there when the form opens again, and other lines stay', () => {
  const source = `${titled('Before')}\nText.\n`
  const property = fc.property(
    line,
    fc.array(line, { minLength: 1, maxLength: 3 }),
    (blogTitle, metaTags) => {
      const typed = { ...readForm(FILE, source), blogTitle, metaTags }
      const file = writeForm(FILE, source, typed)
      expect(readForm(FILE, file)).toEqual(typed)
      expect(file).toContain('blogDesc: For a card. # kept\n')
    },
  )
  fc.assert(property)
})

it('a document with any text becomes a file that reads back the same', () => {
  const { fields } = parseEntry(articles, `${titled('Before')}\nText.\n`, context)
  const property = fc.property(
    line,
    line,
    fc.array(line, { minLength: 1, maxLength: 3 }),
    (blogTitle, desc, metaTags) => {
      const document = { ...fields, blogTitle, desc, metaTags }
      expect(parseEntry(articles, writeEntry(articles, document, null), context).fields).toEqual(document)
    },
  )
  fc.assert(property)
})

const block = fc.oneof(
  line.map((text) => `${text}\n`),
  line.map((text) => `## ${text}\n`),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}\n`).join('')),
  fc.array(line, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `1. ${item}\n`).join('')),
  line.map((text) => `> ${text}\n`),
  line.map((text) => `\`\`\`\n${text}\n\`\`\`\n`),
  line.map((text) => `**${text}** and [a link](/services)\n`),
)

it('the text of an article is the same after it was taken back from the database', () => {
  const property = fc.property(fc.array(block, { minLength: 1, maxLength: 4 }), (blocks) => {
    const { fields } = parseEntry(articles, `${titled('A title')}\n${blocks.join('\n')}`, context)
    fc.pre(String(fields.blogContent ?? '') !== '')
    expect(parseEntry(articles, writeEntry(articles, fields, null), context).fields).toEqual(fields)
  })
  fc.assert(property)
})

it('a text has its values where it names them, and everything else stays', () => {
  const plain = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => text.replace(/[{}]/g, ''))
  const pieces = fc.array(fc.tuple(plain, fc.constantFrom('name', 'office')), { maxLength: 4 })
  const property = fc.property(pieces, plain, plain, plain, (named, end, name, office) => {
    const values = { name, office }
    const message = named.map(([before, value]) => `${before}{${value}}`).join('') + end
    const filled =
      named.map(([before, value]) => before + values[value as keyof typeof values]).join('') + end
    expect(fillIn(message, values)).toBe(filled)
  })
  fc.assert(property)
})

it('a number with its dialing code stays as it is, and is the same number', () => {
  const separator = fc.constantFrom('', ' ', '-', ' (0) ', '.', ' / ')
  const digits = fc.array(fc.tuple(fc.integer({ min: 0, max: 9999 }), separator), {
    minLength: 2,
    maxLength: 4,
  })
  const region = fc.constantFrom(...countries.map((country) => country.region))
  const property = fc.property(digits, region, (groups, country) => {
    const typed = groups.map(([number, after]) => `${number}${after}`).join('')
    const send = (phone: string) =>
      parse(contactSchema, { name: 'Asha', email: 'asha@agency.example', country, phone, msg: 'Hello' }).phone
    const sent = send(typed)
    expect(send(sent)).toBe(sent)
    expect(phonesDiffer({ phone: typed, confirmPhone: sent, country })).toBe(false)
  })
  fc.assert(property)
})

it('a cleaned drawing stays as it is', () => {
  const number = fc.integer({ min: -90, max: 90 })
  const shape = fc.oneof(
    fc
      .tuple(number, number)
      .map(([x, y]) => `<path d="M${x} ${y}h9v9z" fill="#${Math.abs(x * y + 4096).toString(16)}"/>`),
    fc.tuple(number, number).map(([x, y]) => `<circle cx="${x}" cy="${y}" r="4"/>`),
    line.map((text) => `<title>${text.replace(/[<&>]/g, '')}</title>`),
    number.map((x) => `<g transform="translate(${x})"><rect width="4" height="4"/></g>`),
  )
  const property = fc.property(fc.array(shape, { minLength: 1, maxLength: 4 }), (shapes) => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${shapes.join('\n')}</svg>`
    const cleaned = cleanPicture(Buffer.from(drawing))
    expect(cleanPicture(Buffer.from(cleaned))).toBe(cleaned)
  })
  fc.assert(property)
})
