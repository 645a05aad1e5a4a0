import { readEnvironment } from '../../scripts/build/environment'
import { type Backend, commitInBatches, documentName, type Write } from '../../scripts/content/store'
import { TEST_PORTS } from '../../scripts/lib/ports'
import type * as Articles from '../../src/data/articles'
import { backend as backendOf } from '../e2e/helpers/backend'
import { expect, test } from '../e2e/helpers/test'

const PROJECT = 'demo-site-measure'
const SIZES = [20, 1_000, 10_000]
const RUNS = 5
const WRITES_PER_COMMIT = 200
const TIMEOUT = 300_000 // ms

const DAY = 86_400_000 // ms
const NEWEST = Date.UTC(2026, 10, 20, 12)
const DOMAINS = ['Technology', 'Digital', 'Accountancy']
const TEXT = `<h2>Part</h2><p>${'Words of an article. '.repeat(90)}</p>`

/** Every later page starts at the same article, however many follow it. */
const PLACE = { id: articleId(9), date: [(NEWEST - 9 * DAY) / 1000, 0] as [number, number] }
const READS: Record<string, (articles: typeof Articles) => Promise<unknown>> = {
  list: (articles) => articles.listArticles(null),
  'list of a domain': (articles) => articles.listArticles('Digital'),
  'load more': (articles) => articles.listArticles(null, PLACE),
  article: (articles) => articles.readArticle(articleId(3)),
  'next and previous': (articles) => articles.readNeighbours(PLACE),
}

// The emulator has no indexes: it sorts the whole collection for every list, so its response times grow. Firestore's do
// not: tests/unit/data/queries.test.ts checks that each of these queries has an index.
test('the number of documents read does not grow with the archive', async () => {
  test.setTimeout(TIMEOUT)
  const takeCount = countDocuments()
  const articles = await loadDataFunctions()
  const counts: Record<string, Set<number>> = {}
  for (const size of SIZES) {
    await fillArchive(backendOf(PROJECT), size)
    for (const [name, read] of Object.entries(READS)) {
      counts[name] ??= new Set()
      const durations: number[] = []
      for (let run = 0; run < RUNS; run++) {
        takeCount()
        const startedAt = performance.now()
        await read(articles)
        durations.push(performance.now() - startedAt)
        counts[name].add(takeCount())
      }
      const median = durations.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0
      const documents = [...counts[name]].join(' or ')
      console.info(`${size} articles, ${name}: ${documents} documents, ${median.toFixed(1)} ms`)
    }
  }
  for (const [name, numbers] of Object.entries(counts)) expect([...numbers], name).toHaveLength(1)
})

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
async function loadDataFunctions(): Promise<typeof Articles> {
  const variables = { LOCAL_FIRESTORE_PORT: String(TEST_PORTS.firestore), LOCAL_PROJECT_ID: PROJECT }
  // Vite replaces these in the bundle.
  Object.assign(globalThis, { __ENVIRONMENT__: readEnvironment(variables), __LOCAL_BACKEND__: true })
  return import('../../src/data/articles')
}

/** Replaces everything in the project with `count` articles, one a day, of which every twentieth is archived. */
async function fillArchive(backend: Backend, count: number) {
  const documents = `${backend.origin}/emulator/v1/${documentName(backend, '').slice(0, -1)}`
  expect((await fetch(documents, { method: 'DELETE' })).ok).toBe(true)
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
