import { type LighthouseReport, loadPackage } from './packages'
import { type Spread, spreadOf } from './spread'

/** A page of this site or of a peer. `route` is the path of this site's page. */
export type Target = { site: string; route: string; url: string }

const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const
export type Category = keyof typeof CATEGORIES
type Figure = Category | keyof typeof METRICS
const CATEGORY_NAMES = Object.keys(CATEGORIES) as Category[]
const METRIC_NAMES = Object.keys(METRICS) as (keyof typeof METRICS)[]

export type LighthouseResult = Record<Figure, Spread> & {
  /** Audits that cost points. */
  lost: string[]
}
export type Device = 'mobile' | 'desktop'

/** A page sometimes fails to be measured. */
const ATTEMPTS = 3

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
  // Requests to other hosts fail at once, so that they do not depend on the network of this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]

type Options = { runs: number; device: Device; chromePath: string; setDetail: (text: string) => void }

/** Measures one round of all targets after the other, so that other load on the machine affects all of them alike. */
export async function runLighthouse(round: Target[], { runs, device, chromePath, setDetail }: Options) {
  const reports = new Map<Target, LighthouseReport[]>()
  for (let run = 1; run <= runs; run++) {
    for (const target of round) {
      setDetail(`${device}, run ${run} of ${runs}, ${target.site} ${target.route}`)
      const report = await measure(target.url, device, chromePath)
      reports.set(target, [...(reports.get(target) ?? []), report])
    }
  }
  return new Map([...reports].map(([target, all]) => [target, summarise(all)]))
}

async function measure(url: string, device: Device, chromePath: string): Promise<LighthouseReport> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await measureOnce(url, device, chromePath)
    } catch (error) {
      if (attempt === ATTEMPTS) throw error
    }
  }
}

async function measureOnce(url: string, device: Device, chromePath: string): Promise<LighthouseReport> {
  const { launch } = await loadPackage('chrome-launcher')
  const { default: lighthouse, desktopConfig } = await loadPackage('lighthouse')
  const chrome = await launch({ chromePath, chromeFlags: BROWSER_FLAGS, logLevel: 'silent' })
  try {
    const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: Object.values(CATEGORIES) }
    const { lhr } = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message)
    return lhr
  } finally {
    await chrome.kill()
  }
}

function summarise(reports: LighthouseReport[]): LighthouseResult {
  const score = (name: Category) =>
    spreadOf(reports.map(({ categories }) => Math.round((categories[CATEGORIES[name]]?.score ?? 0) * 100)))
  const metric = (name: keyof typeof METRICS) =>
    spreadOf(reports.map(({ audits }) => audits[METRICS[name]]?.numericValue ?? Number.NaN))
  const figures = [
    ...CATEGORY_NAMES.map((name) => [name, score(name)] as const),
    ...METRIC_NAMES.map((name) => [name, metric(name)] as const),
  ]
  const lost = new Set(reports.flatMap(lostAudits))
  return { ...(Object.fromEntries(figures) as Record<Figure, Spread>), lost: [...lost] }
}

function lostAudits({ audits, categories }: LighthouseReport): string[] {
  const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return weighted.filter((id) => (audits[id]?.score ?? 1) < 0.9)
}
