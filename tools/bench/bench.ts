import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { chromium } from '@playwright/test'
import { buildSite } from '../../scripts/build'
import { builtPages } from '../../scripts/build/builtPages'
import { writeHostingConfig } from '../../scripts/build/hostingConfig'
import { install } from '../../scripts/lib/install'
import { log, step } from '../../scripts/lib/log'
import { fromRoot, inCache } from '../../scripts/lib/paths'
import { TEST_PORTS, TEST_PROJECT } from '../../scripts/lib/ports'
import { UserError } from '../../scripts/lib/userError'
import { selectBackend } from '../../scripts/local/backend'
import { chromium as findChromium } from '../../scripts/local/chromium'
import { requireLock } from '../../scripts/processes/lock'
import { type FirstLoad, type Interaction, measureFirstLoad, measureMemory, measureVisit } from './browser'
import { checkClaims, type Results } from './claims'
import { PEER_RULES } from './hostingRules'
import { BROWSER_FLAGS, type Device, runLighthouse, type Target } from './lighthouse'
import { type Options, type Part, readOptions } from './options'
import { BENCH } from './packages'
import { writeReport } from './report'
import { makeCertificate, type SiteServer, serve } from './server'

const BUILD_FOLDER = 'dist-bench'
const OWN_NAME = 'this site'
/** Pages that show nothing by themselves. */
const EMPTY_PAGES = ['/404', '/cart', '/account', '/auth/action']

/** `npm run bench`: measures the speed of every public page, and of other sites next to it. */
export async function main(args: string[]) {
  const options = readOptions(args)
  await requireLock('bench')
  selectBackend(TEST_PORTS, TEST_PROJECT, ['VITE_REPORT_URL', 'VITE_FILM_URL'])
  const chromePath = await findChromium()
  await install(BENCH)
  await buildSite(BUILD_FOLDER)

  const { targets, close } = await openSites(options)
  try {
    const loadBefore = loadavg()[0] ?? 0
    const { results, browserVersion } = await measure(targets, options, chromePath)
    const claims = checkClaims(results)
    const report = writeReport(results, claims, {
      runs: options.runs,
      browser: browserVersion,
      load: [loadBefore, loadavg()[0] ?? 0],
      notes: options.isComplete ? await readFile(fromRoot('tools', 'bench', 'notes.md'), 'utf8') : '',
    })
    const file = options.isComplete ? fromRoot('tools', 'bench', 'results.md') : inCache('bench-results.md')
    await writeFile(file, report)
    for (const { name, limit, measured, isMet } of claims) {
      if (!isMet) log(`missed: ${name}: ${measured}, limit ${limit}`)
    }
    log(`The results are in ${file}.`)
    return 0
  } finally {
    close()
  }
}

/** Serves the sites. Returns the pages to measure: each page of this site, followed by the pages to compare it with. */
async function openSites({ routes, peers }: Options) {
  const config = await writeHostingConfig({ file: 'firebase.bench.json', publicFolder: BUILD_FOLDER })
  const certificate = await makeCertificate()
  const own = await serve(
    fromRoot(BUILD_FOLDER),
    JSON.parse(readFileSync(config, 'utf8')).hosting,
    certificate,
  )
  const all = (await builtPages(fromRoot(BUILD_FOLDER))).filter((path) => !EMPTY_PAGES.includes(path))
  const wanted = all.filter((path) => routes.length === 0 || routes.includes(path))
  if (wanted.length === 0) throw new UserError(`--routes accepts ${all.join(',')}.`)

  const others = await Promise.all(
    peers.map(async (peer) => ({ ...peer, server: await serve(peer.folder, PEER_RULES, certificate) })),
  )
  const targets = wanted.flatMap((route) => {
    const theirs = others.flatMap(({ name, pages, server }) => {
      const path = pages.get(route) ?? pages.get(route.replace(/[^/]+$/, '*')) ?? route
      return server.has(path) ? [{ site: name, route, url: server.origin + path }] : []
    })
    return [{ site: OWN_NAME, route, url: own.origin + route }, ...theirs]
  })
  const servers: SiteServer[] = [own, ...others.map(({ server }) => server)]
  return { targets, close: () => servers.map((server) => server.close()) }
}

async function measure(targets: Target[], { runs, parts, peers }: Options, executablePath: string) {
  const wants = (part: Part) => parts.includes(part)
  const lighthouse = (device: Device) =>
    step(`Lighthouse, ${device}`, (setDetail) =>
      runLighthouse(roundOf(targets), { runs, device, chromePath: executablePath, setDetail }),
    )
  const mobile = wants('mobile') ? await lighthouse('mobile') : null
  const desktop = wants('desktop') ? await lighthouse('desktop') : null

  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const origin = new URL(targets[0]?.url ?? '').origin
  const firstLoads = new Map<Target, FirstLoad>()
  const visits: Interaction[][] = []
  try {
    if (wants('bytes')) {
      await step('First loads', async (setDetail) => {
        for (const target of targets) {
          setDetail(`${target.site} ${target.route}`)
          firstLoads.set(target, await measureFirstLoad(browser, target.url))
        }
      })
    }
    if (wants('visit')) {
      await step('The scripted visit', async () => {
        for (let run = 0; run < runs; run++) visits.push(await measureVisit(browser, origin))
      })
    }
    const memory = wants('memory') ? await step('Memory', () => measureMemory(browser, origin)) : null
    const siteResult = (name: string) => ({
      name,
      pages: targets
        .filter(({ site }) => site === name)
        .map((target) => ({
          route: target.route,
          isIndexed: name !== OWN_NAME || isIndexed(target.route),
          mobile: mobile?.get(target),
          desktop: desktop?.get(target),
          firstLoad: firstLoads.get(target),
        })),
    })
    const results: Results = {
      own: siteResult(OWN_NAME),
      peers: peers.map(({ name }) => siteResult(name)),
      visits,
      memory,
    }
    return { results, browserVersion: browser.version() }
  } finally {
    await browser.close()
  }
}

/** With peers, each page of this site is measured before and after them: the first page in a round is often the slowest. */
function roundOf(targets: Target[]): Target[] {
  return targets.flatMap((target, index) => {
    const isLastOfRoute = targets[index + 1]?.route !== target.route
    const own = targets.find(({ site, route }) => site === OWN_NAME && route === target.route)
    return isLastOfRoute && own && own !== target ? [target, own] : [target]
  })
}

function isIndexed(route: string): boolean {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`
  const html = readFileSync(fromRoot(BUILD_FOLDER, file), 'utf8')
  return !html.includes('<meta name="robots" content="noindex"')
}
