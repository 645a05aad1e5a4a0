import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import * as v from 'valibot'
import { positions } from '../../src/lib/positions.ts'
import { listFiles } from '../lib/listFiles.ts'
import { readShapes, requireSmallShapes } from '../lib/svg.ts'
import { SvgError } from '../lib/svgError.ts'
import { tryRead, UserError } from '../lib/userError.ts'
import { formatMistakes } from '../lib/yamlText.ts'
import { strayFile } from './strayFile.ts'
import { text } from './valueSchemas.ts'

const FOLDER = 'drawings'
const NAMED = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.svg$/
const NAME_RULE =
  'Use only lower-case letters from a to z, digits and hyphens in the file name: entries name the drawing by it.'

/** Pages with many drawings contain or load all of them. */
const MAX_KILOBYTES = 4
const VIEW_BOX = '0 0 180 96'

/** Shapes without the `<svg>` around them, by the names that entries use. */
export type Drawings = Record<string, string>

const files = (folder: string) => listFiles(join(folder, FOLDER)).filter((file) => !file.startsWith('.'))

/** The drawings that have a file, whether it is correct or not. */
export const readDrawingNames = (folder: string) =>
  files(folder).flatMap((file) => NAMED.exec(file)?.[1] ?? [])

/** Reads content/drawings/. Throws one error that lists every mistake with its line. */
export function readDrawings(folder: string): Drawings {
  const read = files(folder).map((file) => {
    const path = `${FOLDER}/${file}`
    if (NAMED.test(file)) return { file, ...tryRead(() => readDrawing(folder, path)) }
    return { file, value: '', mistakes: formatMistakes(`content/${path}`, checkName(file)) }
  })
  const mistakes = read.flatMap((one) => one.mistakes)
  if (mistakes.length > 0) throw new UserError(mistakes.join('\n'))
  return Object.fromEntries(read.map(({ file, value = '' }) => [basename(file, '.svg'), value]))
}

function checkName(file: string) {
  const isDrawing = /^[^/]+\.svg$/.test(file)
  return isDrawing ? [{ line: 1, message: NAME_RULE }] : strayFile(FOLDER, '.svg')
}

/** The shapes in a file such as services/name.svg. */
export const readDrawing = (folder: string, file: string) =>
  readSvg(folder, file, (source) => parseDrawing(source, basename(file, '.svg')))

/** An SVG file in `content/`. The error names it, with the line of the mistake. */
export function readSvg<Parsed>(folder: string, file: string, parse: (source: Uint8Array) => Parsed): Parsed {
  try {
    return parse(readFileSync(join(folder, file)))
  } catch (error) {
    throw error instanceof SvgError ? new UserError(`content/${file}:${error.line}: ${error.message}`) : error
  }
}

/** The shapes of a drawing. Throws an `SvgError` if it cannot be used. */
export function parseDrawing(source: string | Uint8Array, name: string): string {
  // No name has this character, so the ids differ from those of all other drawings.
  const { root, shapes } = readShapes(source, `${name}_`)
  const viewBox = root.viewBox
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
    .join(' ')
  if (viewBox !== VIEW_BOX)
    throw new SvgError(`All drawings have one size: draw it in viewBox="${VIEW_BOX}".`)
  requireSmallShapes(shapes, MAX_KILOBYTES)
  return shapes
}

const WITHOUT_DRAWING = 'If empty: the drawing of the practice.'

/** The name of a drawing, in a file that chooses one. */
export const drawingName = (names: readonly string[], hint = WITHOUT_DRAWING) =>
  v.pipe(
    text(),
    v.check(
      (name) => names.includes(name),
      `the name of a file in content/drawings: ${names.join(', ') || 'there is none yet'}`,
    ),
    v.metadata({ kind: 'drawing', hint }),
  )

/** What a practice has that names no drawing: a piece of its ribbon. */
export const ribbonOf = (position: number) => `ribbon-${position}`

const bends = [
  'M2 66H50A18 18 0 0 0 68 48A38 38 0 0 1 106 10H150V30H106A18 18 0 0 0 88 48A38 38 0 0 1 50 86H2z',
  'M2 10H50A38 38 0 0 1 88 48A18 18 0 0 0 106 66H150V86H106A38 38 0 0 1 68 48A18 18 0 0 0 50 30H2z',
  'M2 10H112A38 38 0 0 1 112 86H2V66H112A18 18 0 0 0 112 30H2z',
  'M2 86V46A36 36 0 0 1 74 46V50A16 16 0 0 0 106 50V10H126V50A36 36 0 0 1 54 50V46A16 16 0 0 0 22 46V86z',
  'M150 10H40A38 38 0 0 0 40 86H150V66H40A18 18 0 0 1 40 30H150z',
  'M2 10H22V46A16 16 0 0 0 54 46A36 36 0 0 1 126 46V86H106V46A16 16 0 0 0 74 46A36 36 0 0 1 2 46z',
]

const ribbons = Object.fromEntries(
  positions.map((position, index) => [
    ribbonOf(position),
    `<path fill="var(--stream, none)" stroke="currentColor" stroke-width="2.5" d="${bends[index]}"/>`,
  ]),
)

/** All drawings in one file, so that no page contains them. */
export function composeSprite(drawings: Drawings): string {
  const groups = Object.entries({ ...ribbons, ...drawings })
  const shapes = groups.map(([name, content]) => `<g id="${name}">${content}</g>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${shapes.join('\n')}\n</svg>\n`
}
