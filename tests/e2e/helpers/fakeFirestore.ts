import type { Page, Route } from '@playwright/test'
import { type ContentFields, toFirestoreFields } from '../../../scripts/content/firestoreValue'
import { FIRESTORE } from './backend'

export type Document = { id: string; fields: ContentFields }

export const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const READ_TIME = '2026-11-21T00:00:00Z'

/** Responds to list requests with `lists` and to requests for one article with `findArticle`. */
export async function fakeFirestore(
  page: Page,
  lists: Record<string, Document[]>,
  findArticle: (id: string) => Document | null = () => null,
) {
  await page.route(FIRESTORE, async (route) => {
    const body = route.request().postData() ?? ''
    const [parent = ''] = /projects\/[^:]+documents/.exec(decodeURIComponent(route.request().url())) ?? []
    const found = (collection: string, { id, fields }: Document) => ({
      document: {
        name: `${parent}/${collection}/${id}`,
        fields: toFirestoreFields(fields),
        createTime: READ_TIME,
        updateTime: READ_TIME,
      },
      readTime: READ_TIME,
    })
    if (body.includes('structuredQuery')) {
      const collection = /"collectionId":"(\w+)"/.exec(body)?.[1] ?? ''
      // An article asks for its neighbours one by one. Any other list gets everything.
      const isForOne = /"limit":(\{"value":)?1\b/.test(body)
      const documents = (lists[collection] ?? []).slice(0, isForOne ? 1 : undefined)
      const results = documents.map((document) => found(collection, document))
      return respond(route, results.length > 0 ? results : [{ readTime: READ_TIME }])
    }
    const name: string = JSON.parse(body).documents?.[0] ?? ''
    const document = findArticle(name.slice(name.lastIndexOf('/') + 1))
    return respond(route, [
      document
        ? { found: found('blogs', document).document, readTime: READ_TIME }
        : { missing: name, readTime: READ_TIME },
    ])
  })
}

const respond = (route: Route, json: unknown) => route.fulfill({ headers: CORS, json })
