import { describe, expect, test } from 'vitest'
import { ConfigurationError, readEnvironment } from '../../../../scripts/build/environment.mjs'
import { embedAddress } from '../../../../scripts/build/filmAddress.mjs'
import { contentSecurityPolicy } from '../../../../scripts/build/policy.mjs'

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQ_w4-w9XcQ?autoplay=1&rel=0&playsinline=1'

describe('the address of a film elsewhere', () => {
  test.each([
    'https://www.youtube.com/watch?v=dQ_w4-w9XcQ',
    'https://youtube.com/watch?list=PL1&v=dQ_w4-w9XcQ&t=4',
    'https://m.youtube.com/watch?v=dQ_w4-w9XcQ',
    'https://youtu.be/dQ_w4-w9XcQ?si=share',
    'https://www.youtube.com/shorts/dQ_w4-w9XcQ',
    'https://www.youtube.com/embed/dQ_w4-w9XcQ',
    'https://www.youtube-nocookie.com/embed/dQ_w4-w9XcQ',
  ])('%s plays on the host that sets no cookies', (address) => {
    expect(embedAddress(address)).toBe(YOUTUBE)
  })

  test.each([
    ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    ['https://player.vimeo.com/video/123456789', 'https://player.vimeo.com/video/123456789?autoplay=1&dnt=1'],
    ['https://vimeo.com/123/ab12', 'https://player.vimeo.com/video/123?h=ab12&autoplay=1&dnt=1'],
    [
      'https://player.vimeo.com/video/123?h=ab12',
      'https://player.vimeo.com/video/123?h=ab12&autoplay=1&dnt=1',
    ],
  ])('%s asks Vimeo not to track', (address, embed) => {
    expect(embedAddress(address)).toBe(embed)
  })

  test.each([
    'my film',
    'javascript:alert(1)',
    'http://www.youtube.com/watch?v=dQ_w4-w9XcQ',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://youtube.com.evil.example/watch?v=dQ_w4-w9XcQ',
    'https://evil.example/embed/dQ_w4-w9XcQ',
    'https://vimeo.com/channels/staffpicks',
    'https://vimeo.com/123?h=%22%3E',
    'https://films.example/intro.mp4',
  ])('%s names no film', (address) => {
    expect(embedAddress(address)).toBeNull()
  })
})

describe('VITE_FILM_URL', () => {
  test('is left out without a word', () => {
    expect(readEnvironment({}).filmUrl).toBeNull()
    expect(readEnvironment({ VITE_FILM_URL: ' ' }).filmUrl).toBeNull()
  })

  test('becomes the address that plays', () => {
    expect(readEnvironment({ VITE_FILM_URL: 'https://youtu.be/dQ_w4-w9XcQ' }).filmUrl).toBe(YOUTUBE)
  })

  test('stops a build when it names no film, and says what is asked for', () => {
    const read = () => readEnvironment({ VITE_FILM_URL: 'https://films.example/intro.mp4' })
    expect(read).toThrow(ConfigurationError)
    expect(read).toThrow(/YouTube or Vimeo.*https:\/\/films\.example\/intro\.mp4/)
  })

  test('opens the policy for its host, and only then', () => {
    const frames = (variables: Record<string, string>) =>
      /frame-src ([^;]*)/.exec(
        contentSecurityPolicy(readEnvironment(variables), { scripts: [], styles: [] }),
      )?.[1]
    expect(frames({})).not.toMatch(/youtube|vimeo/)
    expect(frames({ VITE_FILM_URL: 'https://youtu.be/dQ_w4-w9XcQ' })).toMatch(
      / https:\/\/www\.youtube-nocookie\.com$/,
    )
    expect(frames({ VITE_FILM_URL: 'https://vimeo.com/1' })).toMatch(/ https:\/\/player\.vimeo\.com$/)
  })
})
