import { describe, expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { cases } from '@/data/collections/cases'
import { innovations } from '@/data/collections/innovations'
import { jobs } from '@/data/collections/jobs'
import { team } from '@/data/collections/team'
import { parseEntry } from '../../../../../scripts/content/entry'
import { ARTICLE, CONTEXT, checkTable, entry, read } from './mistakeTable'

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
    ['name: Tue', 'name: Mon', 'bars rows 2 name: entry 1 of the list has the same one'],
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
    ['posted: 2026-11-14', 'posted: 2999-01-01', 'posted is after today, but visitors see a job as soon'],
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
    ['Text.', '```sheet\nA | B', 'This block has no end: write a line ``` below it.'],
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
