import { kilobytes, milliseconds, ratio } from './words.mjs'

/**
 * @typedef {import('./lighthouse.mjs').Figures} Figures
 * @typedef {import('./firstLoad.mjs').FirstLoad} FirstLoad
 * @typedef {{ route: string, noIndex: boolean, mobile?: Figures | undefined, desktop?: Figures | undefined, bytes?: FirstLoad | undefined }} PageResult
 * @typedef {{ name: string, pages: PageResult[] }} SiteResult
 * @typedef {{ own: SiteResult, peers: SiteResult[], visit: import('./visit.mjs').Interaction[],
 *   memory: import('./memory.mjs').Memory | null }} Results
 * @typedef {{ figure: string, reach: string, measured: string, isMet: boolean }} Verdict
 */

export const REACH = {
  score: 100,
  paintRatio: 1,
  blocking: 30, // ms
  shift: 0.001,
  scripts: 92_000, // bytes
  scriptsRatio: 0.33,
  homeTotal: 350_000, // bytes
  interaction: 100, // ms
  memoryRatio: 1.2,
}

/** The peer that is to be beaten in time, and the one that is the same page as it is usually built. */
const FAST_PEER = 'astrowind'
const USUAL_PEER = 'naive-firebase-spa'

/** What was measured against what is aimed for. @param {Results} results @returns {Verdict[]} */
export function verdicts({ own, peers, visit, memory }) {
  const fast = peers.find(({ name }) => name === FAST_PEER)
  const usual = peers.find(({ name }) => name === USUAL_PEER)
  return [
    ...scoreVerdicts(own),
    ...(fast ? paintVerdicts(own, fast) : []),
    ...steadyVerdicts(own, fast),
    ...byteVerdicts(own, usual),
    ...visitVerdicts(visit),
    ...(memory ? [memoryVerdict(memory)] : []),
  ]
}

/** @param {SiteResult} own */
function scoreVerdicts({ pages }) {
  const categories = /** @type {const} */ (['performance', 'accessibility', 'practices', 'seo'])
  const measured = pages.filter(({ mobile }) => mobile)
  if (measured.length === 0) return []
  return categories.map((category) => {
    // What is kept out of search engines on purpose cannot have all of its points there.
    const asked = measured.filter(({ noIndex }) => category !== 'seo' || !noIndex)
    const short = asked.filter(({ mobile }) => (mobile?.[category] ?? 0) < REACH.score)
    const list = short.map(({ route, mobile }) => `${route} ${mobile?.[category]}`).join(', ')
    return verdict(
      `Lighthouse mobile, ${category}, every route`,
      '100',
      list || `100 on all ${asked.length}`,
      !list,
    )
  })
}

/** @param {SiteResult} own @param {SiteResult} peer */
function paintVerdicts(own, peer) {
  return pairs(own, peer).flatMap(({ ours, theirs }) =>
    /** @type {const} */ (['fcp', 'lcp']).flatMap((metric) => {
      if (!ours.mobile || !theirs.mobile) return []
      const value = ours.mobile[metric] / theirs.mobile[metric]
      const words = `× ${ratio(value)} (${milliseconds(ours.mobile[metric])} to ${milliseconds(theirs.mobile[metric])})`
      const figure = `${metric.toUpperCase()} of ${ours.route}, mobile, to ${peer.name}`
      return [verdict(figure, '× 1.00, aim 0.80', words, value <= REACH.paintRatio)]
    }),
  )
}

/** @param {SiteResult} own @param {SiteResult | undefined} fast */
function steadyVerdicts(own, fast) {
  return own.pages.flatMap(({ route, mobile }) => {
    if (!mobile) return []
    const theirs = fast?.pages.find((page) => page.route === route)?.mobile?.tbt ?? 0
    const limit = Math.max(REACH.blocking, theirs)
    return [
      verdict(
        `Blocking time of ${route}, mobile`,
        `≤ ${milliseconds(limit)}`,
        milliseconds(mobile.tbt),
        mobile.tbt <= limit,
      ),
      verdict(`Layout shift of ${route}, mobile`, '0', mobile.cls.toFixed(3), mobile.cls <= REACH.shift),
    ]
  })
}

/** @param {SiteResult} own @param {SiteResult | undefined} usual */
function byteVerdicts(own, usual) {
  // The sign-in pages, which are kept out of search engines, fetch Auth on being entered: that is their purpose.
  const measured = own.pages.flatMap(({ route, noIndex, bytes }) =>
    bytes && !noIndex ? [{ route, ...bytes }] : [],
  )
  const home = measured.find(({ route }) => route === '/')
  const theirs = usual?.pages.find(({ route }) => route === '/')?.bytes?.scripts
  const largest = measured.toSorted((a, b) => b.scripts - a.scripts)[0]
  const foreign = measured.flatMap((page) => page.foreign)
  return [
    ...(largest
      ? [
          verdict(
            'JavaScript of the first load, every route',
            '≤ 92 kB, aim 80',
            `${kilobytes(largest.scripts)} at most (${largest.route})`,
            largest.scripts <= REACH.scripts,
          ),
          verdict(
            'Requests to other origins before an act',
            'none',
            foreign[0] ?? 'none',
            foreign.length === 0,
          ),
        ]
      : []),
    ...(home && theirs
      ? [
          verdict(
            `JavaScript of the home page, to ${USUAL_PEER}`,
            '× 0.33',
            `× ${ratio(home.scripts / theirs)}`,
            home.scripts / theirs <= REACH.scriptsRatio,
          ),
        ]
      : []),
    ...(home
      ? [
          verdict(
            'All that a first visit to the home page transfers',
            '≤ 350 kB, aim 250',
            kilobytes(home.total),
            home.total <= REACH.homeTotal,
          ),
        ]
      : []),
  ]
}

/** @param {import('./visit.mjs').Interaction[]} visit */
function visitVerdicts(visit) {
  const slowest = visit.toSorted((a, b) => b.ms - a.ms)[0]
  if (!slowest) return []
  const words = `${milliseconds(slowest.ms)} (${slowest.act})`
  return [
    verdict(
      'INP of the scripted visit, processor slowed down × 4',
      '≤ 100 ms',
      words,
      slowest.ms <= REACH.interaction,
    ),
  ]
}

/** @param {import('./memory.mjs').Memory} memory */
function memoryVerdict({ after3, after30 }) {
  const value = after30 / after3
  return verdict(
    'Memory after 30 navigations, to after 3',
    '× 1.20',
    `× ${ratio(value)}`,
    value <= REACH.memoryRatio,
  )
}

/** The pages that stand for each other. @param {SiteResult} own @param {SiteResult} peer */
export function pairs(own, peer) {
  return own.pages.flatMap((ours) => {
    const theirs = peer.pages.find(({ route }) => route === ours.route)
    return theirs ? [{ ours, theirs }] : []
  })
}

/** @param {string} figure @param {string} reach @param {string} measured @param {boolean} isMet @returns {Verdict} */
function verdict(figure, reach, measured, isMet) {
  return { figure, reach, measured, isMet }
}
