import { Resvg } from '@resvg/resvg-js'
import { type Logo, readLogo } from '../brand/logo'
import { readSiteFile } from '../brand/ownerData'
import { ownerColour, themeColours } from './themeColours'

/** The share of the icon that the logo fills. A maskable icon may be cut to a circle of 80 % of its width. */
const SCALE = { tab: 1, app: 0.62, maskable: 0.5 }
const TAB_SIZES = [16, 32, 48]

/** The files that browsers, phones and search engines show as the site's icon, by their path. */
export function drawIcons(
  logo = readLogo(),
  siteName = readSiteFile().name,
): Record<string, string | Buffer> {
  const { paper, ink } = themeColours(['paper', 'ink'])
  const png = (size: number, scale: number, background?: string) =>
    rasterise(logo, { size, scale, ink, background })
  return {
    'favicon.svg': tabIcon(logo),
    'favicon.ico': ico(TAB_SIZES.map((size) => ({ size, image: png(size, SCALE.tab) }))),
    'apple-touch-icon.png': png(180, SCALE.app, paper),
    'icon-192.png': png(192, SCALE.app, paper),
    'icon-512.png': png(512, SCALE.app, paper),
    'icon-maskable.png': png(512, SCALE.maskable, paper),
    'site.webmanifest': webManifest(siteName, paper),
  }
}

type Place = { x?: number; y?: number; size: number; ink: string }

/** The logo in a square of another SVG, which cannot resolve CSS variables. */
export function placeLogo({ viewBox, shapes }: Logo, { x = 0, y = 0, size, ink }: Place): string {
  const coloured = resolveColours(shapes).replaceAll('currentColor', ink)
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="${viewBox}" fill="${ink}">${coloured}</svg>`
}

/** Each colour of the palette has the colour for icons next to it, as in var(--technical, #3656e2). The owner's goes first. */
const resolveColours = (shapes: string) =>
  shapes.replaceAll(
    /var\(--([^,]*), ?([^)]*)\)/g,
    (_, name: string, fallback: string) => ownerColour(name) ?? fallback,
  )

/** Follows the theme of the browser, not of the site. */
function tabIcon({ viewBox, shapes }: Logo): string {
  const light = themeColours(['ink']).ink
  const dark = themeColours(['day']).day
  const style = `svg{color:${light};fill:${light}}@media (prefers-color-scheme:dark){svg{color:${dark};fill:${dark}}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"><style>${style}</style>${resolveColours(shapes)}</svg>`
}

type Icon = { size: number; scale: number; ink: string; background: string | undefined }

function rasterise(logo: Logo, { size, scale, ink, background }: Icon): Buffer {
  const logoSize = size * scale
  const start = (size - logoSize) / 2
  const square = background ? `<path fill="${background}" d="M0 0H${size}V${size}H0z"/>` : ''
  const placed = placeLogo(logo, { x: start, y: start, size: logoSize, ink })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${square}${placed}</svg>`
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng()
}

function webManifest(name: string, paper: string): string {
  const png = { type: 'image/png' }
  return JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', ...png },
      { src: '/icon-512.png', sizes: '512x512', ...png },
      { src: '/icon-maskable.png', sizes: '512x512', ...png, purpose: 'maskable' },
    ],
  })
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
