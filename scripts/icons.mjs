// Draws the other icons from public/favicon.svg. Run it after the mark has changed, and commit what it wrote.
// Needs rsvg-convert (Debian and Ubuntu: librsvg2-bin; macOS: librsvg).
//   node scripts/icons.mjs
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { themeColours } from './build/themeColours'
import { fromRoot } from './lib/paths'

const { paper, ink } = themeColours(['paper', 'ink'])
const MARK_SIZE = 32

/** How much of the square the mark fills. A maskable icon may be cut to a circle of 80 % of its width. */
const FILLED = { tab: 1, app: 0.62, maskable: 0.5 }

const drawing = readFileSync(fromRoot('public', 'favicon.svg'), 'utf8')
const paths = drawing
  .match(/<path[^>]*>/g)
  ?.join('')
  .replaceAll('class="course"', `stroke="${ink}"`)
if (!paths) throw new Error('public/favicon.svg holds no path')

for (const [file, size, filled] of /** @type {const} */ ([
  ['apple-touch-icon.png', 180, FILLED.app],
  ['icon-192.png', 192, FILLED.app],
  ['icon-512.png', 512, FILLED.app],
  ['icon-maskable.png', 512, FILLED.maskable],
])) {
  writeFileSync(fromRoot('public', file), png(size, filled, paper))
}
writeFileSync(
  fromRoot('public', 'favicon.ico'),
  ico([16, 32, 48].map((size) => ({ size, image: png(size, FILLED.tab) }))),
)

/**
 * @param {number} size in pixels
 * @param {number} filled
 * @param {string} [ground] none leaves it transparent
 */
function png(size, filled, ground) {
  const room = MARK_SIZE / filled
  const edge = (room - MARK_SIZE) / 2
  const square = ground ? `<path fill="${ground}" d="M${-edge} ${-edge}h${room}v${room}h${-room}z"/>` : ''
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-edge} ${-edge} ${room} ${room}">${square}<g fill="none" stroke-width="4.5">${paths}</g></svg>`
  return execFileSync('rsvg-convert', ['--width', `${size}`, '--height', `${size}`], { input: svg })
}

/**
 * An .ico file is a small table of contents before the pictures, which may be PNG.
 * @param {{ size: number, image: Buffer }[]} pictures
 */
function ico(pictures) {
  const HEAD = 6
  const ENTRY = 16
  const table = Buffer.alloc(HEAD + ENTRY * pictures.length)
  table.writeUInt16LE(1, 2)
  table.writeUInt16LE(pictures.length, 4)
  let start = table.length
  for (const [index, { size, image }] of pictures.entries()) {
    const at = HEAD + ENTRY * index
    table.writeUInt8(size, at)
    table.writeUInt8(size, at + 1)
    table.writeUInt16LE(1, at + 4)
    table.writeUInt16LE(32, at + 6)
    table.writeUInt32LE(image.length, at + 8)
    table.writeUInt32LE(start, at + 12)
    start += image.length
  }
  return Buffer.concat([table, ...pictures.map(({ image }) => image)])
}
