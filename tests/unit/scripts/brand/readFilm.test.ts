import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { filmFiles, readFilm, transcriptOf } from '../../../../scripts/brand/readFilm'
import { messagesOf } from '../../../../scripts/lib/userError'
import { temporaryFolder } from '../../../temporaryFolder'

const CAPTIONS = `WEBVTT

NOTE The film has no sound.

00:00.200 --> 00:02.800
Three streams.

00:03.100 --> 00:04.500
Technology.

2
00:04.600 --> 00:07.600 align:start
<v Narrator>Build it.
A page rises.

01:00:07.900 --> 01:00:09.300
Digital.
`

function folderWith(film: string, files: Record<string, string> = {}) {
  const folder = join(temporaryFolder(), 'content')
  mkdirSync(join(folder, 'film'), { recursive: true })
  writeFileSync(join(folder, 'site.yaml'), `name: Agency\n${film}`)
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'film', file), text)
  return folder
}

const VIDEO = 'film:\n  video: film/intro.mp4\n  poster: film/poster.svg\n  captions: film/captions.vtt\n'
const FILES = { 'intro.mp4': 'mp4', 'intro.webm': 'webm', 'poster.svg': '<svg/>', 'captions.vtt': CAPTIONS }

describe('the film of the home page', () => {
  it('can be left out', () => {
    expect(readFilm(folderWith(''))).toBeNull()
    expect(filmFiles(null)).toEqual([])
  })

  it('is a file in content/, with the same film in other formats', () => {
    const film = readFilm(folderWith(VIDEO, FILES))
    expect(film).toEqual({
      kind: 'file',
      sources: [
        { address: '/film/intro.webm', type: 'video/webm' },
        { address: '/film/intro.mp4', type: 'video/mp4' },
      ],
      poster: '/film/poster.svg',
      captions: '/film/captions.vtt',
      transcript: ['Three streams.', 'Technology. Build it. A page rises.', 'Digital.'],
    })
    expect(filmFiles(film)).toEqual([
      'film/intro.webm',
      'film/intro.mp4',
      'film/poster.svg',
      'film/captions.vtt',
    ])
  })

  it.each([
    ['https://youtu.be/dQ_w4-w9XcQ', 'youtube', 'https://www.youtube-nocookie.com/embed/dQ_w4-w9XcQ'],
    ['https://vimeo.com/123456789', 'vimeo', 'https://player.vimeo.com/video/123456789'],
  ])('is at %s', (address, kind, embed) => {
    const film = readFilm(folderWith(`film: { address: "${address}" }`))
    expect(film).toEqual({ kind, address: expect.stringContaining(embed), poster: null })
    const withPoster = readFilm(folderWith(`film: { address: "${address}", poster: film/poster.svg }`, FILES))
    expect(withPoster).toMatchObject({ poster: '/film/poster.svg' })
    expect(filmFiles(withPoster)).toEqual(['film/poster.svg'])
  })

  const without = (name: string) =>
    Object.fromEntries(Object.entries(FILES).filter(([file]) => file !== name))
  it.each([
    [
      'on an unknown host',
      'film:\n  address: https://films.example/1',
      {},
      '3: film address is "https://films.example/1": write the address of a film on YouTube or Vimeo',
    ],
    [
      'whose file is missing',
      VIDEO,
      without('intro.mp4'),
      '3: film video: content/film/intro.mp4 does not exist: add the file',
    ],
    [
      'whose picture is missing',
      VIDEO,
      without('poster.svg'),
      '4: film poster: content/film/poster.svg does not exist',
    ],
    [
      'whose captions are missing',
      VIDEO,
      without('captions.vtt'),
      '5: film captions: content/film/captions.vtt does not exist',
    ],
    [
      'whose captions are no WebVTT',
      VIDEO,
      { ...FILES, 'captions.vtt': 'Three streams.' },
      '5: film captions: content/film/captions.vtt does not begin with WEBVTT',
    ],
    [
      'whose captions are empty',
      VIDEO,
      { ...FILES, 'captions.vtt': 'WEBVTT\n' },
      '5: film captions: content/film/captions.vtt has no captions',
    ],
    [
      'without captions',
      'film:\n  video: film/intro.mp4\n  poster: film/poster.svg\n',
      FILES,
      '2: film: A video needs a picture and captions',
    ],
    [
      'that is two films',
      `${VIDEO}  address: https://vimeo.com/1\n`,
      FILES,
      '2: film: A film is an address or a video',
    ],
    ['that is no film', 'film: {}', {}, '2: film: A film is an address or a video'],
    [
      'outside of content/',
      VIDEO.replace('film/intro.mp4', '../intro.mp4'),
      FILES,
      '3: film video is "../intro.mp4": write the path of a file in content/film/',
    ],
    [
      'in another format',
      VIDEO.replace('intro.mp4', 'intro.mov'),
      FILES,
      '3: film video is "film/intro.mov": write the path',
    ],
    ['with another field', `${VIDEO}  sound: none\n`, FILES, '6: film sound is not a field of this file'],
  ])('%s is refused', (_, film, files, message) => {
    const [found = ''] = messagesOf(() => readFilm(folderWith(film, files)))
    expect(found).toMatch(`content/site.yaml:${message}`)
  })

  it('has a paragraph for captions that follow one another', () => {
    expect(
      transcriptOf('WEBVTT\r\n\r\n00:00.000 --> 00:01.000\r\nOne.\r\n\r\n00:01.000 --> 00:02.000\r\nTwo.'),
    ).toEqual(['One. Two.'])
  })
})
