import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import type { Node as ImageNode } from '@takumi-rs/core'
import { type Position, positions } from '../../src/lib/positions'
import { ribbonSizes } from '../../src/lib/ribbonSizes'
import { readLogo } from '../content/logo'
import { readSiteFile } from '../content/ownerData'
import { writeAtomically } from '../lib/atomicFile'
import { inCache } from '../lib/folders'
import { logoPicture } from './icons'
import {
  DISPLAY,
  drawableText,
  LABEL,
  openRenderer,
  rendererVersions,
  undrawableLetters,
} from './imageRenderer'
import { themeColours } from './themeColours'

type SocialCard = { title: string; note: string; practice?: Position | undefined }

const SIZE = { width: 1200, height: 630 }
const MARGIN = 64
const NAME = { fontSize: 38, width: 960 }
const TITLE_HEIGHT = 360
const TITLE = {
  fontFamily: DISPLAY,
  fontWeight: 700,
  letterSpacing: '-0.035em',
  lineHeight: 1.04,
  marginTop: 42,
}
/** The title uses the first size in which it fits. In the last one, it is cut. */
const TITLE_SIZES = [112, 100, 90, 80, 70, 60, 52, 44]

const COLOUR_NAMES = [
  ...positions.map((position) => `practice-${position}` as const),
  ...positions.map((position) => `practice-${position}-on` as const),
  'paper',
  'ink',
] as const
type Colours = Record<(typeof COLOUR_NAMES)[number], string>

/** What every image has. `logo` is a picture. */
type Brand = { name: string; logo: string; practices: number; colours: Colours }

export function readBrand(name: string): Brand {
  const colours = themeColours(COLOUR_NAMES)
  const { practices } = readSiteFile()
  return { name, logo: logoPicture(readLogo(), colours.ink), practices: practices.length, colours }
}

/**
 * The image that other sites show with a link to a page. Drawing takes a tenth of a second, so a build copies what an earlier
 * one has drawn from the same card, with the same renderer.
 */
export async function drawSocialImage(brand: Brand, card: SocialCard): Promise<Buffer> {
  const composed = await composeCard(brand, card)
  const fingerprint = createHash('sha256').update(JSON.stringify([composed, SIZE, rendererVersions()]))
  const cached = inCache('social', `${fingerprint.digest('hex').slice(0, 32)}.png`)
  if (existsSync(cached)) return readFileSync(cached)
  const image = await (await openRenderer()).render(composed, { ...SIZE, format: 'png' })
  writeAtomically(cached, image)
  return image
}

/** The title on the colour of its practice. */
async function composeCard(brand: Brand, { title, note, practice }: SocialCard) {
  const { name, logo, colours } = brand
  const ink = practice ? colours[`practice-${practice}-on`] : colours.ink
  // The logo keeps its colours, so on a practice's colour it needs the paper behind it.
  const plate = practice ? { padding: 12, borderRadius: 14, backgroundColor: colours.paper } : {}
  const logoNode: ImageNode = {
    type: 'image',
    src: logo,
    style: { width: 46, height: 46, boxSizing: 'content-box', ...plate },
  }
  const page: ImageNode = {
    type: 'container',
    style: {
      ...SIZE,
      display: 'flex',
      flexDirection: 'column',
      padding: `54px ${MARGIN}px 44px`,
      color: ink,
      backgroundColor: practice ? colours[`practice-${practice}`] : colours.paper,
    },
    children: [
      {
        type: 'image',
        src: backdrop(brand, practice),
        style: { ...SIZE, position: 'absolute', top: 0, left: 0, zIndex: -1 },
      },
      {
        type: 'container',
        style: { display: 'flex', alignItems: 'center', gap: 16, height: 56 },
        children: [logoNode, await fitName(drawableText(name))],
      },
      await fitTitle(drawableText(title), practice ? 800 : 730),
      {
        type: 'text',
        text: drawableText(note),
        style: { marginTop: 'auto', fontFamily: LABEL, fontWeight: 600, fontSize: 25 },
      },
    ],
  }
  return page
}

