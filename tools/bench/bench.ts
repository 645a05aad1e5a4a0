import { readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { buildSite } from '../../scripts/build'
import { writeHostingConfig } from '../../scripts/build/hostingConfig'
import { install } from '../../scripts/lib/install'
import { step } from '../../scripts/lib/log'
import { parseOptions } from '../../scripts/lib/options'
import { fromRoot, inCache } from '../../scripts/lib/paths'
import { UserError } from '../../scripts/lib/userError'
import { chromium as findChromium } from '../../scripts/local/chromium'
import { selectBackend } from '../../scripts/local/selectBackend'
import { runChild } from '../../scripts/processes/child'
import { requireLock } from '../../scripts/processes/lock'
import { checkBudget, type Figures, printTable, type Result } from './budgets'
import { measurePress, measureVisit } from './phone'
import { serve } from './server'

type Options = ReturnType<typeof readOptions>
/** A page of this site or of a peer. `route` is the path of this site's page, also for a peer's. */
type Target = { name: string; route: string; url: string; isOwn: boolean }

const PACKAGES = {
  title: 'Lighthouse',
  folder: 'tools/bench',
  flags: ['--omit=optional', '--ignore-scripts'],
}
const BUILD_FOLDER = 'dist-bench'
const PRESETS = ['mobile', 'desktop']
const PARTS = ['lighthouse', 'press', 'inp']
const BROWSER_FLAGS = [
  '--headless=new',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-dev-shm-usage',
  '--ignore-certificate-errors',
  // Requests to other hosts fail at once, so that they do not depend on the network of this machine.
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
]
/** Lighthouse sometimes fails to measure a page. */
const ATTEMPTS = 3
const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

/** After the first contentful paint. */
const PRESS_TIMES = [300, 1500, 5000] // ms

/** `npm run bench`: measures the site as a visitor on a phone gets it, and checks the budgets. */
export async function main(args: string[]) {
  const options = readOptions(args)
  await requireLock('bench')
  selectBackend('test', ['VITE_REPORT_URL'])
  const executablePath = await findChromium()
  await install(PACKAGES)
  if (!options.site) await buildSite(BUILD_FOLDER)
  const targets = await openTargets(options)

  const checks: boolean[] = []
  if (options.parts.includes('lighthouse')) {
    checks.push(...(await benchLighthouse(targets, options, executablePath)))
  }
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  try {
    if (options.parts.includes('press')) checks.push(await benchPress(browser, targets, options))
    if (options.parts.includes('inp')) checks.push(await benchVisit(browser, targets, options))
  } finally {
    await browser.close()
  }
  return checks.every(Boolean) ? 0 : 1
}

function readOptions(args: string[]) {
  const { site, preset, ...values } = parseOptions(args, {
    site: { type: 'string' },
    runs: { type: 'string', default: '5' },
    preset: { type: 'string', default: 'mobile' },
    routes: { type: 'string' },
    only: { type: 'string', default: PARTS.join() },
    peer: { type: 'string', multiple: true, default: [] },
  })
  const runs = Number(values.runs)
  if (!Number.isInteger(runs) || runs < 1) throw new UserError('--runs must be a whole number from 1.')
  if (!PRESETS.includes(preset)) throw new UserError(`--preset must be ${PRESETS.join(' or ')}.`)
  const parts = values.only.split(',')
  if (!parts.every((part) => PARTS.includes(part))) throw new UserError(`--only accepts ${PARTS.join()}.`)
  const peers = values.peer.map((text) => {
    const [[name = '', folder = ''] = [], ...pairs] = text.split(',').map((pair) => pair.split('='))
    return { name, folder, pages: new Map(pairs as [string, string][]) }
  })
  return { site, preset, runs, parts, peers, routes: values.routes?.split(',') }
}

/** Serves the sites. Each page of this site is followed by the pages that it is compared with. */
async function openTargets({ site, routes, peers }: Options): Promise<Target[]> {
  const folder = resolve(site ?? fromRoot(BUILD_FOLDER))
  const publicFolder = relative(fromRoot(), folder)
  const config = await writeHostingConfig({ file: 'firebase.bench.json', publicFolder })
  const own = await serve(folder, JSON.parse(readFileSync(config, 'utf8')).hosting)
  const others = await Promise.all(
    peers.map(async (peer) => ({ ...peer, server: await serve(resolve(peer.folder), {}) })),
  )
  return (routes ?? defaultRoutes(folder)).flatMap((route) => [
    { name: route, route, url: own.urlOf(route), isOwn: true },
    ...others.flatMap(({ name, pages, server }) => {
      const mapped = pages.get(route) ?? pages.get(route.replace(/[^/]+$/, '*'))
      if (!mapped && !server.has(route)) return []
      const path = mapped ?? route
      return [{ name: `${name} ${path}`, route, url: server.urlOf(path), isOwn: false }]
    }),
  ])
}

function defaultRoutes(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8')
  const [, newestArticle] = /<loc>[^<]*?(\/insight\/[^<]+)</.exec(sitemap) ?? []
  return ['/', '/services', '/about', ...(newestArticle ? [newestArticle] : []), '/plans', '/contact']
}

async function benchLighthouse(targets: Target[], { runs, preset }: Options, chromePath: string) {
  const pages = await measureInRounds(
    `Lighthouse, ${preset}`,
    runs,
    targets,
    async ({ url, route, isOwn }) => {
      const figures = await runLighthouse(url, preset, chromePath)
      if (!isOwn || figures.JavaScript) return figures
      throw new UserError(
        `${route} loaded no JavaScript during the measurement, so the app was not part of it. ` +
          'A page must request its scripts without waiting for an interaction.',
      )
    },
  )
  const own = pages.filter(({ isOwn }) => isOwn)
  const compared = pages.map((page): typeof page => {
    const ours = own.find(({ route }) => route === page.route)
    if (page.isOwn || !ours) return page
    const ratio = (ours.figures.LCP ?? Number.NaN) / (page.figures.LCP ?? Number.NaN)
    return { ...page, figures: { ...page.figures, 'LCP ratio': ratio } }
  })
  printTable(compared)
  const others = compared.filter(({ isOwn }) => !isOwn)
  return [
    checkBudget('performance', own),
    checkBudget('LCP ratio', others),
    checkBudget('CLS', own),
    checkBudget('JavaScript', own),
  ]
}

/** The part of a report that is used. */
type Report = {
  audits: Record<string, { numericValue?: number; details?: { items?: Request[] } }>
  categories: { performance: { score: number | null } }
}
type Request = { resourceType?: string; transferSize: number }

async function runLighthouse(url: string, preset: string, chromePath: string, attempt = 1): Promise<Figures> {
  const file = inCache('bench-report.json')
  const flags = BROWSER_FLAGS.map((flag) => flag.replace(/=(.*)/, "='$1'")).join(' ')
  const args = [
    fromRoot('tools', 'bench', 'node_modules', 'lighthouse', 'cli', 'index.js'),
    url,
    '--quiet',
    '--only-categories=performance',
    '--output=json',
    `--output-path=${file}`,
    `--chrome-flags=${flags}`,
    ...(preset === 'desktop' ? ['--preset=desktop'] : []),
  ]
  const env = { CHROME_PATH: chromePath }
  const { code, output } = await runChild('Lighthouse', process.execPath, args, { env })
  if (code === 0) return readReport(JSON.parse(readFileSync(file, 'utf8')))
  if (attempt < ATTEMPTS) return runLighthouse(url, preset, chromePath, attempt + 1)
  throw new UserError(`Lighthouse could not measure ${url}. ${output}`)
}

function readReport({ audits, categories }: Report): Figures {
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  const metrics = Object.entries(METRICS).map(([name, id]) => [name, audits[id]?.numericValue ?? Number.NaN])
  return {
    performance: Math.round((categories.performance.score ?? 0) * 100),
    ...Object.fromEntries(metrics),
    JavaScript: scripts.reduce((sum, { transferSize }) => sum + transferSize, 0),
  }
}

async function benchPress(browser: Browser, targets: Target[], { runs }: Options): Promise<boolean> {
  const presses = targets
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ route, url }) =>
      PRESS_TIMES.map((time) => ({ name: `${route}, pressed ${time} ms after the paint`, url, time })),
    )
  const results = await measureInRounds('First press', runs, presses, async ({ url, time }) => ({
    menu: await measurePress(browser, url, time),
  }))
  printTable(results)
  return checkBudget('menu', results)
}

