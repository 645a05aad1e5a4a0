import { expect, it } from 'vitest'
import { verdicts } from '../../../../scripts/bench/reach.mjs'

const figures = {
  performance: 100,
  accessibility: 100,
  practices: 100,
  seo: 100,
  fcp: 800,
  lcp: 900,
  tbt: 20,
  cls: 0,
  si: 800,
  lost: [],
}
const bytes = {
  scripts: 90_000,
  styles: 0,
  fonts: 0,
  images: 0,
  page: 0,
  total: 200_000,
  requests: 9,
  foreign: [],
}
const own = { name: 'this site', pages: [{ route: '/', noIndex: false, mobile: figures, bytes }] }
const peer = { name: 'astrowind', pages: [{ ...own.pages[0], route: '/', noIndex: false }] }
const memory = { after3: 100, after30: 110, nodes3: 1, nodes30: 1 }
const visit = [{ act: 'menu', ms: 64 }]

const shortOf = (results: Parameters<typeof verdicts>[0]) =>
  verdicts(results)
    .filter(({ isMet }) => !isMet)
    .map(({ figure }) => figure)

it('says of nothing that it is short where all is reached', () => {
  expect(shortOf({ own, peers: [peer], visit, memory })).toEqual([])
})

it('names each figure that is short of its reach', () => {
  const slow = { ...figures, performance: 99, lcp: 1000, tbt: 40, cls: 0.02 }
  const heavy = { ...bytes, scripts: 93_000, foreign: ['https://elsewhere.example/'] }
  const page = { route: '/', noIndex: false, mobile: slow, bytes: heavy }
  const results = {
    own: { name: 'this site', pages: [page] },
    peers: [peer],
    visit: [{ act: 'menu', ms: 120 }],
    memory: { ...memory, after30: 130 },
  }
  expect(shortOf(results)).toEqual([
    'Lighthouse mobile, performance, every route',
    'LCP of /, mobile, to astrowind',
    'Blocking time of /, mobile',
    'Layout shift of /, mobile',
    'JavaScript of the first load, every route',
    'Requests to other origins before an act',
    'INP of the scripted visit, processor slowed down × 4',
    'Memory after 30 navigations, to after 3',
  ])
})
