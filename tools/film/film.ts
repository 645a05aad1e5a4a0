import { mkdir, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { FILM_SUBJECT } from '../../scripts/brand/film'
import { filmSubject, readOwnerData } from '../../scripts/brand/ownerData'
import { contentFolder, publicFolder } from '../../scripts/lib/contentFolder'
import { log, step } from '../../scripts/lib/log'
import { inCache } from '../../scripts/lib/paths'
import { findProgram } from '../../scripts/lib/programs'
import { UserError } from '../../scripts/lib/userError'
import { encodeMp4, encodeWebM } from './encode'
import { type DrawFrame, withFilmPage } from './page'
import { readTexts } from './texts'
import { DURATION, FRAME_COUNT, FRAMES_PER_SECOND, HEIGHT, WIDTH } from './timeline'

const FOLDER = join(publicFolder(), 'film')
const SUBJECT_FILE = join(contentFolder(), FILM_SUBJECT)
const FRAMES = inCache('film')
const FILES = ['intro.webm', 'intro.mp4']
const MAX_BYTES = 2_500_000

/** `npm run film`: draws the film of the home page and writes it to public/film. The build writes the captions. */
export async function main() {
  if (!findProgram('ffmpeg')) {
    throw new UserError(
      'The film needs ffmpeg. Install it (on Debian: apt-get install ffmpeg) and run npm run film again.',
    )
  }
  const texts = readTexts()
  const subject = filmSubject(readOwnerData())
  await rm(FRAMES, { recursive: true, force: true })
  await mkdir(FRAMES, { recursive: true })
  await mkdir(FOLDER, { recursive: true })

  await step('Drawing the film', (setDetail) => withFilmPage(texts, (draw) => drawFrames(draw, setDetail)))
  await step('Writing intro.webm', () => encodeWebM(FRAMES, `${FOLDER}/intro.webm`))
  await step('Writing intro.mp4', () => encodeMp4(FRAMES, `${FOLDER}/intro.mp4`))
  await writeFile(SUBJECT_FILE, `${JSON.stringify(subject, null, 2)}\n`)
  await checkSize()
  log(
    `The film is in public/film and takes ${DURATION} seconds. Watch it, then commit it with content/film.json.`,
  )
  return 0
}

async function drawFrames(draw: DrawFrame, setDetail: (text: string) => void) {
  for (let frame = 0; frame < FRAME_COUNT; frame += 1) {
    const png = await draw(frame / FRAMES_PER_SECOND, { width: WIDTH, height: HEIGHT })
    await writeFile(`${FRAMES}/${String(frame).padStart(4, '0')}.png`, png)
    if (frame % FRAMES_PER_SECOND === 0) setDetail(`${frame / FRAMES_PER_SECOND} of ${DURATION} seconds`)
  }
}

async function checkSize() {
  const sizes = await Promise.all(FILES.map(async (name) => (await stat(`${FOLDER}/${name}`)).size))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  log(`${FILES.join(' and ')}: ${Math.round(total / 1000)} kB, limit ${MAX_BYTES / 1000} kB`)
  if (total > MAX_BYTES) {
    throw new UserError(`${FILES.join(' and ')} exceed the limit. Raise the CRF in tools/film/encode.ts.`)
  }
}
