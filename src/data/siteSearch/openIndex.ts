import type { ListPosition, Reader } from '@/data/reader'
import { loadChunk } from '@/lib/loadChunk'
import { request } from '@/lib/withTimeout'
import { articleText } from './articleText'
import { SearchIndex } from './SearchIndex'
import { FIRST_PART, type FirstPart, type SecondPart } from './searchTexts'

/** Since the build. More are not found before the next one. */
const MOST_NEWER = 100

/** The index of the first part, to which the others can be added. */
type OpenIndex = { index: SearchIndex; newest: ListPosition | null; rest: string }

export async function openIndex(): Promise<OpenIndex> {
  // A file that is gone means that another version of the site has been deployed: this page loads again. Unlike a module,
  // the file is requested again after a failure. With a new function each time, a second failure does not reload the page.
  const { texts, newest, rest } = await loadChunk(() => readFirst())
  const index = new SearchIndex()
  await index.add(texts)
  return { index, newest, rest }
}

const readFirst = () => readJson<FirstPart>(`/${FIRST_PART}`)

/** Adds what the first part leaves out. After a deploy, only its new name leads there. */
export async function addRest({ index, rest }: OpenIndex) {
  const readSecond = (address: string) => readJson<SecondPart>(address)
  const { articles } = await readSecond(rest).catch(async () => readSecond((await readFirst()).rest))
  await index.add(articles)
}

/** Asks for what was published since the build. The request says nothing about what is searched for. */
export async function addNewer({ index, newest }: OpenIndex, reader: Reader) {
  await index.add((await reader.readNewerArticles(newest, MOST_NEWER)).map(articleText))
}

/** The address in the message is for `loadChunk`, which finds out whether the file is gone. */
async function readJson<Content>(address: string): Promise<Content> {
  const { href } = new URL(address, location.origin)
  const failure = (cause: unknown) => new Error(`Could not load ${href}`, { cause })
  const response = await request(() => fetch(href)).catch((error) => Promise.reject(failure(error)))
  if (!response.ok) throw failure(response.status)
  return response.json().catch((error: unknown) => Promise.reject(failure(error)))
}
