import { statSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { hero } from '@/content/home'
import { site } from '@/content/site'
import { webVtt } from '../../../../../tools/film/captions'
import { DURATION } from '../../../../../tools/film/timeline'

/** An owner may delete the film. */
const sizeOf = (...names: string[]) =>
  names.reduce(
    (total, name) => total + (statSync(`public/film/${name}`, { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
const captions = webVtt()

/** Every cue's start and end, in seconds. */
const times = [...captions.matchAll(/00:(\d\d\.\d{3}) --> 00:(\d\d\.\d{3})/g)].map(
  ([, start, end]) => [Number(start), Number(end)] as const,
)

describe('the committed film', () => {
  test('has the size that the page states', () => {
    expect(sizeOf('intro.webm', 'intro.mp4')).toBeLessThan(2_500_000)
    expect(sizeOf('poster.svg')).toBeLessThan(10_000)
  })

  test('is as long as the button says', () => {
    expect(hero.film.note).toContain(`0:${DURATION}`)
  })

  test('has captions that follow one another and end with it', () => {
    expect(times.length).toBeGreaterThan(8)
    for (const [index, [start, end]] of times.entries()) {
      expect(start).toBeGreaterThanOrEqual(times[index - 1]?.[1] ?? 0)
      expect(end - start).toBeGreaterThanOrEqual(1.2)
    }
    expect(times.at(-1)?.[1]).toBeLessThanOrEqual(DURATION)
  })

  test('has captions that name the site', () => {
    expect(captions).toContain(`${site.name}. ${site.claim}.`)
  })
})
