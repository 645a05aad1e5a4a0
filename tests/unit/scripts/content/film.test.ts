import { join } from 'node:path'
import { expect, it } from 'vitest'
import { composeFilm, filmFiles, findFileMistake, transcriptOf } from '../../../../scripts/content/film'
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

const VIDEO = { video: 'film/intro.mp4', poster: 'film/poster.svg', captions: 'film/captions.vtt' }

it('the film can be left out', () => {
  expect(composeFilm('content', undefined)).toBeNull()
  expect(filmFiles(null)).toEqual([])
})

it('the film is a file in content/, with the same film in other formats', () => {
  const [webm, mp4, poster, captions] = ['intro.webm', 'intro.mp4', 'poster.svg', 'captions.vtt']
  const folder = temporaryFolder({
    [`film/${mp4}`]: '',
    [`film/${webm}`]: '',
    [`film/${captions}`]: CAPTIONS,
  })
  const film = composeFilm(folder, VIDEO)
  expect(film).toEqual({
    kind: 'file',
    sources: ['webm', 'mp4'].map((type) => ({ address: `/film/intro.${type}`, type: `video/${type}` })),
    poster: `/film/${poster}`,
    captions: `/film/${captions}`,
    transcript: ['Three streams.', 'Technology. Build it. A page rises.', 'Digital.'],
  })
  expect(filmFiles(film)).toEqual([webm, mp4, poster, captions].map((file) => `film/${file}`))
})

it('the film can have the name that a camera gave it', () => {
  const folder = temporaryFolder({ 'film/CLIP01.MP4': '', 'film/captions.vtt': CAPTIONS })
  expect(composeFilm(folder, { ...VIDEO, video: 'film/CLIP01.MP4' })).toMatchObject({
    sources: [{ address: '/film/CLIP01.MP4', type: 'video/mp4' }],
  })
})

it.each([
  ['https://youtu.be/dQ_w4-w9XcQ', 'youtube', 'https://www.youtube-nocookie.com/embed/dQ_w4-w9XcQ'],
  ['https://vimeo.com/123456789', 'vimeo', 'https://player.vimeo.com/video/123456789'],
])('the film is at %s', (address, kind, embed) => {
  const film = composeFilm('content', { address })
  expect(film).toEqual({ kind, address: expect.stringContaining(embed), poster: null })
  const withPoster = composeFilm('content', { address, poster: 'film/poster.svg' })
  expect(withPoster).toMatchObject({ poster: '/film/poster.svg' })
  expect(filmFiles(withPoster)).toEqual(['film/poster.svg'])
})

it.each([
  ['are no WebVTT', 'Three streams.', 'content/film/a.vtt does not begin with WEBVTT: save it as WebVTT.'],
  ['are empty', 'WEBVTT\n', 'content/film/a.vtt has no captions: write what the film says and shows.'],
])('the film cannot have captions that %s', (_, captions, message) => {
  const root = temporaryFolder({ 'content/film/a.vtt': captions })
  expect(findFileMistake(join(root, 'content'), 'captions', 'film/a.vtt')).toBe(message)
})

it('the film has a paragraph for captions that follow one another', () => {
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nOne.\n\n00:01.000 --> 00:02.000\nTwo.'
  expect(transcriptOf(captions.replaceAll('\n', '\r\n'))).toEqual(['One. Two.'])
})
