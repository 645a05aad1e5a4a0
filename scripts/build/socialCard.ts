import type { Practice } from '../../src/content/practices'
import { readLogo } from '../brand/logo'
import { placeLogo } from './icons'
import { openTypeface, type Typeface } from './textOutlines'
import { themeColours } from './themeColours'

export type SocialCard = { title: string; note: string; practice?: Practice | undefined }

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const NAME_SIZE = 38
const NAME_WIDTH = 960
const NAME_TRACKING = -0.03
const LOGO_SIZE = 46
const LOGO_TOP = 58
const TILE_PADDING = 12
const LINE_HEIGHT = 1.04
const TRACKING = -0.035
/** The title uses the first size in which it fits. */
const SIZES = [112, 100, 90, 80, 70, 60, 52]
const SMALLEST_SIZE = 44
const TITLE_TOP = 158
const TITLE_HEIGHT = 350

const COLOUR_NAMES = [
  'technical',
  'technical-on',
  'digital',
  'digital-on',
  'ca',
  'ca-on',
  'paper',
  'ink',
] as const
type Colours = Record<(typeof COLOUR_NAMES)[number], string>

/**
 * Opens the fonts. `draw` returns the image for links to a page, as SVG: the title on the colour of its practice.
 * `missing` returns the characters of the card that no font has.
 */
export async function openSocialCards(siteName: string, logo = readLogo()) {
  const [display, label] = await Promise.all([
    openTypeface('bricolage-grotesque', 700),
    openTypeface('instrument-sans', 600),
  ])
  const colours = themeColours(COLOUR_NAMES)
  const nameSize = Math.min(
    NAME_SIZE,
    (NAME_SIZE * NAME_WIDTH) / display.width(siteName, NAME_SIZE, NAME_TRACKING),
  )

  const missing = ({ title, note }: SocialCard) => display.missing(`${siteName}${title}${note}`)
  const draw = ({ title, note, practice }: SocialCard) => {
    const background = practice ? colours[practice] : colours.paper
    const ink = practice ? colours[`${practice}-on`] : colours.ink
    const inset = practice ? TILE_PADDING : 0
    const { size, lines } = fitTitle(display, title, practice ? 800 : 760)
    const titlePaths = lines.map((line, index) => {
      const baseline = TITLE_TOP + size * (0.8 + index * LINE_HEIGHT)
      return `<path transform="translate(${MARGIN - size * 0.03} ${baseline.toFixed(1)})" d="${display.path(line, size, TRACKING)}"/>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="${background}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>
<path stroke="${ink}" stroke-opacity="${practice ? 0.16 : 0.075}" d="${gridLines()}"/>
${practice ? `<path fill="${ink}" d="${MOTIFS[practice]}"/>` : streams(colours)}
<g fill="${ink}">
${practice ? tile(colours.paper) : ''}
${placeLogo(logo, { x: MARGIN + inset, y: LOGO_TOP, size: LOGO_SIZE, ink: colours.ink })}
<path transform="translate(${MARGIN + 58 + 2 * inset} 96)" d="${display.path(siteName, nameSize, NAME_TRACKING)}"/>
${titlePaths.join('\n')}
<path transform="translate(${MARGIN} ${HEIGHT - 52})" d="${label.path(note, 25)}"/>
</g>
</svg>`
  }
  return { draw, missing }
}

function gridLines(): string {
  const cell = WIDTH / 12
  const columns = Array.from({ length: 11 }, (_, index) => `M${(index + 1) * cell + 0.5} 0V${HEIGHT}`)
  const rows = Array.from({ length: 6 }, (_, index) => `M0 ${(index + 1) * cell + 0.5}H${WIDTH}`)
  return [...columns, ...rows].join('')
}

/** The shape at the right edge for each practice. */
const MOTIFS: Record<Practice, string> = {
  technical:
    'M1200 200H1080A200 200 0 0 0 880 400V630H960V400A120 120 0 0 1 1080 280H1200zM1200 340H1090A70 70 0 0 0 1020 410V630H1200z',
  digital:
    'M860 630V560A160 160 0 0 1 1020 400H1040A80 80 0 0 0 1120 320V0H1200V320A160 160 0 0 1 1040 480H1020A80 80 0 0 0 940 560V630zM1200 630H1040A160 160 0 0 1 1200 470z',
  ca: 'M1040 630A160 160 0 0 1 1200 470V630zM860 630A340 340 0 0 1 1200 290V370A260 260 0 0 0 940 630z',
}

/** Three concentric bands at the right edge, for pages that belong to no practice. */
function streams(colours: Colours): string {
  const bands = [
    { radius: 330, colour: colours.ca },
    { radius: 265, colour: colours.technical },
    { radius: 200, colour: colours.digital },
  ]
  const paths = bands.map(({ radius, colour }) => {
    const top = HEIGHT - 110 - radius
    return `<path stroke="${colour}" d="M1200 ${top}H1150A${radius} ${radius} 0 0 0 ${1150 - radius} ${top + radius}V${HEIGHT}"/>`
  })
  return `<g fill="none" stroke-width="44">${paths.join('')}</g>`
}

/** The logo keeps its colours, so it needs the paper colour behind it. */
function tile(paper: string): string {
  const corner = 14
  const side = LOGO_SIZE + 2 * TILE_PADDING - 2 * corner
  const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x * corner} ${y * corner}`
  const start = `M${MARGIN + corner} ${LOGO_TOP - TILE_PADDING}`
  const outline = `${start}h${side}${arc(1, 1)}v${side}${arc(-1, 1)}h${-side}${arc(-1, -1)}v${-side}${arc(1, -1)}z`
  return `<path fill="${paper}" d="${outline}"/>`
}

/** Breaks the title into lines in the largest size in which it fits. In the smallest size it is shortened. */
function fitTitle(typeface: Typeface, title: string, width: number) {
  const words = title.trim().split(/\s+/)
  const layOut = (size: number) => {
    const fits = (text: string) => typeface.width(text, size, TRACKING) <= width
    return { lines: breakLines(words, fits), isWordTooLong: !words.every(fits) }
  }
  const maxLines = (size: number) => Math.floor(TITLE_HEIGHT / (size * LINE_HEIGHT))
  for (const size of SIZES) {
    const { lines, isWordTooLong } = layOut(size)
    if (!isWordTooLong && lines.length <= maxLines(size)) return { size, lines }
  }
  return { size: SMALLEST_SIZE, lines: shorten(layOut(SMALLEST_SIZE).lines, maxLines(SMALLEST_SIZE)) }
}

function shorten(lines: string[], maxLines: number): string[] {
  if (lines.length <= maxLines) return lines
  const kept = lines.slice(0, maxLines)
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/\s*\S*$/, '')} …`]
}

function breakLines(words: string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}
