import { scenes } from '../timeline.mjs'
import { drawAccountancy } from './accountancy.mjs'
import { drawCrossing } from './crossing.mjs'
import { drawDigital } from './digital.mjs'
import { HEIGHT, WIDTH } from './field.mjs'
import { drawJoining } from './joining.mjs'
import { drawMark } from './mark.mjs'
import { drawTechnology } from './technology.mjs'

/** Drawn at twice the size and brought down: lines that move by less than a pixel then move smoothly. */
const OVERSAMPLING = 2
/** A scene enters over the one before it for at most this long. */
const ENTRANCE = 1 // s

/** @type {Record<import('../timeline.mjs').SceneName, import('./field.mjs').DrawScene>} */
const draws = {
  crossing: drawCrossing,
  technology: drawTechnology,
  digital: drawDigital,
  accountancy: drawAccountancy,
  joining: drawJoining,
  mark: drawMark,
}

/** @param {import('./field.mjs').Words} words */
export async function openStage(words) {
  await loadFonts()
  const paper = readPalette('light', '--paper', '--ink')
  // The lighter of the two: the frame has to stand out from a dark page as well.
  const night = readPalette('dark', '--night-field', '--day')

  /** @param {number} time @param {number} width @param {number} height */
  async function drawPicture(time, width, height) {
    const large = canvas(width * OVERSAMPLING, height * OVERSAMPLING)
    const scale = (width * OVERSAMPLING) / WIDTH
    large.setTransform(scale, 0, 0, scale, 0, (height * OVERSAMPLING - HEIGHT * scale) / 2)
    drawAt({ context: large, paper, night, words }, time)

    const small = canvas(width, height)
    small.imageSmoothingQuality = 'high'
    small.drawImage(large.canvas, 0, 0, width, height)
    return toPng(small.canvas)
  }
  return { drawPicture }
}

/** @param {import('./field.mjs').Stage} stage @param {number} time */
function drawAt(stage, time) {
  const index = scenes.findLastIndex(({ start }) => start <= time)
  const scene = scenes[index]
  const before = scenes[index - 1]
  if (!scene) throw new Error(`The film has no picture at ${time} s`)
  if (before && time - scene.start < ENTRANCE) draws[before.name](stage, time - before.start)
  draws[scene.name](stage, time - scene.start)
}

async function loadFonts() {
  const fonts = [
    new FontFace('Film Display', 'url(/fonts/display.woff2)', { weight: '200 800' }),
    new FontFace('Film Text', 'url(/fonts/text.woff2)', { weight: '400 700' }),
  ]
  for (const font of fonts) document.fonts.add(await font.load())
}

/** @param {'light' | 'dark'} theme @param {string} field @param {string} ink @returns {import('./field.mjs').Palette} */
function readPalette(theme, field, ink) {
  const probe = document.createElement('i')
  document.documentElement.dataset.theme = theme
  document.body.append(probe)
  const colour = (/** @type {string} */ token) => {
    probe.style.color = `var(${token})`
    return getComputedStyle(probe).color
  }
  const palette = {
    field: colour(field),
    ink: colour(ink),
    technical: colour('--technical'),
    digital: colour('--digital'),
    ca: colour('--ca'),
    onTechnical: colour('--technical-on'),
    onDigital: colour('--digital-on'),
    onCa: colour('--ca-on'),
    softDigital: colour('--digital-soft'),
    softCa: colour('--ca-soft'),
  }
  probe.remove()
  return palette
}

/** @param {number} width @param {number} height */
function canvas(width, height) {
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  const context = element.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw on a canvas')
  return context
}

/** @param {HTMLCanvasElement} element @returns {Promise<string>} the file in base64 */
async function toPng(element) {
  const blob = await new Promise((/** @type {BlobCallback} */ resolve) =>
    element.toBlob(resolve, 'image/png'),
  )
  if (!blob) throw new Error('This browser cannot write a PNG')
  const reader = new FileReader()
  await new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = reject
    reader.readAsDataURL(blob)
  })
  return String(reader.result).split(',')[1] ?? ''
}
