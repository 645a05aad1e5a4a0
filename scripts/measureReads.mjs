import { EMULATORS, install } from './lib/install'
import { log, step } from './lib/log'
import { parseOptions } from './lib/options'
import { localUrl, TEST_PORTS } from './lib/ports'
import { UserError } from './lib/userError'
import { claimTestBackend } from './local/backend'
import { startEmulators } from './local/emulators'
import { firestoreEmulator } from './local/firestoreEmulator'
import { articleId, fillArchive } from './measure/archive.mjs'
import { countingProxy } from './measure/countingProxy.mjs'

/**
 * @typedef {typeof import('../src/data/blogs')} Blogs
 * @typedef {{ name: string, size: number, documents: string, own: number, waited: number }} Row
 */

const PROJECT = 'demo-triveni-measure'

const SIZES = [20, 1_000, 10_000]
const RUNS = 5
const WARM_UPS = 3
const MOST_GROWTH = 1.2
/** Less than this is the noise of the machine. */
const NOISE = 1 // ms

/** What the pages ask for. Every page of the archive begins at the same article, whatever lies behind it. */
const PLACE = {
  id: articleId(9),
  date: /** @type {[number, number]} */ ([Date.UTC(2026, 10, 11, 12) / 1000, 0]),
}

/** @type {{ name: string, read: (blogs: Blogs) => Promise<{ ok: boolean }> }[]} */
const READS = [
  { name: 'list', read: (blogs) => blogs.listBlogs(null) },
  { name: 'list of a domain', read: (blogs) => blogs.listBlogs('Digital') },
  { name: 'load more', read: (blogs) => blogs.listMoreBlogs(null, PLACE) },
  { name: 'article', read: (blogs) => blogs.readArticle(articleId(3)) },
  { name: 'next and previous', read: (blogs) => blogs.readNeighbours(PLACE) },
]

/** `npm run measure:reads`: what the list and an article cost with 20, 1,000 and 10,000 articles. */
export async function main(/** @type {string[]} */ args) {
  const values = parseOptions(args, { firestore: { type: 'string' } })
  const origin = values.firestore ?? (await startEmulator())
  for (const size of SIZES) {
    await step(`Filling in ${size} articles`, () =>
      fillArchive({ origin, projectId: projectOf(size), token: 'owner' }, size),
    )
  }
  const proxy = await countingProxy(origin, PROJECT)
  const { blogs, close } = await openSiteData(proxy.port)
  try {
    /** @type {Row[]} */
    const rows = []
    for (const { name, read } of READS) rows.push(...(await measure(name, () => read(blogs), proxy)))
    return report(rows)
  } finally {
    await close()
    proxy.close()
  }
}

const projectOf = (/** @type {number} */ size) => `${PROJECT}-${size}`

async function startEmulator() {
  await claimTestBackend()
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS)])
  const { writeHostingConfig } = await import('./build/hostingConfig')
  const target = { ports: TEST_PORTS, projectId: PROJECT }
  const config = await writeHostingConfig({
    file: 'firebase.measure.json',
    publicFolder: 'public',
    ...target,
  })
  await startEmulators({ ...target, config, emulator }).ready.all
  return localUrl(TEST_PORTS.firestore)
}

/** The site's own data functions, led to the proxy. @param {number} port */
async function openSiteData(port) {
  process.env.LOCAL_FIRESTORE_PORT = String(port)
  process.env.LOCAL_PROJECT_ID = PROJECT
  const { createServer } = await import('vite')
  const server = { middlewareMode: true, hmr: false, ws: /** @type {const} */ (false) }
  const vite = await createServer({ server, appType: 'custom', logLevel: 'error' })
  const blogs = /** @type {Blogs} */ (await vite.ssrLoadModule('/src/data/blogs.ts'))
  return { blogs, close: () => vite.close() }
}

/**
 * The sizes take turns, so that whatever else this machine does falls on all of them alike.
 * @param {string} name @param {() => Promise<{ ok: boolean }>} read
 * @param {Awaited<ReturnType<typeof countingProxy>>} proxy
 * @returns {Promise<Row[]>}
 */
async function measure(name, read, proxy) {
  const runs = SIZES.map((size) => ({ size, documents: new Set(), own: [0], waited: [0] }))
  for (let round = -WARM_UPS; round < RUNS; round++) {
    for (const run of runs) {
      proxy.lead(projectOf(run.size))
      proxy.take()
      const began = performance.now()
      const { ok } = await read()
      const whole = performance.now() - began
      if (!ok) throw new UserError('A read failed: what it says stands above.')
      const { documents, waited } = proxy.take()
      if (round < 0) continue
      run.documents.add(documents)
      run.waited[round] = waited
      run.own[round] = whole - waited
    }
  }
  return runs.map(({ size, documents, own, waited }) => ({
    ...{ name, size, documents: [...documents].join(' or ') },
    ...{ own: median(own), waited: median(waited) },
  }))
}

/** @param {number[]} times */
function median(times) {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** @param {Row[]} rows */
function report(rows) {
  let good = true
  for (const { name } of READS) {
    const [small, ...larger] = rows.filter((row) => row.name === name)
    const largest = larger.at(-1)
    if (!small || !largest) continue
    const growth = largest.own / small.own
    good &&=
      (growth <= MOST_GROWTH || largest.own - small.own < NOISE) &&
      larger.every(({ documents }) => documents === small.documents)
    for (const { size, documents, own, waited } of [small, ...larger]) {
      const first = `${size === small.size ? name : ''}`.padEnd(20)
      const parts = [`${size} articles`.padStart(15), `${documents} documents`.padStart(14)]
      log(`${first}${parts.join('')}   ${own.toFixed(1)} ms, and ${waited.toFixed(1)} ms in the emulator`)
    }
    log(`${' '.repeat(20)}${'largest to smallest'.padStart(29)}   × ${growth.toFixed(2)}`)
  }
  log('The emulator has no indexes: it sorts the whole collection for every list, which Firestore does not.')
  log(
    'That Firestore finds an index for each of these queries is what tests/unit/data/queries.test.ts holds.',
  )
  log(
    good
      ? 'Neither the documents read nor the site’s own time grow with the archive.'
      : 'Something grows with the archive.',
  )
  return good ? 0 : 1
}
