import type * as Blogs from '../src/data/blogs'
import { readEnvironment } from './build/environment'
import { writeHostingConfig } from './build/hostingConfig'
import { EMULATORS, install } from './lib/install'
import { log, step } from './lib/log'
import { parseOptions } from './lib/options'
import { localUrl, TEST_PORTS } from './lib/ports'
import { UserError } from './lib/userError'
import { claimTestBackend } from './local/backend'
import { startEmulators } from './local/emulators'
import { firestoreEmulator } from './local/firestoreEmulator'
import { articleId, fillArchive } from './measureReads/archive'
import { type CountingProxy, startCountingProxy } from './measureReads/countingProxy'

type Read = (blogs: typeof Blogs) => Promise<{ ok: boolean }>
type Cost = { size: number; documents: string; own: number; waited: number }

const PROJECT = 'demo-triveni-measure'
const SIZES = [20, 1_000, 10_000]
const RUNS = 5
const WARM_UP_RUNS = 3
const MAX_GROWTH = 1.2
/** Smaller differences are noise. */
const NOISE = 1 // ms

/** Every later page starts at the same article, however many follow it. */
const CURSOR = { id: articleId(9), date: [Date.UTC(2026, 10, 11, 12) / 1000, 0] as [number, number] }
const READS: Record<string, Read> = {
  list: (blogs) => blogs.listBlogs(null),
  'list of a domain': (blogs) => blogs.listBlogs('Digital'),
  'load more': (blogs) => blogs.listMoreBlogs(null, CURSOR),
  article: (blogs) => blogs.readArticle(articleId(3)),
  'next and previous': (blogs) => blogs.readNeighbours(CURSOR),
}

/** `npm run measure:reads`: what the article list and an article cost with 20, 1,000 and 10,000 articles. */
export async function main(args: string[]) {
  const values = parseOptions(args, { firestore: { type: 'string' } })
  const origin = values.firestore ?? (await startFirestore())
  for (const size of SIZES) {
    const backend = { origin, projectId: projectOf(size), token: 'owner' }
    await step(`Writing ${size} articles`, () => fillArchive(backend, size))
  }
  const proxy = await startCountingProxy(origin, PROJECT)
  const blogs = await loadDataFunctions(proxy.port)
  try {
    let isConstant = true
    for (const [name, read] of Object.entries(READS)) {
      const costs = await measure(() => read(blogs), proxy)
      isConstant = report(name, costs) && isConstant
    }
    log('The emulator has no indexes: it sorts the whole collection for every list. Firestore does not.')
    log('tests/unit/data/queries.test.ts checks that each of these queries has an index.')
    log(
      isConstant
        ? 'The documents read and the time spent in the site do not grow with the archive.'
        : 'The cost grows with the archive.',
    )
    return isConstant ? 0 : 1
  } finally {
    proxy.close()
  }
}

const projectOf = (size: number) => `${PROJECT}-${size}`

async function startFirestore(): Promise<string> {
  await claimTestBackend()
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS)])
  const target = { ports: TEST_PORTS, projectId: PROJECT }
  const config = await writeHostingConfig({ file: 'firebase.test.json', publicFolder: 'public', ...target })
  await startEmulators({ ...target, config, emulator }).ready.all
  return localUrl(TEST_PORTS.firestore)
}

/** The site's own data functions, connected to the proxy. */
async function loadDataFunctions(port: number): Promise<typeof Blogs> {
  const environment = readEnvironment({ LOCAL_FIRESTORE_PORT: String(port), LOCAL_PROJECT_ID: PROJECT })
  // Vite replaces these in the bundle.
  Object.assign(globalThis, { __ENVIRONMENT__: environment, __LOCAL_BACKEND__: true })
  return import('../src/data/blogs')
}

/** Measures the sizes in turn, so that other load on the machine affects all of them alike. */
async function measure(read: () => Promise<{ ok: boolean }>, proxy: CountingProxy): Promise<Cost[]> {
  const measured = SIZES.map((size) => ({
    size,
    documents: new Set<number>(),
    own: [] as number[],
    waited: [] as number[],
  }))
  for (let run = -WARM_UP_RUNS; run < RUNS; run++) {
    for (const { size, documents, own, waited } of measured) {
      proxy.switchTo(projectOf(size))
      proxy.takeTraffic()
      const startedAt = performance.now()
      const { ok } = await read()
      const duration = performance.now() - startedAt
      if (!ok) throw new UserError('A read failed. See the message above.')
      const traffic = proxy.takeTraffic()
      if (run < 0) continue
      documents.add(traffic.documents)
      waited.push(traffic.waited)
      own.push(duration - traffic.waited)
    }
  }
  return measured.map(({ size, documents, own, waited }) => ({
    size,
    documents: [...documents].join(' or '),
    own: median(own),
    waited: median(waited),
  }))
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}

/** Prints the costs and returns whether they are the same for every size. */
function report(name: string, costs: Cost[]): boolean {
  for (const { size, documents, own, waited } of costs) {
    const columns = [name.padEnd(20), `${size} articles`.padStart(15), `${documents} documents`.padStart(14)]
    log(`${columns.join('')}   ${own.toFixed(1)} ms, and ${waited.toFixed(1)} ms in the emulator`)
  }
  const [smallest, largest] = [costs[0], costs.at(-1)]
  if (!smallest || !largest) return true
  const growth = largest.own / smallest.own
  log(`${name.padEnd(20)}${'largest to smallest'.padStart(29)}   × ${growth.toFixed(2)}`)
  const isOwnConstant = growth <= MAX_GROWTH || largest.own - smallest.own < NOISE
  return isOwnConstant && costs.every(({ documents }) => documents === smallest.documents)
}
