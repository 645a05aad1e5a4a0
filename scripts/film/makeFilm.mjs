import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { log, step } from '../lib/log'
import { fromRoot, inCache } from '../lib/paths'
import { findProgram } from '../lib/programs'
import { UserError } from '../lib/userError'
import { webVtt } from './captions.mjs'
import { encodeMp4, encodePosters, encodeWebM } from './encode.mjs'
import { withFilmPage } from './page.mjs'
import { DURATION, FRAME_COUNT, FRAMES_PER_SECOND, HEIGHT, POSTER_TIME, WIDTH } from './timeline.mjs'
import { readWords } from './words.mjs'

const FOLDER = fromRoot('public', 'film')
const FRAMES = inCache('film')
/** Twice the width of the frame on a common desktop. */
const POSTER = { width: 1320, height: 742 } // px

/** Each file's upper limit: the films together, and each poster, as a visitor's connection is asked to carry them. */
const LIMITS = [
  { files: ['intro.webm', 'intro.mp4'], bytes: 2_500_000 },
  { files: ['poster.avif'], bytes: 25_000 },
  { files: ['poster.jpg'], bytes: 70_000 },
]

export async function makeFilm() {
  requireFfmpeg()
  const words = await readWords()
  await rm(FRAMES, { recursive: true, force: true })
  await mkdir(FRAMES, { recursive: true })
  await mkdir(FOLDER, { recursive: true })

  await step('Drawing the film', (detail) => withFilmPage(words, (draw) => drawFrames(draw, detail)))
  await step('Writing intro.webm', () => encodeWebM(FRAMES, `${FOLDER}/intro.webm`))
  await step('Writing intro.mp4', () => encodeMp4(FRAMES, `${FOLDER}/intro.mp4`))
  await step('Writing the posters', () => encodePosters(`${FRAMES}/poster.png`, `${FOLDER}/poster`))
  await writeFile(`${FOLDER}/captions.vtt`, webVtt(words))
  await weigh()
  log(`The film is in public/film: ${DURATION} seconds. Look at it, then commit it.`)
}

/**
 * @param {(time: number, size: { width: number, height: number }) => Promise<Buffer>} draw
 * @param {(text: string) => void} detail
 */
async function drawFrames(draw, detail) {
  for (let frame = 0; frame < FRAME_COUNT; frame += 1) {
    const picture = await draw(frame / FRAMES_PER_SECOND, { width: WIDTH, height: HEIGHT })
    await writeFile(`${FRAMES}/${String(frame).padStart(4, '0')}.png`, picture)
    if (frame % FRAMES_PER_SECOND === 0) detail(`${frame / FRAMES_PER_SECOND} of ${DURATION} seconds`)
  }
  await writeFile(`${FRAMES}/poster.png`, await draw(POSTER_TIME, POSTER))
}

async function weigh() {
  for (const { files, bytes } of LIMITS) {
    const sizes = await Promise.all(files.map(async (name) => (await stat(`${FOLDER}/${name}`)).size))
    const total = sizes.reduce((sum, size) => sum + size, 0)
    log(`${files.join(' and ')}: ${Math.round(total / 1000)} kB of at most ${bytes / 1000} kB`)
    if (total > bytes)
      throw new UserError(`${files.join(' and ')} are too heavy: raise the crf in scripts/film/encode.mjs.`)
  }
}

function requireFfmpeg() {
  if (findProgram('ffmpeg')) return
  throw new UserError(
    'The film needs ffmpeg, which was not found: install it (on Debian: apt-get install ffmpeg) and run npm run film again.',
  )
}
