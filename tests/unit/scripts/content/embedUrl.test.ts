import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '../../../../scripts/build/contentSecurityPolicy'
import { embedUrl } from '../../../../scripts/content/embedUrl'
import type { Film } from '../../../../scripts/content/film'
import { readEnvironment } from '../../../../scripts/lib/environment'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQ_w4-w9XcQ?autoplay=1&rel=0&playsinline=1'

test.each([
  ...['https://www.youtube.com/watch?v=dQ_w4-w9XcQ'],
  ...['https://youtube.com/watch?list=PL1&v=dQ_w4-w9XcQ&t=4', 'https://m.youtube.com/watch?v=dQ_w4-w9XcQ'],
  ...['https://youtu.be/dQ_w4-w9XcQ?si=share', 'https://www.youtube.com/shorts/dQ_w4-w9XcQ'],
  ...['https://www.youtube.com/embed/dQ_w4-w9XcQ', 'https://www.youtube-nocookie.com/embed/dQ_w4-w9XcQ'],
])('%s plays from youtube-nocookie.com', (address) => {
  expect(embedUrl(address)).toBe(YOUTUBE)
})

test.each([
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
  ['https://vimeo.com/123/ab12', 'https://player.vimeo.com/video/123?h=ab12&autoplay=1&dnt=1'],
  ['https://player.vimeo.com/video/1?h=ab12', 'https://player.vimeo.com/video/1?h=ab12&autoplay=1&dnt=1'],
])('%s plays without tracking', (address, embed) => {
  expect(embedUrl(address)).toBe(embed)
})

test.each([
  ...['my film', 'javascript:alert(1)', 'http://www.youtube.com/watch?v=dQ_w4-w9XcQ'],
  ...['https://www.youtube.com/', 'https://www.youtube.com/watch?v=short'],
  ...['https://www.youtube.com/@channel', 'https://youtube.com.evil.example/watch?v=dQ_w4-w9XcQ'],
  ...['https://evil.example/embed/dQ_w4-w9XcQ', 'https://vimeo.com/channels/staffpicks'],
  ...['https://vimeo.com/123?h=%22%3E', 'https://films.example/intro.mp4'],
])('%s is not a film', (address) => {
  expect(embedUrl(address)).toBeNull()
})

test('the film adds its host to the CSP', () => {
  const frames = (film: Film | null) =>
    /frame-src ([^;]*)/.exec(contentSecurityPolicy(readEnvironment({}), [], film))?.[1]
  expect(frames(null)).not.toMatch(/youtube|vimeo/)
  const opened = frames({ kind: 'youtube', address: YOUTUBE, poster: null })
  expect(opened).toMatch(/ https:\/\/www\.youtube-nocookie\.com$/)
})
