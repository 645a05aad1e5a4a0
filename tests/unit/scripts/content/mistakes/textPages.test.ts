import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { legalValues, parseLegal } from '../../../../../scripts/content/legal'
import { checkLink } from '../../../../../scripts/content/links'
import { parseOwnPage } from '../../../../../scripts/content/ownPages'
import { readServices } from '../../../../../scripts/content/services'
import { readEnvironment } from '../../../../../scripts/lib/environment'
import { messagesOf } from '../../../../../scripts/lib/userError'
import type { Mistake } from '../../../../../scripts/lib/yamlText'
import { SERVICE } from '../../../../fixtures/service'
import { temporaryFolder } from '../../../../temporaryFolder'
import { CONTEXT, checkTable, read, VALUES } from './mistakeTable'

const OTHER_SERVICE = SERVICE.replace('SEO', 'Cards')
  .replace('position: 2', 'position: 1')
  .replace('More', 'Many')

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
  const known = legalValues(VALUES, readEnvironment({}))
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
