import { imageSize } from 'image-size'
import { expect, it } from 'vitest'
import { drawIcons } from '../../../../scripts/build/icons'
import { parseLogo, readLogo } from '../../../../scripts/content/logo'

const BRANDS = ['sample', 'tests/fixtures/otherBrand'].map((root) => `${root}/content`)

/** The line of the shapes is 2. */
const svg = (shapes: string, attributes = 'viewBox="0 0 32 32"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>\n${shapes}\n</svg>`

it('a logo keeps what drawing programs write, as attributes that the security policy allows', () => {
  const source = svg(
    `<metadata><script/></metadata>
      <path class="a" style="fill:url('#a b');-inkscape-stroke:none" fill="red" d="M0 0h9"/>`,
    'width="32px" height="24px" fill="none" data-name="Layer 1"',
  )
  expect(parseLogo(source)).toEqual({
    viewBox: '0 0 32 24',
    shapes: expect.stringMatching(/^<g fill="none">\s*<path fill="url\(#logo-a-b\)" d="M0 0h9"\/>\s*<\/g>/),
  })
})

it.each(BRANDS)('a logo of %s becomes every icon', async (folder) => {
  const icons = await drawIcons(readLogo(folder), { name: 'Ångström', language: 'de' })
  expect(icons['favicon.svg']).not.toMatch(/var\(|href="(?!#)/)
  const sizeOf = (name: keyof typeof icons) => imageSize(Buffer.from(icons[name] ?? ''))
  expect(sizeOf('apple-touch-icon.png')).toMatchObject({ width: 180, height: 180 })
  expect(sizeOf('favicon.ico')).toMatchObject({ type: 'ico' })
  const manifest = JSON.parse(String(icons['site.webmanifest']))
  expect(manifest.name).toBe('Ångström')
  for (const { src } of manifest.icons) expect(icons).toHaveProperty([src.slice(1)])
})
