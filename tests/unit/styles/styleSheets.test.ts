import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { listFiles } from '../../../scripts/lib/listFiles'

const files = listFiles('src')
const sheets = files
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, text: readFileSync(`src/${file}`, 'utf8') }))

const lines = sheets.flatMap(({ file, text }) => text.split('\n').map((line) => `${file}: ${line.trim()}`))

it.each([
  [
    'the left or the right side, which would be wrong where texts run from right to left',
    /css: ((margin|padding|border|scroll-margin)-)?(left|right)\b|css: border-\w+-(left|right)-radius|\b(float|clear|text-align): (left|right)\b/,
  ],
  [
    'a shadow as a mark at one side, which is not mirrored, and which forced-colors mode removes',
    /box-shadow: inset \d+px 0/,
  ],
  ['a list without markers, from which Safari drops its role', /list-style(-type)?:[^;]*\bnone\b/],
])('no style sheet names %s', (_, wrong) => {
  expect(lines.length).toBeGreaterThan(5000)
  expect(lines.filter((line) => wrong.test(line))).toEqual([])
})

it('no style sheet takes away an empty element, which can be a live region: some screen readers then miss its text', () => {
  const wrong = sheets.filter(({ text }) => /:empty(?!\))[^{}]*\{[^{}]*display: none/.test(text))
  expect(wrong.map(({ file }) => file)).toEqual([])
})

/** The class of a module has another name in the build, so a selector with a name of src/styles/ needs `:global()`. */
it('components use every class of their CSS modules, and no other', () => {
  const code = files.filter((file) => /\.tsx?$/.test(file)).map((file) => readFileSync(`src/${file}`, 'utf8'))
  const modules = sheets.filter(({ file }) => file.endsWith('.module.css'))
  expect(modules.length).toBeGreaterThan(80)
  const wrong = modules.flatMap(({ file, text: sheet }) => {
    const importOf = new RegExp(`import (\\w+) from '.*/${basename(file).replaceAll('.', '\\.')}'`)
    const uses = code.flatMap((text) => {
      const name = importOf.exec(text)?.[1]
      return name ? [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\[)`, 'g'))] : []
    })
    const known = classesOf(sheet)
    const used = uses.map(([, name]) => name)
    const missing = used.filter((name) => name && !known.includes(name))
    // One that the code chooses by a value.
    const unused = used.includes(undefined) ? [] : known.filter((name) => !used.includes(name))
    return [...missing, ...unused].map((name) => `${file}: ${name}`)
  })
  expect(wrong).toEqual([])
})

function classesOf(sheet: string): string[] {
  const selectors = sheet.replaceAll(/\/\*[\s\S]*?\*\/|'[^']*'|:global\([^)]*\)/g, '')
  return [...selectors.matchAll(/\.([a-z]\w*)/gi)].flatMap(([, name = '']) => name)
}