async function fitName(text: string): Promise<ImageNode> {
  const nameNode = (fontSize: number): ImageNode => ({
    type: 'text',
    text,
    style: { fontFamily: DISPLAY, fontWeight: 700, fontSize, letterSpacing: '-0.03em', whiteSpace: 'nowrap' },
  })
  const { width } = await (await openRenderer()).measure(nameNode(NAME.fontSize))
  return nameNode(NAME.fontSize * Math.min(1, NAME.width / width))
}

async function fitTitle(text: string, width: number): Promise<ImageNode> {
  const renderer = await openRenderer()
  const titleNode = (fontSize: number, style = {}): ImageNode => ({
    type: 'text',
    text,
    style: { ...TITLE, fontSize, width, ...style },
  })
  for (const fontSize of TITLE_SIZES) {
    const { height, runs } = await renderer.measure(titleNode(fontSize))
    if (height <= TITLE_HEIGHT && runs.every((run) => run.width <= width)) return titleNode(fontSize)
  }
  const smallest = TITLE_SIZES.at(-1) ?? 0
  const lineClamp = Math.floor(TITLE_HEIGHT / (smallest * TITLE.lineHeight))
  return titleNode(smallest, { lineClamp, textOverflow: 'ellipsis', overflowWrap: 'anywhere' })
}

/** The grid, and the shape at the right edge. */
function backdrop(brand: Brand, practice: Position | undefined): string {
  const { colours } = brand
  const { width, height } = SIZE
  const ink = practice ? colours[`practice-${practice}-on`] : colours.ink
  const cell = width / 12
  const columns = Array.from({ length: 11 }, (_, index) => `M${(index + 1) * cell + 0.5} 0V${height}`)
  const rows = Array.from({ length: 6 }, (_, index) => `M0 ${(index + 1) * cell + 0.5}H${width}`)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<path stroke="${ink}" stroke-opacity="${practice ? 0.16 : 0.075}" d="${[...columns, ...rows].join('')}"/>
${practice ? `<path fill="${ink}" d="${MOTIFS[(practice - 1) % MOTIFS.length]}"/>` : bands(brand)}
</svg>`
}

/** In turn. */
const MOTIFS = [
  'M1200 200H1080A200 200 0 0 0 880 400V630H960V400A120 120 0 0 1 1080 280H1200zM1200 340H1090A70 70 0 0 0 1020 410V630H1200z',
  'M860 630V560A160 160 0 0 1 1020 400H1040A80 80 0 0 0 1120 320V0H1200V320A160 160 0 0 1 1040 480H1020A80 80 0 0 0 940 560V630zM1200 630H1040A160 160 0 0 1 1200 470z',
  'M1040 630A160 160 0 0 1 1200 470V630zM860 630A340 340 0 0 1 1200 290V370A260 260 0 0 0 940 630z',
]

/** For pages that belong to no practice. */
function bands({ colours, practices }: Brand): string {
  const { pitch, band } = ribbonSizes(practices)
  const shown = positions.slice(0, practices)
  // The last practice has the outermost band.
  const paths = [...shown.slice(-1), ...shown.slice(0, -1)].map((position, index) => {
    const colour = colours[`practice-${position}`]
    const radius = 265 + ((practices - 1) / 2 - index) * 65 * pitch
    const top = SIZE.height - 110 - radius
    return `<path stroke="${colour}" d="M1200 ${top}H1150A${radius} ${radius} 0 0 0 ${1150 - radius} ${top + radius}V${SIZE.height}"/>`
  })
  return `<g fill="none" stroke-width="${55 * band}">${paths.join('')}</g>`
}

export function warnOfUndrawable(text: string) {
  const letters = [...new Set(undrawableLetters(text))]
  if (letters.length === 0) return
  const shown = `${letters.slice(0, 20).join(' ')}${letters.length > 20 ? ' …' : ''}`
  console.warn(
    `The social images cannot show ${shown}: their fonts have Latin, Greek, Cyrillic and Devanagari letters. The handbook tells how to add a font, under "Your language".`,
  )
}
