// Draws the PNG and ICO icons from public/favicon.svg. Run it after the logo changed and commit the result:
//   npx tsx scripts/icons.ts
import { readFileSync, writeFileSync } from 'node:fs'
import { Resvg } from '@resvg/resvg-js'
import { themeColours } from './build/themeColours'
import { fromRoot } from './lib/paths'

const { paper, ink } = themeColours(['paper', 'ink'])
const LOGO_SIZE = 32

/** The share of the icon that the logo fills. A maskable icon may be cut to a circle of 80 % of its width. */
const SCALE = { tab: 1, app: 0.62, maskable: 0.5 }

const logo = readFileSync(fromRoot('public', 'favicon.svg'), 'utf8')
const paths = logo
  .match(/<path[^>]*>/g)
  ?.join('')
  .replaceAll('class="course"', `stroke="${ink}"`)
if (!paths) throw new Error('public/favicon.svg has no path')

writePublic('apple-touch-icon.png', png(180, SCALE.app, paper))
writePublic('icon-192.png', png(192, SCALE.app, paper))
writePublic('icon-512.png', png(512, SCALE.app, paper))
writePublic('icon-maskable.png', png(512, SCALE.maskable, paper))
writePublic('favicon.ico', ico([16, 32, 48].map((size) => ({ size, image: png(size, SCALE.tab) }))))

function writePublic(file: string, content: Buffer) {
  writeFileSync(fromRoot('public', file), content)
}

function png(size: number, scale: number, background?: string): Buffer {
  const width = LOGO_SIZE / scale
  const start = (LOGO_SIZE - width) / 2
  const square = background
    ? `<path fill="${background}" d="M${start} ${start}h${width}v${width}h${-width}z"/>`
    : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${start} ${start} ${width} ${width}">${square}<g fill="none" stroke-width="4.5">${paths}</g></svg>`
  return new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng()
}

/** An ICO file is a header, an entry for each image, and the images, which may be PNG. */
function ico(images: { size: number; image: Buffer }[]): Buffer {
  const HEADER = 6
  const ENTRY = 16
  const table = Buffer.alloc(HEADER + ENTRY * images.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(images.length, 4)
  let offset = table.length
  for (const [index, { size, image }] of images.entries()) {
    const at = HEADER + ENTRY * index
    table.writeUInt8(size, at)
    table.writeUInt8(size, at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(image.length, at + 8)
    table.writeUInt32LE(offset, at + 12)
    offset += image.length
  }
  return Buffer.concat([table, ...images.map(({ image }) => image)])
}
