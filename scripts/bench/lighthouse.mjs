import { median } from './median.mjs'
import { loadTool } from './tools.mjs'

/**
 * @typedef {{ name: string, route: string, url: string }} Target a page of ours or of a peer, under our route
 * @typedef {Record<keyof typeof CATEGORIES | keyof typeof METRICS, number> & { lost: string[] }} Figures
 */

const CATEGORIES = /** @type {const} */ ({
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
})
const METRICS = /** @type {const} */ ({
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  si: 'speed-index',
})
const NAMES = /** @type {(keyof typeof CATEGORIES | keyof typeof METRICS)[]} */ ([
  ...Object.keys(CATEGORIES),
  ...Object.keys(METRICS),
])
const TRIES = 3

export const BROWSER_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  // Whatever a page asks of other hosts fails at once, instead of after a time that depends on this machine's network.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

/**
 * Runs Lighthouse over the targets in turn, again and again, so that whatever else the machine does falls on all
 * alike. Each figure is the median of its own values.
 *
 * @param {Target[]} targets
 * @param {{ runs: number, form: 'mobile' | 'desktop', chromePath: string, detail: (text: string) => void }} options
 * @returns {Promise<Map<Target, Figures>>}
 */
export async function runLighthouse(targets, { runs, form, chromePath, detail }) {
  /** @type {Map<Target, Figures[]>} */
  const all = new Map(targets.map((target) => [target, []]))
  for (let run = 1; run <= runs; run++) {
    for (const target of targets) {
      detail(`${form}, run ${run} of ${runs}, ${target.name} ${target.route}`)
      all.get(target)?.push(await measure(target.url, form, chromePath))
    }
  }
  return new Map([...all].map(([target, figures]) => [target, medians(figures)]))
}

/** @param {string} url @param {'mobile' | 'desktop'} form @param {string} chromePath @returns {Promise<Figures>} */
async function measure(url, form, chromePath) {
  for (let attempt = 1; ; attempt++) {
    try {
      return readReport(await runOnce(url, form, chromePath))
    } catch (error) {
      if (attempt === TRIES) throw error
    }
  }
}

/** @param {string} url @param {'mobile' | 'desktop'} form @param {string} chromePath */
async function runOnce(url, form, chromePath) {
  const [{ launch }, { default: lighthouse, desktopConfig }] = await Promise.all([
    loadTool('chrome-launcher'),
    loadTool('lighthouse'),
  ])
  const chrome = await launch({ chromePath, chromeFlags: BROWSER_FLAGS, logLevel: 'silent' })
  try {
    const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: Object.values(CATEGORIES) }
    const { lhr } = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return lhr
  } finally {
    await chrome.kill()
  }
}

/**
 * @typedef {{ score: number | null, numericValue?: number }} Audit
 * @typedef {{ score: number, auditRefs: { id: string, weight: number }[] }} Category
 * @param {{ audits: Record<string, Audit>, categories: Record<string, Category> }} report
 * @returns {Figures}
 */
function readReport({ audits, categories }) {
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.NaN
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id),
  )
  return {
    performance: score(CATEGORIES.performance),
    accessibility: score(CATEGORIES.accessibility),
    practices: score(CATEGORIES.practices),
    seo: score(CATEGORIES.seo),
    fcp: value(METRICS.fcp),
    lcp: value(METRICS.lcp),
    tbt: value(METRICS.tbt),
    cls: value(METRICS.cls),
    si: value(METRICS.si),
    lost,
  }
}

/** @param {Figures[]} runs @returns {Figures} */
function medians(runs) {
  const [first] = runs
  if (!first) throw new Error('Nothing was measured')
  const figures = { ...first, lost: [...new Set(runs.flatMap(({ lost }) => lost))] }
  for (const name of NAMES) figures[name] = median(runs.map((run) => run[name]))
  return figures
}
