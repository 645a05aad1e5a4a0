import type * as Blogs from '../src/data/blogs'
import { readEnvironment } from './build/environment'
import { type Backend, commitInBatches, documentName, type Write } from './content/store'
import { EMULATORS, install } from './lib/install'
import { log, step } from './lib/log'
import { localUrl, TEST_PORTS } from './lib/ports'
import { UserError } from './lib/userError'
import { claimBackend } from './local/backend'
import { startEmulators } from './local/emulators'
import { firestoreEmulator } from './local/firestoreEmulator'

const PROJECT = 'demo-triveni-measure'
const BACKEND = { origin: localUrl(TEST_PORTS.firestore), projectId: PROJECT, token: 'owner' }
const SIZES = [20, 1_000, 10_000]
const RUNS = 5
const WRITES_PER_COMMIT = 200

const DAY = 86_400_000 // ms
const NEWEST = Date.UTC(2026, 10, 20, 12)
const DOMAINS = ['Technology', 'Digital', 'Accountancy']
const TEXT = `<h2>Part</h2><p>${'Words of an article. '.repeat(90)}</p>`

/** Every later page starts at the same article, however many follow it. */
const PLACE = { id: articleId(9), date: [(NEWEST - 9 * DAY) / 1000, 0] as [number, number] }
const READS: Record<string, (blogs: typeof Blogs) => Promise<{ ok: boolean }>> = {
  list: (blogs) => blogs.listBlogs(null),
  'list of a domain': (blogs) => blogs.listBlogs('Digital'),
  'load more': (blogs) => blogs.listMoreBlogs(null, PLACE),
  article: (blogs) => blogs.readArticle(articleId(3)),
  'next and previous': (blogs) => blogs.readNeighbours(PLACE),
}

/** `npm run measure:reads`: what the article list and an article cost with 20, 1,000 and 10,000 articles. */
export async function main() {
  await startFirestore()
  const takeCount = countDocuments()
  const blogs = await loadDataFunctions()
  const counts = new Map(Object.keys(READS).map((name) => [name, new Set<number>()]))
  for (const size of SIZES) {
    await step(`Writing ${size} articles`, () => fillArchive(BACKEND, size))
    for (const [name, read] of Object.entries(READS)) {
      const durations: number[] = []
      for (let run = 0; run < RUNS; run++) {
        takeCount()
        const startedAt = performance.now()
        if (!(await read(blogs)).ok) throw new UserError('A read failed. See the message above.')
        durations.push(performance.now() - startedAt)
        counts.get(name)?.add(takeCount())
      }
      const median = durations.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
      const documents = [...(counts.get(name) ?? [])].join(' or ')
      log(`  ${name.padEnd(20)}${documents.padStart(3)} documents   ${median.toFixed(1)} ms`)
    }
  }
  log('The emulator has no indexes: it sorts the whole collection for every list. Firestore does not.')
  log('tests/unit/data/queries.test.ts checks that each of these queries has an index.')
  const growing = [...counts].filter(([, numbers]) => numbers.size > 1).map(([name]) => name)
  if (growing.length === 0) log('The number of documents read does not grow with the archive.')
  else log(`The number of documents read depends on the archive: ${growing.join(', ')}.`)
  return growing.length === 0 ? 0 : 1
}

async function startFirestore() {
  await claimBackend('test')
  const [emulator] = await Promise.all([firestoreEmulator(), install(EMULATORS)])
  const { ready } = await startEmulators({ ports: TEST_PORTS, projectId: PROJECT, emulator })
  await ready.all
}

/** Counts the documents in Firestore's responses. Returns a function that returns the count since its last call. */
function countDocuments() {
  const { fetch } = globalThis
  let count = 0
  globalThis.fetch = async (...request) => {
    const response = await fetch(...request)
    // Lists have `document`, single reads have `found`.
    const parts: unknown = await response.clone().json()
    if (Array.isArray(parts)) count += parts.filter((part) => part.document || part.found).length
    return response
  }
  return () => {
    const taken = count
    count = 0
    return taken
  }
}

/** The site's own data functions. */
async function loadDataFunctions(): Promise<typeof Blogs> {
  const variables = { LOCAL_FIRESTORE_PORT: String(TEST_PORTS.firestore), LOCAL_PROJECT_ID: PROJECT }
  // Vite replaces these in the bundle.
  Object.assign(globalThis, { __ENVIRONMENT__: readEnvironment(variables), __LOCAL_BACKEND__: true })
  return import('../src/data/blogs')
}

/** Replaces everything in the project with `count` articles, one a day, of which every twentieth is archived. */
async function fillArchive(backend: Backend, count: number) {
  const documents = `${backend.origin}/emulator/v1/${documentName(backend, '').slice(0, -1)}`
  const { ok, status } = await fetch(documents, { method: 'DELETE' })
  if (!ok) throw new Error(`The emulator could not be cleared: ${status}`)
  const writes = Array.from({ length: count }, (_, index) => [articleWrite(backend, index)])
  await commitInBatches(backend, writes, WRITES_PER_COMMIT)
}

function articleWrite(backend: Backend, index: number): Write {
  const text = (stringValue: string) => ({ stringValue })
  return {
    update: {
      name: documentName(backend, `blogs/${articleId(index)}`),
      fields: {
        blogTitle: text(`Article ${index}`),
        blogDesc: text('For a card.'),
        desc: text('For a search result.'),
        writerName: text('A Writer'),
        domain: text(DOMAINS[index % DOMAINS.length] ?? ''),
        archive: { booleanValue: index % 20 === 18 },
        date: { timestampValue: new Date(NEWEST - index * DAY).toISOString() },
        blogContent: text(TEXT),
      },
    },
  }
}

function articleId(index: number): string {
  return `article-${String(index).padStart(5, '0')}`
}
