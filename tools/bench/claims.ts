import type { FirstLoad, Interaction, Memory } from './browser'
import type { Category, LighthouseResult } from './lighthouse'
import { divide, formatSpread, kilobytes, milliseconds, ratio, type Spread, spreadOf } from './spread'

export type PageResult = {
  route: string
  isIndexed: boolean
  mobile?: LighthouseResult | undefined
  desktop?: LighthouseResult | undefined
  firstLoad?: FirstLoad | undefined
}
export type SiteResult = { name: string; pages: PageResult[] }
export type Results = {
  own: SiteResult
  peers: SiteResult[]
  /** One list of interactions for each run. */
  visits: Interaction[][]
  memory: Memory | null
}
/** A claim is met only if the whole range of its figure is within the limit. */
export type Claim = { name: string; limit: string; measured: string; isMet: boolean }

const MAX_BLOCKING_TIME = 30 // ms
/** Layout shifts below this are rounded to zero. */
const MAX_LAYOUT_SHIFT = 0.001
/** Bytes of JavaScript. tests/e2e/weight.spec.ts enforces these limits for the files of every build. */
const MAX_SCRIPTS = 100_000
const MAX_SCRIPTS_OF: Record<string, number> = {
  '/': 97_000,
  '/services': 106_000,
  '/contact': 106_000,
  '/login': 134_000,
  '/signup': 134_000,
}
const MAX_HOME_TOTAL = 350_000 // bytes
const MAX_INTERACTION = 100 // ms
const MAX_MEMORY_GROWTH = 1.2

/** A static site that this site must not be slower than, and a single-page app without prerendering. */
const FAST_PEER = 'astrowind'
const TYPICAL_PEER = 'naive-firebase-spa'
const MAX_SCRIPTS_RATIO = 0.33

export function checkClaims({ own, peers, visits, memory }: Results): Claim[] {
  const fast = peers.find(({ name }) => name === FAST_PEER)
  const typical = peers.find(({ name }) => name === TYPICAL_PEER)
  return [
    ...scoreClaims(own.pages),
    ...(fast ? paintClaims(own, fast) : []),
    ...own.pages.flatMap((page) => stabilityClaims(page, fast)),
    ...byteClaims(own.pages, typical),
    ...visitClaims(visits),
    ...(memory ? [memoryClaim(memory)] : []),
  ]
}

function scoreClaims(pages: PageResult[]): Claim[] {
  const categories: [Category, label: string][] = [
    ['performance', 'performance'],
    ['accessibility', 'accessibility'],
    ['bestPractices', 'best practices'],
    ['seo', 'SEO'],
  ]
  const measured = pages.flatMap(({ route, isIndexed, mobile }) =>
    mobile ? [{ route, isIndexed, mobile }] : [],
  )
  if (measured.length === 0) return []
  return categories.map(([category, label]) => {
    // Pages that are deliberately not indexed lose points for SEO.
    const counted = measured.filter(({ isIndexed }) => category !== 'seo' || isIndexed)
    const missed = counted.filter(({ mobile }) => mobile[category].min < 100)
    return {
      name: `Lighthouse mobile, ${label}, every page`,
      limit: '100',
      measured:
        missed.map(({ route, mobile }) => `${route} ${formatSpread(mobile[category], String)}`).join(', ') ||
        `100 on all ${counted.length}`,
      isMet: missed.length === 0,
    }
  })
}

function paintClaims(own: SiteResult, peer: SiteResult): Claim[] {
  return pairPages(own, peer).flatMap(({ ours, theirs }) =>
    (['fcp', 'lcp'] as const).flatMap((metric) => {
      if (!ours.mobile || !theirs.mobile) return []
      const name = `${metric.toUpperCase()} of ${ours.route} relative to ${peer.name}, mobile`
      return [atMost(name, divide(ours.mobile[metric], theirs.mobile[metric]), 1, ratio)]
    }),
  )
}

function stabilityClaims({ route, mobile }: PageResult, fast: SiteResult | undefined): Claim[] {
  if (!mobile) return []
  const theirs = fast?.pages.find((page) => page.route === route)?.mobile?.tbt.median ?? 0
  const blocking = Math.max(MAX_BLOCKING_TIME, theirs)
  return [
    atMost(`Total blocking time of ${route}, mobile`, mobile.tbt, blocking, milliseconds),
    atMost(`Layout shift of ${route}, mobile`, mobile.cls, MAX_LAYOUT_SHIFT, (value) => value.toFixed(3)),
  ]
}

function byteClaims(pages: PageResult[], typical: SiteResult | undefined): Claim[] {
  const measured = pages.flatMap(({ route, firstLoad }) => (firstLoad ? [{ route, ...firstLoad }] : []))
  if (measured.length === 0) return []
  const foreign = measured.flatMap((page) => page.foreign)
  const home = measured.find(({ route }) => route === '/')
  const theirs = typical?.pages.find(({ route }) => route === '/')?.firstLoad?.scripts
  return [
    ...measured.map(({ route, scripts }) =>
      atMost(`JavaScript of ${route}`, spreadOf([scripts]), MAX_SCRIPTS_OF[route] ?? MAX_SCRIPTS, kilobytes),
    ),
    {
      name: 'Requests to other origins before an interaction',
      limit: 'none',
      measured: foreign[0] ?? 'none',
      isMet: foreign.length === 0,
    },
    ...(home && theirs
      ? [
          atMost(
            `JavaScript of the home page relative to ${TYPICAL_PEER}`,
            spreadOf([home.scripts / theirs]),
            MAX_SCRIPTS_RATIO,
            ratio,
          ),
        ]
      : []),
    ...(home
      ? [atMost('First visit to the home page, all files', spreadOf([home.total]), MAX_HOME_TOTAL, kilobytes)]
      : []),
  ]
}

/** INP is the slowest interaction of a visit. */
function visitClaims(visits: Interaction[][]): Claim[] {
  if (visits.length === 0) return []
  const slowest = spreadOf(visits.map((visit) => Math.max(...visit.map(({ ms }) => ms))))
  return [
    atMost('INP of the scripted visit, CPU slowed down 4 times', slowest, MAX_INTERACTION, milliseconds),
  ]
}

function memoryClaim({ few, many }: Memory): Claim {
  const growth = spreadOf([many.bytes / few.bytes])
  return atMost('Memory after 30 navigations relative to after 3', growth, MAX_MEMORY_GROWTH, ratio)
}

function atMost(name: string, figure: Spread, limit: number, format: (value: number) => string): Claim {
  return {
    name,
    limit: `≤ ${format(limit)}`,
    measured: formatSpread(figure, format),
    isMet: figure.max <= limit,
  }
}

export function pairPages(own: SiteResult, peer: SiteResult) {
  return own.pages.flatMap((ours) => {
    const theirs = peer.pages.find(({ route }) => route === ours.route)
    return theirs ? [{ ours, theirs }] : []
  })
}
