import { expect, it } from 'vitest'
import { checkClaims, type Results } from '../../../../tools/bench/claims'
import { divide, formatSpread, milliseconds, type Spread, spreadOf } from '../../../../tools/bench/spread'

const always = (value: number): Spread => spreadOf([value])
const figures = {
  performance: always(100),
  accessibility: always(100),
  bestPractices: always(100),
  seo: always(100),
  fcp: always(800),
  lcp: always(900),
  tbt: always(20),
  cls: always(0),
  speedIndex: always(800),
  lost: [],
}
const firstLoad = {
  scripts: 90_000,
  styles: 0,
  fonts: 0,
  images: 0,
  html: 0,
  total: 200_000,
  requests: 9,
  foreign: [],
}
const page = { route: '/', isIndexed: true, mobile: figures, firstLoad }
const good: Results = {
  own: { name: 'this site', pages: [page] },
  peers: [{ name: 'astrowind', pages: [page] }],
  visits: [[{ step: 'open the menu', ms: 64 }]],
  memory: { few: { bytes: 100, nodes: 1 }, many: { bytes: 110, nodes: 1 } },
}

const missed = (results: Results) =>
  checkClaims(results)
    .filter(({ isMet }) => !isMet)
    .map(({ name }) => name)

it('misses nothing if every figure is within its limit', () => {
  expect(missed(good)).toEqual([])
})

it('names every claim that is missed', () => {
  const slow = { ...figures, performance: always(99), lcp: always(1000), tbt: always(40), cls: always(0.02) }
  const heavy = { ...firstLoad, scripts: 98_000, foreign: ['https://elsewhere.example/'] }
  const bad = {
    ...good,
    own: { name: 'this site', pages: [{ ...page, mobile: slow, firstLoad: heavy }] },
    visits: [[{ step: 'open the menu', ms: 120 }]],
    memory: { few: { bytes: 100, nodes: 1 }, many: { bytes: 130, nodes: 1 } },
  }
  expect(missed(bad)).toEqual([
    'Lighthouse mobile, performance, every page',
    'LCP of / relative to astrowind, mobile',
    'Total blocking time of /, mobile',
    'Layout shift of /, mobile',
    'JavaScript of /',
    'Requests to other origins before an interaction',
    'INP of the scripted visit, CPU slowed down 4 times',
    'Memory after 30 navigations relative to after 3',
  ])
})

it('misses a claim whose range crosses the limit, although the median is within it', () => {
  const unsteady = { ...figures, lcp: spreadOf([700, 800, 950]), tbt: spreadOf([0, 10, 31]) }
  const results = { ...good, own: { name: 'this site', pages: [{ ...page, mobile: unsteady }] } }
  expect(missed(results)).toEqual([
    'LCP of / relative to astrowind, mobile',
    'Total blocking time of /, mobile',
  ])
})

it('summarises runs as a median with a range', () => {
  expect(spreadOf([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 })
  expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5)
  expect(divide(spreadOf([1, 2]), spreadOf([2, 4]))).toEqual({ median: 0.5, min: 0.25, max: 1 })
  expect(formatSpread(spreadOf([900, 1200, 1000]), milliseconds)).toBe('1.00 s (900 ms to 1.20 s)')
  expect(formatSpread(spreadOf([900.1, 900.2]), milliseconds)).toBe('900 ms')
})
