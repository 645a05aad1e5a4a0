import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { articles } from '@/data/collections/articles'
import { readYamlFile } from '../../../../../scripts/content/yamlFile'
import { count } from '../../../../../scripts/lib/count'
import { parseYamlText } from '../../../../../scripts/lib/yamlText'
import { temporaryFolder } from '../../../../temporaryFolder'
import { ARTICLE, checkTable, entry, read } from './mistakeTable'

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
    ['A title', '"\\ud83e"', 'This text has half of a character, \\ud83e: write the whole character.'],
    ['A title', '"\\d"', 'Write a backslash between double quotes as \\\\.'],
    ['blogTitle:', 'blogTitle：', 'The colon of this line is a wide one (：): write ":" and a space.'],
    ['[one, two]', '\n  - SEO：words\n  - *Big*', IN_QUOTES, 10],
    [/blogTitle(?:.|\n)*two\]/, 'Only text', 'Write one field on each line, as "name: value".'],
    [/^---/, '', 'The file must start with its fields between two lines of three dashes (---).'],
    [/---\nText/, 'Text', 'The file must start with its fields between two lines of three dashes', 1],
  ])

  const MIXED = '<<<<<<< HEAD\nblogTitle: A\n=======\nblogTitle: B\n>>>>>>> main'
  it.each(['blogTitle: A title', 'Text.'])(
    'has one mistake where git has left two versions of %j',
    (text) => {
      const source = ARTICLE.replace(text, text === 'Text.' ? MIXED.replaceAll('blogTitle: ', '# ') : MIXED)
      const line = source.split('\n').findIndex((one) => one.startsWith('<')) + 1
      const message = expect.stringContaining('keep one, and remove the three lines with the marks.')
      expect(entry(articles)(source)).toEqual([{ line, message }])
    },
  )

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

it('a YAML file has one mistake where git has left two versions', () => {
  const mixed = '<<<<<<< HEAD\nname: One\n=======\nname: Two\n>>>>>>> main\n'
  const root = temporaryFolder({ 'content/site.yaml': mixed })
  expect(() => readYamlFile(join(root, 'content/site.yaml'), v.object({ name: v.string() }))).toThrow(
    /^content\/site\.yaml:1: Git has left two versions here, from <<<<<<< to >>>>>>>: keep one, .*\.$/,
  )
})

it('a YAML file is in UTF-8', () => {
  const root = temporaryFolder({ 'content/site.yaml': Buffer.from('# Texte\nname: M\u00fcller\n', 'latin1') })
  expect(() => readYamlFile(join(root, 'content/site.yaml'), v.object({ name: v.string() }))).toThrow(
    'content/site.yaml:2: A character is damaged (�): write it again, and save the file as UTF-8.',
  )
})
