import { readFileSync } from 'node:fs'
import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../../../scripts/lib/listFiles'
import { cleanPicture, readShapes } from '../../../../scripts/lib/svg'
import { hostileSvg } from '../../../fixtures/hostileSvg'

const svg = (content: string, attributes = 'viewBox="0 0 9 9"') =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${content}</svg>`)

const drawings = ['sample', 'tests/fixtures/otherBrand'].flatMap((root) => {
  const folder = `${root}/public`
  const files = listFiles(folder).filter((file) => file.endsWith('.svg'))
  return files.map((file) => `${folder}/${file}`)
})

describe.each([
  ['in a page', (bytes: Buffer) => readShapes(bytes, 'a-')],
  ['as a picture', cleanPicture],
])('a drawing %s', (_, read) => {
  it.each(hostileSvg)('is refused because of %s', (__, source, words) => {
    expect(() => read(Buffer.from(source as string))).toThrow(
      expect.objectContaining({ name: 'SvgError', message: expect.stringContaining(words) }),
    )
  })
})

it('a drawing can begin as Illustrator writes it', () => {
  const begin =
    '<?xml version="1.0" encoding="utf-8"?>\n<!-- Adobe Illustrator -->\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">\n'
  const drawing = svg('<path d="M0 0h9"/>')
  expect(cleanPicture(Buffer.from(begin + drawing))).toBe(`${drawing}\n`)
})

it('a drawing that is nested too deeply is refused at once', () => {
  const nested = svg(`\n${'<g>'.repeat(50_000)}${'</g>'.repeat(50_000)}`)
  const started = performance.now()
  expect(() => cleanPicture(nested)).toThrow(
    expect.objectContaining({ message: 'More than 100 elements are nested: ungroup them.', line: 2 }),
  )
  expect(performance.now() - started).toBeLessThan(5_000)
})

it('a hidden layer stays hidden in a page', () => {
  const { shapes } = readShapes(svg('<g style="display:none"><path d="M0 0h1"/></g><path d="M1 1h2"/>'), 'a-')
  expect(shapes).toContain('<g display="none">')
})

it.each(drawings)('a picture %s keeps its content', (file) => {
  const source = readFileSync(file)
  const cleaned = cleanPicture(source)
  expect(imageSize(Buffer.from(cleaned))).toEqual(imageSize(source))
  const words = (text: string) => text.match(/[\w#.-]+/g)
  expect(words(cleaned)).toEqual(words(source.toString()))
  expect(cleanPicture(Buffer.from(cleaned))).toBe(cleaned)
})

it('a picture may have styles, texts, gradients and references within the file', () => {
  const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>g&gt;.a{fill:url(#b)}@media(prefers-color-scheme:dark){.a{fill:red}}</style><linearGradient id="b"/><g style="fill:url(#b);mix-blend-mode:multiply"><use href="#c"/></g><text id="c" font-family="'Arial'">A &amp; <tspan dx="1">B</tspan></text></svg>\n`
  expect(cleanPicture(Buffer.from(source))).toBe(source)
})

it('a picture loses what is not drawn', () => {
  const source = svg('<title>A</title><i:x xmlns:i="urn:i" a="b"/><path srcdoc="x" data-a="b" d="M0 0"/>x')
  expect(cleanPicture(source)).toBe(`${svg('<path d="M0 0"/>')}\n`)
})

it.each([
  ['an import', '<style>@import "//evil.example";</style>'],
  ['a font', '<style>@font-face{src:url(#a)}</style>'],
  ['a file', '<style>a{fill:url(//evil.example)}</style>'],
  ['a file, in two parts', '<style>a{fill:ur<![CDATA[l(]]><!-- -->//evil.example)}</style>'],
  ['another function', '<style>a{mask:image-set("//evil.example" 1x)}</style>'],
  ['a reference to another file', '<use href="//evil.example/a.svg#a"/>'],
  ['embedded data', '<use href="data:image/svg+xml,x#a"/>'],
])('a picture is refused because of %s', (_, content) => {
  expect(() => cleanPicture(svg(content))).toThrow(/leads out of the file|is not allowed/)
})

it('shapes in a page get their own ids and no styles', () => {
  const drawn = svg('<g id="a b"><path style="fill:url(#a)" d="M0 0"/></g>', 'fill="none"')
  expect(readShapes(drawn, 'seo-')).toEqual({
    root: expect.objectContaining({ fill: 'none' }),
    shapes: '<g fill="none"><g id="seo-a-b"><path d="M0 0" fill="url(#seo-a)"/></g></g>',
  })
  expect(() => readShapes(svg('<style>a{fill:red}</style>'), 'seo-')).toThrow('presentation attributes')
})
