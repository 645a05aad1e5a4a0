import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { findDamage } from '../lib/yamlText.ts'
import { embedUrl } from './embedUrl.ts'
import { issuePath, text } from './valueSchemas.ts'

/** The film of the home page. Addresses of files are their paths in content/. */
export type Film =
  | {
      kind: 'file'
      /** In the order in which a browser should try them. */
      sources: readonly { address: string; type: string }[]
      poster: string
      captions: string
      /** The captions as paragraphs. */
      transcript: readonly string[]
    }
  | {
      kind: 'youtube' | 'vimeo'
      /** For an iframe. */
      address: string
      poster: string | null
    }

/** WebM is smaller, so it comes first. */
const TYPES = { webm: 'video/webm', mp4: 'video/mp4' } as const

const filmFile = (endings: string, example: string) =>
  v.pipe(
    text(),
    v.regex(
      new RegExp(`^film/(?!.*\\.\\.)[\\w./-]+\\.(${endings})$`, 'i'),
      `the path of a file in content/film/, for example ${example}`,
    ),
  )

/** The film of the home page: a file in content/film/, or an address. */
export const filmSchema = (folder: string) =>
  v.pipe(
    v.strictObject({
      address: v.optional(
        v.pipe(
          text(500),
          v.check(
            (address) => embedUrl(address) !== null,
            'the address of a film on YouTube or Vimeo, for example https://vimeo.com/123456789',
          ),
        ),
      ),
      /** Names one file. The same film in the other format, MP4 or WebM, has the same name. */
      video: v.optional(filmFile('mp4|webm', 'film/intro.mp4')),
      poster: v.optional(filmFile('svg|avif|webp|jpe?g|png', 'film/poster.jpg')),
      captions: v.optional(filmFile('vtt', 'film/captions.vtt')),
    }),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { address, video, poster, captions } = dataset.value
      if ((address === undefined) === (video === undefined)) {
        addIssue({ message: 'A film is an address or a video: write one of the two.' })
      }
      if (video !== undefined && !(poster && captions)) {
        addIssue({
          message: 'A video needs a picture and captions: write the lines "poster: …" and "captions: …".',
        })
      }
      for (const [key, file] of Object.entries({ video, poster, captions })) {
        const message = file && findFileMistake(folder, key, file)
        if (message) addIssue({ message, path: issuePath(key) })
      }
    }),
    v.metadata({
      hint: 'An address at YouTube or Vimeo, or a video in content/film with a poster and captions. Empty: no film.',
    }),
  )

type FilmFile = v.InferOutput<ReturnType<typeof filmSchema>>

/** Null if site.yaml names no film. */
export function composeFilm(folder: string, film: FilmFile | undefined): Film | null {
  if (!film) return null
  const { address, video = '', poster = '', captions = '' } = film
  const embed = address === undefined ? null : embedUrl(address)
  if (embed) {
    const kind = embed.includes('vimeo') ? 'vimeo' : 'youtube'
    return { kind, address: embed, poster: poster ? `/${poster}` : null }
  }
  const name = video.replace(/\.\w+$/, '')
  const sources = Object.entries(TYPES).map(([ending, type]) => {
    // Many cameras write .MP4.
    const isWritten = video.toLowerCase().endsWith(ending)
    return { address: isWritten ? `/${video}` : `/${name}.${ending}`, type }
  })
  return {
    kind: 'file',
    sources: sources.filter((source) => existsSync(join(folder, source.address))),
    poster: `/${poster}`,
    captions: `/${captions}`,
    transcript: transcriptOf(readFileSync(join(folder, captions), 'utf8')),
  }
}

/** The files in content/ that the build copies, to the same path. */
export function filmFiles(film: Film | null): string[] {
  if (!film) return []
  const addresses =
    film.kind === 'file'
      ? [...film.sources.map(({ address }) => address), film.poster, film.captions]
      : [film.poster ?? '']
  return addresses.flatMap((address) => (address ? [address.slice(1)] : []))
}

/** What is wrong with a file that site.yaml names, or undefined. */
export function findFileMistake(folder: string, key: string, file: string): string | undefined {
  if (!existsSync(join(folder, file)))
    return `content/${file} does not exist: add the file, or correct the path.`
  if (key !== 'captions') return undefined
  const text = readFileSync(join(folder, file), 'utf8')
  const [damage] = findDamage(text)
  if (damage) return `content/${file}:${damage.line}: ${damage.message}`
  if (!/^\uFEFF?WEBVTT/.test(text)) return `content/${file} does not begin with WEBVTT: save it as WebVTT.`
  if (transcriptOf(text).length > 0) return undefined
  return `content/${file} has no captions: write what the film says and shows.`
}

const CUE = /^((?:\d+:)?\d\d:\d\d\.\d{3}) --> ((?:\d+:)?\d\d:\d\d\.\d{3}).*\n((?:.+(?:\n|$))+)/gm

/** In seconds. A longer pause between two captions begins a paragraph. */
const PAUSE = 0.2

/** The captions of a film as paragraphs. */
export function transcriptOf(captions: string): string[] {
  const paragraphs: string[][] = []
  let lastEnd = Number.NEGATIVE_INFINITY
  for (const [, from = '', to = '', lines = ''] of captions.replaceAll('\r\n', '\n').matchAll(CUE)) {
    const text = textOfHtml(lines).replace(/\s+/g, ' ').trim()
    if (secondsOf(from) - lastEnd > PAUSE) paragraphs.push([])
    paragraphs.at(-1)?.push(text)
    lastEnd = secondsOf(to)
  }
  return paragraphs.map((sentences) => sentences.join(' '))
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** A caption can have tags. */
function textOfHtml(html: string): string {
  return html.replace(/<[^>]*>/g, '').replace(/&(amp|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)
}

function secondsOf(stamp: string): number {
  return stamp.split(':').reduce((total, part) => total * 60 + Number(part), 0)
}
