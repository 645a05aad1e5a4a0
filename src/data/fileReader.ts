import { request } from '@/lib/withTimeout'
import type { CollectionName } from './collections'
import { articles, type StoredArticle } from './collections/articles'
import { parseList } from './parseDocuments'
import type { Reader, StoredCollection } from './reader'

/** The documents of the content files, by collection. */
export type Content = Partial<Record<CollectionName, { id: string }[]>>

/** The build of a preview writes its documents here. */
export const CONTENT_FILE = 'content.json'

let opened: Promise<Reader> | undefined

/** A preview shows the content that it was built from, also after a click. All queries share one download. */
export function openReader(): Promise<Reader> {
  opened ??= download().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function download(): Promise<Reader> {
  const response = await request(() => fetch(`/${CONTENT_FILE}`))
  return fileReader(await response.json())
}

/** The build reads for each of its pages, so documents are parsed and sorted once. */
export function fileReader(content: Content): Reader {
  const parsed = new Map<string, unknown[]>()
  let order: StoredArticle[] | undefined

  function parseAll<Document extends { id: string }>({
    name,
    schema,
  }: StoredCollection<Document>): Document[] {
    const known = parsed.get(name) as Document[] | undefined
    const documents = known ?? parseList(name, schema, content[name as CollectionName] ?? [])
    parsed.set(name, documents)
    return documents
  }
  const articlesInOrder = () => (order ??= articles.arrange(parseAll(articles)))

  return {
    readAll: async (collection) => parseAll(collection),
    async readOne(collection, id) {
      return parseAll(collection).find((document) => document.id === id) ?? null
    },
    async readArticles({ practice, after, size }) {
      const all = articlesInOrder()
      const matching = practice === null ? all : all.filter((article) => article.practice === practice)
      const start = after ? matching.findIndex(({ id }) => id === after.id) + 1 : 0
      const items = matching.slice(start, start + size)
      const last = items.at(-1)
      return { items, next: last && last !== matching.at(-1) ? { id: last.id, date: last.date } : null }
    },
    async readArticlesAbout(service, size) {
      return articlesInOrder()
        .filter(({ services }) => services.includes(service))
        .slice(0, size)
    },
    async readNeighbours({ id }) {
      const all = articlesInOrder()
      const at = all.findIndex((article) => article.id === id)
      if (at < 0) return { newer: null, older: null }
      return { newer: all[at - 1] ?? null, older: all[at + 1] ?? null }
    },
    async readNewerArticles(position, most) {
      const all = articlesInOrder()
      const known = position ? all.findIndex(({ id }) => id === position.id) : all.length
      return all.slice(0, Math.max(0, known)).toReversed().slice(0, most)
    },
  }
}
