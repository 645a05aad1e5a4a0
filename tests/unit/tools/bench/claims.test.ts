import { expect, it } from 'vitest'
import { checkClaims } from '../../../../tools/bench/claims'
import type { LighthouseResult } from '../../../../tools/bench/lighthouse'
import { OWN_NAME, type Results } from '../../../../tools/bench/measuredPages'
import { divide, formatSpread, milliseconds, type Spread, spreadOf } from '../../../../tools/bench/spread'

const always = (value: number): Spread => spreadOf([value])
const firstLoad = {
  html: 0,
  scripts: 90_000,
  styles: 0,
  fonts: 0,
  images: 0,
  total: 200_000,
  requests: 9,
  foreign: [],
}
const figures: LighthouseResult = {
  performance: always(100),
  accessibility: always(100),
  'best-practices': always(100),
  seo: always(100),
  fcp: always(800),
  lcp: always(900),
  tbt: always(20),
  cls: always(0),
  lost: [],
  firstLoad,
}
const page = { site: OWN_NAME, route: '/', url: 'https://127.0.0.1/', isIndexed: true, mobile: figures }
const peer = { ...page, site: 'astrowind', mobile: { ...figures, fcp: always(1000), lcp: always(1100) } }
const good: Results = {
  pages: [page, peer],
  visits: [[{ step: 'open the menu', ms: 64 }]],
  memory: { few: { bytes: 100, nodes: 1 }, many: { bytes: 110, nodes: 1 } },
}

const missed = (results: Results) =>
  checkClaims(results)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

it('reports no missed claim if every figure is within its limit', () => {
  expect(missed(good)).toEqual([])
})

it('names every claim that is missed', () => {
  const heavy = { ...firstLoad, scripts: 98_000, foreign: ['https://elsewhere.example/'] }
  const slow = {
    ...figures,
    performance: always(99),
    lcp: always(1000),
    tbt: always(40),
    cls: always(0.02),
    firstLoad: heavy,
  }
  const bad: Results = {
    pages: [{ ...page, mobile: slow }, peer],
    visits: [[{ step: 'open the menu', ms: 120 }]],
    memory: { few: { bytes: 100, nodes: 1 }, many: { bytes: 130, nodes: 1 } },
  }
  expect(missed(bad)).toEqual([
    '/: Lighthouse mobile, performance',
    '/: layout shift, mobile',
    '/: JavaScript',
    '/: requests to other origins before an interaction',
    '/: LCP relative to astrowind, mobile',
    '/: total blocking time, mobile',
    'INP of the scripted visit',
    'Memory after 30 navigations relative to after 3',
  ])
})

it('misses a claim whose range crosses the limit, although the median is within it', () => {
  const unsteady = { ...figures, lcp: spreadOf([700, 800, 1000]), tbt: spreadOf([0, 10, 36]) }
  const results = { ...good, pages: [{ ...page, mobile: unsteady }, peer] }
  expect(missed(results)).toEqual(['/: LCP relative to astrowind, mobile', '/: total blocking time, mobile'])
})

it('summarises runs as a median with a range', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5)
  expect(divide(spreadOf([1, 2]), spreadOf([2, 4]))).toEqual({ median: 0.5, min: 0.25, max: 1 })
  expect(formatSpread(spreadOf([900, 1200, 1000]), milliseconds)).toBe('1.00 s (900 ms to 1.20 s)')
  expect(formatSpread(spreadOf([900.1, 900.2]), milliseconds)).toBe('900 ms')
})
