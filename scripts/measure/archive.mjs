import { domains } from '@/content/practices'
import { commitInBatches, documentName } from '../content/store'

/** @import { Backend, Write } from '../content/store' */

const WRITES_PER_COMMIT = 200
const DAY = 86_400_000 // ms
const NEWEST = Date.UTC(2026, 10, 20, 12)
const TEXT = `<h2>Part</h2><p>${'Words of an article. '.repeat(90)}</p>`

/**
 * Makes the articles of a project exactly `count`, a day apart, every twentieth of them archived.
 * @param {Backend} backend @param {number} count
 */
export async function fillArchive(backend, count) {
  const documents = `${backend.origin}/emulator/v1/${documentName(backend, '').slice(0, -1)}`
  const emptied = await fetch(documents, { method: 'DELETE' })
  if (!emptied.ok) throw new Error(`The emulator could not be emptied: ${emptied.status}`)
  const writes = Array.from({ length: count }, (_, index) => [articleWrite(backend, index)])
  await commitInBatches(backend, writes, WRITES_PER_COMMIT)
}

/** @param {number} index */
export const articleId = (index) => `article-${String(index).padStart(5, '0')}`

/** @param {Backend} backend @param {number} index @returns {Write} */
function articleWrite(backend, index) {
  return {
    update: {
      name: documentName(backend, `blogs/${articleId(index)}`),
      fields: {
        blogTitle: { stringValue: `Article ${index}` },
        blogDesc: { stringValue: 'For a card.' },
        desc: { stringValue: 'For a search result.' },
        writerName: { stringValue: 'A Writer' },
        domain: { stringValue: domains[index % domains.length] ?? '' },
        archive: { booleanValue: index % 20 === 18 },
        date: { timestampValue: new Date(NEWEST - index * DAY).toISOString() },
        blogContent: { stringValue: TEXT },
      },
    },
  }
}
