import { imageSize } from 'image-size'
import { describe, expect, it } from 'vitest'
import { drawIcons } from '../../../../scripts/build/icons'
import { parseLogo, readLogo } from '../../../../scripts/content/logo'

const BRANDS = ['sampleBrand', 'otherBrand'].map((brand) => `tests/fixtures/${brand}/content`)

/** The line of the shapes is 2. */
const svg = (shapes: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${shapes}\n</svg>`

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
    const icons = await drawIcons(readLogo(folder), { name: 'Ångström', language: 'de' })
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
})