async function benchVisit(browser: Browser, targets: Target[], { runs }: Options): Promise<boolean> {
  const home = { name: 'visit', url: new URL('/', targets[0]?.url).href }
  const [visit] = await measureInRounds('Visit', runs, [home], ({ url }) => measureVisit(browser, url))
  const durations = Object.entries(visit?.figures ?? {})
  const results = durations.map(([name, duration]) => ({ name, figures: { INP: duration } }))
  printTable(results)
  return checkBudget('INP', results)
}

/** Returns the medians of several runs. Runs are interleaved, so that other load on the machine affects all items alike. */
async function measureInRounds<T extends { name: string }>(
  title: string,
  runs: number,
  items: T[],
  measure: (item: T) => Promise<Figures>,
): Promise<(T & Result)[]> {
  const measured = items.map((item) => ({ item, all: [] as Figures[] }))
  await step(title, async (setDetail) => {
    for (let run = 1; run <= runs; run++) {
      // The first page of a round is often the slowest.
      for (const { item, all } of run % 2 === 1 ? measured : measured.toReversed()) {
        setDetail(`run ${run} of ${runs}, ${item.name}`)
        all.push(await measure(item))
      }
    }
  })
  return measured.map(({ item, all }) => {
    const names = Object.keys(all[0] ?? {})
    const medians = names.map((name) => [name, median(all.map((figures) => figures[name] ?? Number.NaN))])
    return { ...item, figures: Object.fromEntries(medians) }
  })
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? 0) + (sorted[Math.floor(middle)] ?? 0)) / 2
}
