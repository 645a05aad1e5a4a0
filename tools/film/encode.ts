import { rm } from 'node:fs/promises'
import { UserError } from '../../scripts/lib/userError'
import { runChild } from '../../scripts/processes/child'
import { FRAMES_PER_SECOND } from './timeline'

/** Key frames at this distance make seeking fast. */
const KEY_FRAME_EVERY = 5 * FRAMES_PER_SECOND

/** Flat areas and hard edges need fewer bits than photographs. */
const WEBM_CRF = 26
const MP4_CRF = 18

const COLOURS = [
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
  '-color_range',
  'tv',
]
/** Without dates and program versions, so that the same frames give the same file. */
const PLAIN = ['-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact']

export async function encodeWebM(folder: string, file: string) {
  const log = `${folder}/vp9`
  const options = [
    ...['-c:v', 'libvpx-vp9', '-crf', String(WEBM_CRF), '-b:v', '0', '-deadline', 'good', '-cpu-used', '1'],
    ...['-g', String(KEY_FRAME_EVERY), '-passlogfile', log],
  ]
  await encode(folder, [...options, '-pass', '1', '-f', 'null'], '-')
  await encode(folder, [...options, '-pass', '2'], file)
  await rm(`${log}-0.log`, { force: true })
}

export function encodeMp4(folder: string, file: string) {
  return encode(
    folder,
    [
      ...['-c:v', 'libx264', '-profile:v', 'high', '-preset', 'veryslow', '-tune', 'animation'],
      ...['-crf', String(MP4_CRF), '-g', String(KEY_FRAME_EVERY), '-movflags', '+faststart'],
    ],
    file,
  )
}

function encode(folder: string, options: string[], file: string) {
  const filter = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p'
  return ffmpeg([
    ...['-framerate', String(FRAMES_PER_SECOND), '-i', `${folder}/%04d.png`, '-vf', filter, '-an'],
    ...[...options, ...COLOURS, ...PLAIN, file],
  ])
}

async function ffmpeg(options: string[]) {
  const { code, output } = await runChild('ffmpeg', 'ffmpeg', [
    '-hide_banner',
    '-loglevel',
    'error',
    '-y',
    ...options,
  ])
  if (code === 0) return
  const last = output.trim().split('\n').at(-1)
  throw new UserError(`ffmpeg could not write the film (${last}): it needs libx264 and libvpx-vp9.`)
}
