import { type Backend, commitInBatches, documentName, type Write } from '../content/store'

const WRITES_PER_COMMIT = 200
const DAY = 86_400_000 // ms
const NEWEST = Date.UTC(2026, 10, 20, 12)
const DOMAINS = ['Technology', 'Digital', 'Accountancy']
const TEXT = `<h2>Part</h2><p>${'Words of an article. '.repeat(90)}</p>`

export const articleId = (index: number) => `article-${String(index).padStart(5, '0')}`

/** Replaces everything in a project with `count` articles, one a day, of which every twentieth is archived. */
export async function fillArchive(backend: Backend, count: number) {
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
