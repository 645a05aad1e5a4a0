import { readFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { measureFirstLoad } from './bench/firstLoad.mjs'
import { PEER_RULES } from './bench/hostingRules.mjs'
import { BROWSER_FLAGS, runLighthouse } from './bench/lighthouse.mjs'
import { median } from './bench/median.mjs'
import { measureMemory } from './bench/memory.mjs'
import { readOptions } from './bench/options.mjs'
import { verdicts } from './bench/reach.mjs'
import { writeReport } from './bench/report.mjs'
import { makeCertificate, serve } from './bench/server.mjs'
import { BENCH } from './bench/tools.mjs'
import { measureVisit } from './bench/visit.mjs'
import { buildSite } from './build'
import { install } from './lib/install'
import { log, step } from './lib/log'
import { fromRoot, inCache } from './lib/paths'
import { TEST_PORTS, TEST_PROJECT } from './lib/ports'
import { UserError } from './lib/userError'
import { selectBackend } from './local/backend'
import { chromium as findChromium } from './local/chromium'
import { requireLock } from './processes/lock'
import { shownPaths } from './shots/shownPaths.mjs'

/**
 * @typedef {import('./bench/lighthouse.mjs').Target} Target
 * @typedef {import('./bench/options.mjs').Options} Options
 * @typedef {{ name: string, targets: Target[] }} Site
 */

const FOLDER = 'dist-bench'
const OWN = 'this site'
/** Shells that show nothing of their own to whoever opens them. */
const SHELLS = ['/404', '/article-shell', '/cart', '/account', '/auth/action']

/** `npm run bench`: how fast every public page is, beside peers where some are named, written to bench/results.md. */
export async function main(/** @type {string[]} */ args) {
  const options = readOptions(args)
  await requireLock('bench')
  selectBackend(TEST_PORTS, TEST_PROJECT, ['VITE_REPORT_URL', 'VITE_FILM_URL'])
  const chromePath = await findChromium()
  await install(BENCH)
  await buildSite(FOLDER)

  const { sites, close } = await openSites(options)
  try {
    const loadBefore = loadavg()[0] ?? 0
    const { results, version } = await measureAll(sites, options, chromePath)
    const report = writeReport(results, {
      runs: options.runs,
      browser: version,
      load: [loadBefore, loadavg()[0] ?? 0],
      notes: options.isWhole ? await readFile(fromRoot('bench', 'notes.md'), 'utf8') : '',
    })
    // What measured only a part does not take the place of a whole run.
    const file = options.isWhole ? fromRoot('bench', 'results.md') : inCache('bench-results.md')
    await writeFile(file, report)
    for (const { figure, reach, measured, isMet } of verdicts(results)) {
      if (!isMet) log(`short: ${figure}: ${measured}, reach ${reach}`)
    }
    log(`Everything that was measured is in ${file}.`)
    return 0
  } finally {
    close()
  }
}

/** @param {Options} options */
async function openSites({ routes, peers }) {
  const { writeHostingConfig } = await import('./build/hostingConfig')
  const config = await writeHostingConfig({ file: 'firebase.bench.json', publicFolder: FOLDER })
  const certificate = await makeCertificate()
  const own = await serve(fromRoot(FOLDER), JSON.parse(readFileSync(config, 'utf8')).hosting, certificate)
  const shown = (await shownPaths(fromRoot(FOLDER))).filter((path) => !SHELLS.includes(path))
  const wanted = shown.filter((path) => routes.length === 0 || routes.includes(path))
  if (wanted.length === 0) throw new UserError(`--routes takes some of ${shown.join(',')}.`)

  const servers = [own]
  const sites = [
    siteOf(
      OWN,
      wanted.map((route) => [route, own.origin + route]),
    ),
  ]
  for (const { name, folder, pairs } of peers) {
    const server = await serve(folder, PEER_RULES, certificate)
    servers.push(server)
    const theirs = wanted
      .map((route) => ({ route, path: pairs.get(route) ?? pairs.get(kindOf(route)) ?? route }))
      .filter(({ path }) => server.has(path))
    sites.push(
      siteOf(
        name,
        theirs.map(({ route, path }) => [route, server.origin + path]),
      ),
    )
  }
  return { sites, close: () => servers.map((server) => server.close()) }
}

/** One page stands for many of its kind: `/insight/*` for whichever article is measured. @param {string} route */
const kindOf = (route) => route.replace(/[^/]+$/, '*')

/** @param {string} name @param {string[][]} addresses @returns {Site} */
function siteOf(name, addresses) {
  return { name, targets: addresses.map(([route = '', url = '']) => ({ name, route, url })) }
}

/** @param {Site[]} sites @param {Options} options @param {string} executablePath */
async function measureAll(sites, { runs, parts }, executablePath) {
  const targets = interleave(sites)
  const wants = (/** @type {Options['parts'][number]} */ part) => parts.includes(part)
  const lighthouse = (/** @type {'mobile' | 'desktop'} */ form) =>
    wants(form)
      ? step(`Lighthouse, ${form}`, (detail) =>
          runLighthouse(targets, { runs, form, chromePath: executablePath, detail }),
        )
      : null
  const mobile = await lighthouse('mobile')
  const desktop = await lighthouse('desktop')

  const { chromium } = await import('@playwright/test')
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const version = browser.version()
  /** @type {Map<Target, import('./bench/firstLoad.mjs').FirstLoad>} */
  const bytes = new Map()
  const origin = new URL(sites[0]?.targets[0]?.url ?? '').origin
  try {
    if (wants('bytes')) {
      await step('First loads', async (detail) => {
        for (const target of targets) {
          detail(`${target.name} ${target.route}`)
          bytes.set(target, await measureFirstLoad(browser, target.url))
        }
      })
    }
    const visit = wants('visit')
      ? await step('The scripted visit', () => medianVisit(browser, origin, runs))
      : []
    const memory = wants('memory') ? await step('Memory', () => measureMemory(browser, origin)) : null
    const [own, ...peers] = sites.map(({ name, targets: pages }) => ({
      name,
      pages: pages.map((target) => ({
        route: target.route,
        noIndex: name === OWN && isKeptOut(target.route),
        mobile: mobile?.get(target),
        desktop: desktop?.get(target),
        bytes: bytes.get(target),
      })),
    }))
    if (!own) throw new Error('There is no site of ours')
    return { results: { own, peers, visit, memory }, version }
  } finally {
    await browser.close()
  }
}

/** Each page of ours directly before those that stand for it. @param {Site[]} sites @returns {Target[]} */
function interleave([own, ...peers]) {
  return (own?.targets ?? []).flatMap((target) => [
    target,
    ...peers.flatMap((peer) => peer.targets.filter(({ route }) => route === target.route)),
  ])
}

/** @param {string} route */
function isKeptOut(route) {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`
  return readFileSync(fromRoot(FOLDER, file), 'utf8').includes('<meta name="robots" content="noindex"')
}

/** @param {import('@playwright/test').Browser} browser @param {string} origin @param {number} runs */
async function medianVisit(browser, origin, runs) {
  /** @type {import('./bench/visit.mjs').Interaction[][]} */
  const visits = []
  for (let run = 0; run < runs; run++) visits.push(await measureVisit(browser, origin))
  const [first = []] = visits
  return first.map(({ act }, index) => ({ act, ms: median(visits.map((visit) => visit[index]?.ms ?? 0)) }))
}
