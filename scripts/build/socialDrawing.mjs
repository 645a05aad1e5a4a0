import { openFace } from './outlines.mjs'
import { tokenColours } from './tokenColours.mjs'

/**
 * @import { Practice } from '../../src/content/practices'
 * @typedef {{ title: string, note: string, practice?: Practice | undefined }} Card
 */

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const LEADING = 1.04
const TRACKING = -0.035
/** From the largest down: the first in which the title fits its place. */
const SIZES = [112, 100, 90, 80, 70, 60, 52, 44]
const TITLE_TOP = 158
const TITLE_HEIGHT = 350

/** Draws the picture that is shown with a link: the title on a field in the colour of its practice. */
export async function openDrawing(/** @type {string} */ siteName) {
  const [display, label] = await Promise.all([
    openFace('bricolage-grotesque', 700),
    openFace('instrument-sans', 600),
  ])
  const names = Object.keys(MOTIFS).flatMap((practice) => [practice, `${practice}-on`])
  const colours = tokenColours([...names, 'paper', 'ink'])
  const colour = (/** @type {string} */ name) => colours[name] ?? 'none'

  /** @param {Card} card @returns {string} SVG */
  return function draw({ title, note, practice }) {
    const ground = practice ? colour(practice) : colour('paper')
    const ink = practice ? colour(`${practice}-on`) : colour('ink')
    const { size, lines } = setTitle(display, title, practice ? 800 : 760)
    const titleLines = lines.map((line, index) => {
      const baseline = TITLE_TOP + size * (0.8 + index * LEADING)
      return `<path transform="translate(${MARGIN - size * 0.03} ${baseline.toFixed(1)})" d="${line.path}"/>`
    })
    return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<path fill="${ground}" d="M0 0H${WIDTH}V${HEIGHT}H0z"/>
<path stroke="${ink}" stroke-opacity="${practice ? 0.16 : 0.075}" d="${gridLines()}"/>
${practice ? `<path fill="${ink}" d="${MOTIFS[practice]}"/>` : course(colour)}
<g fill="${ink}">
${siteMark(practice ? ink : null, colour)}
<path transform="translate(${MARGIN + 58} 96)" d="${display.draw(siteName, 38, -0.03).path}"/>
${titleLines.join('\n')}
<path transform="translate(${MARGIN} ${HEIGHT - 52})" d="${label.draw(note, 25).path}"/>
</g>
</svg>`
  }
}

/** A ledger: twelve columns, and rows as high as they are wide. */
function gridLines() {
  const pitch = WIDTH / 12
  const columns = Array.from({ length: 11 }, (_, index) => `M${(index + 1) * pitch + 0.5} 0V${HEIGHT}`)
  const rows = Array.from({ length: 6 }, (_, index) => `M0 ${(index + 1) * pitch + 0.5}H${WIDTH}`)
  return [...columns, ...rows].join('')
}

/** Each practice's piece of the course at the right edge. @type {Record<Practice, string>} */
const MOTIFS = {
  technical:
    'M1200 200H1080A200 200 0 0 0 880 400V630H960V400A120 120 0 0 1 1080 280H1200zM1200 340H1090A70 70 0 0 0 1020 410V630H1200z',
  digital:
    'M860 630V560A160 160 0 0 1 1020 400H1040A80 80 0 0 0 1120 320V0H1200V320A160 160 0 0 1 1040 480H1020A80 80 0 0 0 940 560V630zM1200 630H1040A160 160 0 0 1 1200 470z',
  ca: 'M1040 630A160 160 0 0 1 1200 470V630zM860 630A340 340 0 0 1 1200 290V370A260 260 0 0 0 940 630z',
}

/** The three streams round one centre, on their way into the page. */
function course(/** @type {(name: string) => string} */ colour) {
  const bands = [
    { radius: 330, practice: 'ca' },
    { radius: 265, practice: 'technical' },
    { radius: 200, practice: 'digital' },
  ]
  const paths = bands.map(({ radius, practice }) => {
    const top = HEIGHT - 110 - radius
    return `<path stroke="${colour(practice)}" d="M1200 ${top}H1150A${radius} ${radius} 0 0 0 ${1150 - radius} ${top + radius}V${HEIGHT}"/>`
  })
  return `<g fill="none" stroke-width="44">${paths.join('')}</g>`
}

/** @param {string | null} ink on a field all in one colour @param {(name: string) => string} colour */
function siteMark(ink, colour) {
  const stroke = (/** @type {string} */ name) => ink ?? colour(name)
  return `<g transform="translate(${MARGIN} 58) scale(1.42)" fill="none" stroke-width="4.5">
<path stroke="${stroke('technical')}" d="M5 2V10A11 11 0 0 0 16 21"/><path stroke="${stroke('ca')}" d="M27 2V10A11 11 0 0 1 16 21"/>
<path stroke="${stroke('digital')}" d="M16 2V20"/><path stroke="${stroke('ink')}" d="M16 18.75V31"/>
</g>`
}

/**
 * The title in the largest size in which it fits; a very long one ends with an ellipsis.
 * @param {import('./outlines.mjs').Face} face @param {string} title @param {number} width
 */
function setTitle(face, title, width) {
  const words = title.trim().split(/\s+/)
  for (const size of SIZES) {
    const lines = breakLines(words, (text) => face.draw(text, size, TRACKING).width <= width)
    const isLast = size === SIZES.at(-1)
    const room = Math.floor(TITLE_HEIGHT / (size * LEADING))
    if (lines.fits && lines.texts.length <= room) return { size, lines: lines.texts.map(drawn(size)) }
    if (isLast) return { size, lines: shorten(lines.texts, room).map(drawn(size)) }
  }
  throw new Error('There is no size for titles')

  function drawn(/** @type {number} */ size) {
    return (/** @type {string} */ text) => face.draw(text, size, TRACKING)
  }
}

/** @param {string[]} lines @param {number} room */
function shorten(lines, room) {
  if (lines.length <= room) return lines
  const kept = lines.slice(0, room)
  return [...kept.slice(0, -1), `${kept.at(-1)?.replace(/\s*\S*$/, '')} …`]
}

/** @param {string[]} words @param {(text: string) => boolean} fits */
function breakLines(words, fits) {
  /** @type {string[]} */
  const texts = []
  let line = ''
  for (const word of words) {
    const longer = line ? `${line} ${word}` : word
    if (line && !fits(longer)) {
      texts.push(line)
      line = word
    } else line = longer
  }
  if (line) texts.push(line)
  return { texts, fits: words.every((word) => fits(word)) }
}
