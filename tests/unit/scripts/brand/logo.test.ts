import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { parseLogo, readLogo } from '../../../../scripts/brand/logo'
import { drawIcons } from '../../../../scripts/build/icons'

const BRANDS = ['sampleBrand', 'otherBrand'].map((brand) => `tests/fixtures/${brand}/content`)

/** The line of the shapes is 2. */
const svg = (shapes: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${shapes}\n</svg>`

describe('a logo that would endanger visitors or break a page', () => {
  it.each([
    ['a script', '<script>alert(1)</script>', '<script> is not allowed'],
    [
      'HTML',
      '<foreignObject><p xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>',
      '<foreignObject> is not',
    ],
    ['an event handler', '<path onclick="alert(1)" d="M0 0h9"/>', 'onclick would run a script'],
    [
      'an event handler on a group',
      '<g ONLOAD="alert(1)"><path d="M0 0h9"/></g>',
      'ONLOAD would run a script',
    ],
    ['an animation', '<animate attributeName="href" to="javascript:alert(1)"/>', '<animate> is not allowed'],
    ['a link', '<a href="https://site.example/"><path d="M0 0h9"/></a>', '<a> is not allowed'],
    ['a picture', '<image href="https://site.example/a.png"/>', 'draw it with paths'],
    ['an embedded picture', '<image xlink:href="data:image/png;base64,AA"/>', 'draw it with paths'],
    ['a reference to another file', '<linearGradient href="other.svg#a"/>', 'href leads out of the file'],
    ['a paint of another file', '<path fill="url(https://site.example/a#b)" d="M0 0h9"/>', 'fill leads out'],
    [
      'a paint of another file, in a style',
      '<path style="fill: url( //site.example )" d="M0 0h9"/>',
      'fill leads out',
    ],
    ['an escaped url()', '<path fill="u\\72l(//site.example)" d="M0 0h9"/>', 'fill has a value that is not'],
    ['a style sheet', '<style>path{fill:red}</style>', 'export with presentation attributes'],
    ['text', '<text>Name</text>', 'convert the text to paths'],
    [
      'a colour without one for icons',
      '<path fill="var(--ca)" d="M0 0h9"/>',
      'write it as var(--technical, #3656e2)',
    ],
    ['an unclosed element', '<g><path d="M0 0h9"/>', 'This is not valid SVG'],
    ['an unknown entity', '<path d="&shape;"/>', 'This is not valid SVG'],
  ])('is refused, with its line, because of %s', (_, shapes, message) => {
    const parse = () => parseLogo(svg(shapes))
    expect(parse).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }))
    expect(parse).toThrow(expect.objectContaining({ line: expect.toBeOneOf([2, 3]) }))
  })

  it.each([
    ['has no shapes', svg('<title>Name</title>'), 'has no shapes'],
    ['has no size', svg('<path d="M0 0h9"/>', ''), 'no usable viewBox'],
    ['is a word', svg('<path d="M0 0h9"/>', 'viewBox="0 0 300 80"'), 'Use the mark alone'],
    ['is not SVG', '<html><body/></html>', 'starts with <html>'],
    ['is empty', '', 'not valid SVG'],
    ['is too large', svg(`<path d="M0 0${'h1'.repeat(4_000)}"/>`), 'the limit is 8 kB'],
  ])('is refused if it %s', (_, source, message) => {
    expect(() => parseLogo(source)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message) }),
    )
  })
})

describe('a logo', () => {
  it('keeps what drawing programs write, as attributes that the security policy allows', () => {
    const source = svg(
      `<metadata><script/></metadata>
      <path class="a" style="fill:url('#a b');-inkscape-stroke:none" fill="red" d="M0 0h9"/>`,
      'width="32px" height="24px" fill="none" data-name="Layer 1"',
    )
    expect(parseLogo(source)).toEqual({
      viewBox: '0 0 32 24',
      shapes: expect.stringMatching(
        /^<g fill="none">\s*<path fill="url\(#logo-a-b\)" d="M0 0h9"\/>\s*<\/g>$/,
      ),
    })
  })

  it.each(BRANDS)('of %s becomes every icon', async (folder) => {
    const icons = await drawIcons(readLogo(folder), 'Ångström')
    expect(icons['favicon.svg']).not.toMatch(/var\(|href="(?!#)/)
    expect(imageSize(Buffer.from(icons['apple-touch-icon.png'] ?? ''))).toMatchObject({
      width: 180,
      height: 180,
    })
    expect(imageSize(Buffer.from(icons['favicon.ico'] ?? ''))).toMatchObject({ type: 'ico' })
    const manifest = JSON.parse(String(icons['site.webmanifest']))
    expect(manifest.name).toBe('Ångström')
    for (const { src } of manifest.icons) expect(icons).toHaveProperty([src.slice(1)])
  })

  it('differs between brands in every icon', async () => {
    const [sample, other] = await Promise.all(BRANDS.map((folder) => drawIcons(readLogo(folder), 'Name')))
    for (const [file, content] of Object.entries(sample ?? {}))
      if (file !== 'site.webmanifest') expect(other?.[file]).not.toEqual(content)
  })
})
