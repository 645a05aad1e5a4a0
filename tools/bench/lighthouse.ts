import { type Spread, spreadOf } from './spread'

/** A page of this site or of a peer. `route` is the path of this site's page. */
export type Page = { site: string; route: string; url: string; isIndexed: boolean }

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
} as const

type Figure = (typeof CATEGORIES)[number] | keyof typeof METRICS
/** `lost` names the audits that cost points. */
export type LighthouseResult = Record<Figure, Spread> & { lost: string[]; firstLoad: FirstLoad }

const TYPES = { html: 'Document', scripts: 'Script', styles: 'Stylesheet', fonts: 'Font', images: 'Image' }
/** Bytes over the wire before any interaction. `foreign` has the URLs at other origins. */
type FirstLoad = Record<keyof typeof TYPES | 'total' | 'requests', number> & { foreign: string[] }

export type Device = 'mobile' | 'desktop'

/** What is used of the packages in this folder. They are not installed when the types are checked. */
type Request = { url: string; resourceType?: string; transferSize: number }
type Report = {
  audits: Record<string, { score: number | null; numericValue?: number; details?: { items?: Request[] } }>
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  runtimeError?: { message: string }
}
type Lighthouse = {
  default: (url: string, flags: object, config?: object) => Promise<{ lhr: Report }>
  desktopConfig: object
}
type Launcher = { launch: (options: object) => Promise<{ port: number; kill: () => Promise<void> | void }> }

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

/** Measures one round of all pages after the other, so that other load on the machine affects all of them alike. */
export async function runLighthouse(round: Page[], { runs, device, chromePath, setDetail }: Options) {
  const reports = new Map<Page, Report[]>()
  for (let run = 1; run <= runs; run++) {
    for (const page of round) {
      setDetail(`run ${run} of ${runs}, ${page.site} ${page.route}`)
      const report = await measure(page.url, device, chromePath)
      reports.set(page, [...(reports.get(page) ?? []), report])
    }
  }
  return new Map([...reports].map(([page, all]) => [page, summarise(all, page.url)]))
}

async function measure(url: string, device: Device, chromePath: string, attempt = 1): Promise<Report> {
  const { launch }: Launcher = await import('chrome-launcher' as string)
  const { default: lighthouse, desktopConfig }: Lighthouse = await import('lighthouse' as string)
  const chrome = await launch({ chromePath, chromeFlags: BROWSER_FLAGS, logLevel: 'silent' })
  try {
    const flags = { port: chrome.port, logLevel: 'silent', onlyCategories: CATEGORIES }
    const { lhr } = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined)
    if (!lhr.runtimeError) return lhr
    if (attempt === ATTEMPTS) throw new Error(lhr.runtimeError.message)
  } finally {
    await chrome.kill()
  }
  return measure(url, device, chromePath, attempt + 1)
}

function summarise(reports: Report[], url: string): LighthouseResult {
  const scores = CATEGORIES.map((name) => {
    const values = reports.map(({ categories }) => Math.round((categories[name]?.score ?? 0) * 100))
    return [name, spreadOf(values)]
  })
  const metrics = Object.entries(METRICS).map(([name, audit]) => {
    const values = reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)
    return [name, spreadOf(values)]
  })
  const lost = [...new Set(reports.flatMap(lostAudits))]
  const figures = Object.fromEntries([...scores, ...metrics]) as Record<Figure, Spread>
  return { ...figures, lost, firstLoad: firstLoadOf(reports[0], new URL(url).origin) }
}

function firstLoadOf(report: Report | undefined, origin: string): FirstLoad {
  const all = report?.audits['network-requests']?.details?.items ?? []
  const requests = all.filter(({ url }) => /^https?:/.test(url))
  const bytesOf = (some: Request[]) => some.reduce((sum, { transferSize }) => sum + transferSize, 0)
  const sizes = Object.entries(TYPES).map(([kind, type]) => {
    return [kind, bytesOf(requests.filter(({ resourceType }) => resourceType === type))]
  })
  return {
    ...(Object.fromEntries(sizes) as Record<keyof typeof TYPES, number>),
    total: bytesOf(requests),
    requests: requests.length,
    foreign: requests.map(({ url }) => url).filter((url) => !url.startsWith(origin)),
  }
}

function lostAudits({ audits, categories }: Report): string[] {
  const weighted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  )
  return weighted.filter((id) => (audits[id]?.score ?? 1) < 0.9)
}
