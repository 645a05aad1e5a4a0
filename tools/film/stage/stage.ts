import { type SceneName, scenes } from '../timeline'
import { drawAccountancy } from './accountancy'
import { drawCrossing } from './crossing'
import { drawDigital } from './digital'
import { type DrawScene, HEIGHT, type Palette, type Stage, type Texts, WIDTH } from './field'
import { drawJoining } from './joining'
import { drawMark } from './mark'
import { drawTechnology } from './technology'

/** Frames are drawn larger and scaled down, so that movements of less than a pixel are smooth. */
const OVERSAMPLING = 2
/** A scene is drawn over the previous one for this long. */
const ENTRANCE = 1 // s

const draws: Record<SceneName, DrawScene> = {
  crossing: drawCrossing,
  technology: drawTechnology,
  digital: drawDigital,
  accountancy: drawAccountancy,
  joining: drawJoining,
  mark: drawMark,
}

export async function openStage(texts: Texts) {
  const [logo] = await Promise.all([loadLogo(), loadFonts()])
  const paper = readPalette('light', '--paper', '--ink')
  // The lighter of the two dark colours, so that the frame stands out from a dark page.
  const night = readPalette('dark', '--night-field', '--day')

  async function drawFrame(time: number, width: number, height: number) {
    const large = canvas(width * OVERSAMPLING, height * OVERSAMPLING)
    const scale = (width * OVERSAMPLING) / WIDTH
    large.setTransform(scale, 0, 0, scale, 0, (height * OVERSAMPLING - HEIGHT * scale) / 2)
    drawAt({ context: large, paper, night, logo, texts }, time)

    const small = canvas(width, height)
    small.imageSmoothingQuality = 'high'
    small.drawImage(large.canvas, 0, 0, width, height)
    return toPng(small.canvas)
  }
  return { drawFrame }
}

function drawAt(stage: Stage, time: number) {
  const index = scenes.findLastIndex(({ start }) => start <= time)
  const scene = scenes[index]
  const before = scenes[index - 1]
  if (!scene) throw new Error(`The film has no picture at ${time} s`)
  if (before && time - scene.start < ENTRANCE) draws[before.name](stage, time - before.start)
  draws[scene.name](stage, time - scene.start)
}

async function loadLogo(): Promise<HTMLImageElement> {
  const logo = new Image()
  logo.src = '/logo.svg'
  await logo.decode()
  return logo
}

async function loadFonts() {
  const fonts = [
    new FontFace('Film Display', 'url(/fonts/display.woff2)', { weight: '200 800' }),
    new FontFace('Film Text', 'url(/fonts/text.woff2)', { weight: '400 700' }),
  ]
  for (const font of fonts) document.fonts.add(await font.load())
}

function readPalette(theme: 'light' | 'dark', field: string, ink: string): Palette {
  const probe = document.createElement('i')
  document.documentElement.dataset.theme = theme
  document.body.append(probe)
  const colour = (token: string) => {
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

function canvas(width: number, height: number) {
  const element = document.createElement('canvas')
  element.width = width
  element.height = height
  const context = element.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser cannot draw on a canvas')
  return context
}

async function toPng(element: HTMLCanvasElement): Promise<string> {
  const blob = await new Promise((resolve: BlobCallback) => element.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('This browser cannot write a PNG')
  const reader = new FileReader()
  await new Promise((resolve, reject) => {
    reader.onload = resolve
    reader.onerror = reject
    reader.readAsDataURL(blob)
  })
  return String(reader.result).split(',')[1] ?? ''
}
