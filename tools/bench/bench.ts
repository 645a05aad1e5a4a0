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
import { UserError } from '../../scripts/lib/userError'
import { selectBackend } from '../../scripts/local/backend'
import { chromium as findChromium } from '../../scripts/local/chromium'
import { requireLock } from '../../scripts/processes/lock'
import { type Interaction, measureMemory, measureVisit } from './browser'
import { checkClaims } from './claims'
import { PEER_RULES, withoutHeader } from './hostingRules'
import { BROWSER_FLAGS, type Device, type Page, runLighthouse } from './lighthouse'
import { OWN_NAME, ownPages } from './measuredPages'
import { readOptions } from './options'
import { writeReport } from './report'
import { makeCertificate, serve } from './server'

type Options = ReturnType<typeof readOptions>

const PACKAGES = {
  title: 'the measuring tools',
  folder: 'tools/bench',
  flags: ['--omit=optional', '--ignore-scripts'],
}
const BUILD_FOLDER = 'dist-bench'
/** Pages that show nothing by themselves. */
const EMPTY_PAGES = ['/404', '/cart', '/account', '/auth/action']

/** With it, Chromium starts a process for the page, and Lighthouse counts that as blocking time: see notes.md. */
const OPENER_POLICY = 'cross-origin-opener-policy'

/** `npm run bench`: measures the speed of every public page, and of other sites next to it. */
export async function main(args: string[]) {
  const options = readOptions(args)
  await requireLock('bench')
  selectBackend('test', ['VITE_REPORT_URL', 'VITE_FILM_URL'])
  const chromePath = await findChromium()
  await install(PACKAGES)
  await buildSite(BUILD_FOLDER)

  const { pages, close } = await openSites(options)
  try {
    const [loadBefore = 0] = loadavg()
    const { browserVersion, ...results } = await measure(pages, options, chromePath)
    const claims = checkClaims(results)
    const { runs, isComplete } = options
    const notes = isComplete ? await readFile(fromRoot('tools', 'bench', 'notes.md'), 'utf8') : ''
    const file = isComplete ? fromRoot('tools', 'bench', 'results.md') : inCache('bench-results.md')
    await writeFile(file, writeReport(results, claims, { runs, browserVersion, loadBefore, notes }))
    for (const { name, limit, measured, isMet } of claims) {
      if (!isMet) log(`missed: ${name}: ${measured}, limit ${limit}`)
    }
    log(`The results are in ${file}.`)
    return 0
  } finally {
    close()
  }
}

/** Serves the sites. Each page of this site is followed by the pages to compare it with. */
async function openSites({ routes, peers }: Options) {
  const config = await writeHostingConfig({ file: 'firebase.bench.json', publicFolder: BUILD_FOLDER })
  const rules = withoutHeader(JSON.parse(await readFile(config, 'utf8')).hosting, OPENER_POLICY)
  const certificate = await makeCertificate()
  const own = await serve(fromRoot(BUILD_FOLDER), rules, certificate)
  const all = builtPages(fromRoot(BUILD_FOLDER)).filter((path) => !EMPTY_PAGES.includes(path))
  const wanted = all.filter((path) => routes.length === 0 || routes.includes(path))
  if (wanted.length === 0) throw new UserError(`--routes accepts ${all.join(',')}.`)

  const others = await Promise.all(
    peers.map(async (peer) => ({ ...peer, server: await serve(peer.folder, PEER_RULES, certificate) })),
  )
  const pages = wanted.flatMap((route): Page[] => [
    { site: OWN_NAME, route, url: own.origin + route, isIndexed: isIndexed(route) },
    ...others.flatMap(({ name, pages, server }) => {
      const path = pages.get(route) ?? pages.get(route.replace(/[^/]+$/, '*')) ?? route
      return server.has(path) ? [{ site: name, route, url: server.origin + path, isIndexed: true }] : []
    }),
  ])
  return { pages, close: () => [own, ...others.map(({ server }) => server)].map((server) => server.close()) }
}

function isIndexed(route: string): boolean {
  const file = route === '/' ? 'index.html' : `${route.slice(1)}.html`
  const html = readFileSync(fromRoot(BUILD_FOLDER, file), 'utf8')
  return !html.includes('<meta name="robots" content="noindex"')
}

async function measure(pages: Page[], { runs, wants }: Options, executablePath: string) {
  const lighthouse = (device: Device, round: Page[]) =>
    step(`Lighthouse, ${device}`, (setDetail) =>
      runLighthouse(round, { runs, device, chromePath: executablePath, setDetail }),
    )
  const mobile = wants('mobile') ? await lighthouse('mobile', roundOf(pages)) : null
  // Peers are compared on the phone only.
  const desktop = wants('desktop') ? await lighthouse('desktop', ownPages(pages)) : null

  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS })
  const origin = new URL(pages[0]?.url ?? '').origin
  const visits: Interaction[][] = []
  try {
    if (wants('visit')) {
      await step('The scripted visit', async () => {
        for (let run = 0; run < runs; run++) visits.push(await measureVisit(browser, origin))
      })
    }
    const memory = wants('memory') ? await step('Memory', () => measureMemory(browser, origin)) : null
    const measured = pages.map((page) => ({
      ...page,
      mobile: mobile?.get(page),
      desktop: desktop?.get(page),
    }))
    return { pages: measured, visits, memory, browserVersion: browser.version() }
  } finally {
    await browser.close()
  }
}

/** With peers, each page of this site is measured before and after them: the first page in a round is often the slowest. */
function roundOf(pages: Page[]): Page[] {
  return pages.flatMap((page, index) => {
    const isLastOfRoute = pages[index + 1]?.route !== page.route
    const own = pages.find(({ site, route }) => site === OWN_NAME && route === page.route)
    return isLastOfRoute && own && own !== page ? [page, own] : [page]
  })
}
