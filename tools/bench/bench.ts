import { readFileSync } from 'node:fs'
import { type Browser, chromium } from '@playwright/test'
import { buildSite } from '../../scripts/build'
import { fromRoot } from '../../scripts/lib/folders'
import { install } from '../../scripts/lib/install'
import { log, step } from '../../scripts/lib/log'
import { parseOptions } from '../../scripts/lib/parseOptions'
import { chromium as findChromium } from '../../scripts/local/chromium'
import { selectBackend } from '../../scripts/local/selectBackend'
import BUDGETS from './budgets.json' with { type: 'json' }
import { BROWSER_FLAGS, type Figures, runLighthouse } from './lighthouse'
import { measurePress, measureVisit } from './phone'
import { serveBuild } from './serveBuild'

const PACKAGES = {
  title: 'Lighthouse',
  folder: 'tools/bench',
  flags: ['--omit=optional', '--ignore-scripts'],
}
const BUILD_FOLDER = 'dist-bench'
const PRESS_TIMES = [300, 1500, 5000] // ms after the first contentful paint

/** `npm run bench`: measures the site as a visitor on a phone gets it, and checks the budgets. */
export async function main(args: string[]) {
  const options = parseOptions(args, {
    runs: { type: 'string', default: '5' },
    routes: { type: 'string' },
  })
  const runs = Number(options.runs) || 5
  selectBackend('test', ['VITE_REPORT_URL'])
  const executablePath = await findChromium()
  await install(PACKAGES)
  await buildSite(BUILD_FOLDER)
  const site = await serveBuild(BUILD_FOLDER)
  const routes = options.routes?.split(',') ?? defaultRoutes()
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const results = {
    ...(await measure('Lighthouse', routes, runs, (route) => runLighthouse(site + route, executablePath))),
    ...(await measurePresses(browser, site, routes, runs)),
    ...(await measure('A visit', ['/'], runs, (route) => measureVisit(browser, site + route))),
  }
  await browser.close()
  return isWithinBudgets(results) ? 0 : 1
}

function defaultRoutes() {
  const sitemap = readFileSync(fromRoot(BUILD_FOLDER, 'sitemap.xml'), 'utf8')
  const newest = /<loc>[^<]*?(\/insight\/[^<]+)</.exec(sitemap)?.slice(1) ?? []
  return ['/', '/services', '/about', ...newest, '/plans', '/contact']
}

/** The medians of several runs for each route. */
async function measure(
  title: string,
  routes: string[],
  runs: number,
  run: (route: string) => Promise<Figures>,
) {
  const results: Record<string, Figures> = {}
  await step(title, async () => {
    for (const route of routes) {
      const all: Figures[] = []
      while (all.length < runs) all.push(await run(route))
      const medians = Object.keys(all[0] ?? {}).map((figure) => [figure, median(all, figure)])
      results[`${title}, ${route}`] = Object.fromEntries(medians)
    }
  })
  console.table(results)
  return results
}

function median(all: Figures[], figure: string) {
  const sorted = all.map((figures) => figures[figure] ?? Number.NaN).toSorted((a, b) => a - b)
  return Number(sorted[Math.floor(sorted.length / 2)]?.toFixed(3))
}

/** A figure that could not be measured is not within its budget. */
function isWithinBudgets(results: Record<string, Figures>): boolean {
  const budgets = Object.entries(BUDGETS).map(([figure, limit]) => {
    const isLowerLimit = figure === 'performance'
    const misses = Object.entries(results).flatMap(([name, { [figure]: value }]) => {
      if (value === undefined || (isLowerLimit ? value >= limit : value <= limit)) return []
      return [`${name} has ${value}`]
    })
    log(
      `${misses.length > 0 ? '✗' : '✓'} ${[`${figure} ${isLowerLimit ? '≥' : '≤'} ${limit}`, ...misses].join('; ')}`,
    )
    return misses.length === 0
  })
  return budgets.every(Boolean)
}

async function measurePresses(browser: Browser, site: string, routes: string[], runs: number) {
  const results: Record<string, Figures> = {}
  for (const time of PRESS_TIMES) {
    const title = `Menu pressed ${time} ms after the paint`
    const run = (route: string) => measurePress(browser, site + route, time)
    Object.assign(results, await measure(title, routes, runs, run))
  }
  return results
}
