import { maxScripts } from './firstLoadLimits'
import { CATEGORIES } from './lighthouse'
import { type MeasuredPage, ownPages, pairPages, type Results } from './measuredPages'
import { divide, formatSpread, kilobytes, milliseconds, ratio, type Spread, spreadOf } from './spread'

/** A claim is met only if the whole range of its figure is within the limit. */
export type Claim = { name: string; limit: string; measured: string; isMet: boolean }

/** In addition to that of the peer. */
const MAX_BLOCKING_TIME = 15 // ms
/** Layout shifts below this are rounded to zero. */
const MAX_LAYOUT_SHIFT = 0.001
const MAX_HOME_TOTAL = 350_000 // bytes
const MAX_INTERACTION = 100 // ms
const MAX_MEMORY_GROWTH = 1.2

/** A static site that this site must be faster than, if it is measured too. */
const FAST_PEER = 'astrowind'
/** Relative to that site. */
const MAX_PAINT = 0.95
const MAX_HOME_LCP = 0.9
/** In every run; the median must be 100. */
const MIN_SCORE = 99

export function checkClaims({ pages, visits, memory }: Results): Claim[] {
  const claims = [
    ...ownPages(pages).flatMap((page) => [...lighthouseClaims(page), ...byteClaims(page)]),
    ...pairPages(pages, FAST_PEER).flatMap(peerClaims),
  ]
  if (visits.length > 0) {
    const slowest = visits.map((visit) => Math.max(...visit.map(({ ms }) => ms)))
    claims.push(atMost('INP of the scripted visit', spreadOf(slowest), MAX_INTERACTION, milliseconds))
  }
  if (memory) {
    const growth = spreadOf([memory.many.bytes / memory.few.bytes])
    claims.push(atMost('Memory after 30 navigations relative to after 3', growth, MAX_MEMORY_GROWTH, ratio))
  }
  return claims
}

function lighthouseClaims({ route, isIndexed, mobile }: MeasuredPage): Claim[] {
  if (!mobile) return []
  // Pages that are deliberately not indexed lose points for SEO.
  const scores = CATEGORIES.filter((category) => category !== 'seo' || isIndexed)
  return [
    ...scores.map((category) => ({
      name: `${route}: Lighthouse mobile, ${category}`,
      limit: `100, at least ${MIN_SCORE} in each run`,
      measured: formatSpread(mobile[category], String),
      isMet: mobile[category].median === 100 && mobile[category].min >= MIN_SCORE,
    })),
    atMost(`${route}: layout shift, mobile`, mobile.cls, MAX_LAYOUT_SHIFT, (shift) => shift.toFixed(3)),
  ]
}

function byteClaims({ route, mobile }: MeasuredPage): Claim[] {
  if (!mobile) return []
  const { scripts, total, foreign } = mobile.firstLoad
  return [
    atMost(`${route}: JavaScript`, spreadOf([scripts]), maxScripts(route), kilobytes),
    {
      name: `${route}: requests to other origins before an interaction`,
      limit: 'none',
      measured: foreign[0] ?? 'none',
      isMet: foreign.length === 0,
    },
    ...(route === '/' ? [atMost('/: all files', spreadOf([total]), MAX_HOME_TOTAL, kilobytes)] : []),
  ]
}

function peerClaims({ ours, theirs }: ReturnType<typeof pairPages>[number]): Claim[] {
  const [own, other] = [ours.mobile, theirs.mobile]
  if (!own || !other) return []
  const paint = (metric: 'fcp' | 'lcp', limit: number) =>
    atMost(
      `${ours.route}: ${metric.toUpperCase()} relative to ${theirs.site}, mobile`,
      divide(own[metric], other[metric]),
      limit,
      ratio,
    )
  return [
    paint('fcp', MAX_PAINT),
    paint('lcp', ours.route === '/' ? MAX_HOME_LCP : MAX_PAINT),
    atMost(
      `${ours.route}: total blocking time, mobile`,
      own.tbt,
      other.tbt.median + MAX_BLOCKING_TIME,
      milliseconds,
    ),
  ]
}

function atMost(name: string, figure: Spread, limit: number, format: (value: number) => string): Claim {
  return {
    name,
    limit: `≤ ${format(limit)}`,
    measured: formatSpread(figure, format),
    isMet: figure.max <= limit,
  }
}
