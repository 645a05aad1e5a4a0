import type { Page, Route } from '@playwright/test'
import { FIRESTORE } from './site'

/** Fields of a document as a test writes them; dates are Dates. */
export type Fields = Record<string, string | boolean | Date | string[]>
export type Document = { id: string; fields: Fields }

const MOMENT = '2026-11-21T00:00:00Z'

/** Answers the app in the backend's place: lists with `listed`, single documents with `byId`. */
export async function answerBlogs(page: Page, listed: Document[], byId: (id: string) => Document | null) {
  await page.route(FIRESTORE, async (route) => {
    const body = route.request().postData() ?? ''
    const [parent = ''] = /projects\/[^:]+documents/.exec(decodeURIComponent(route.request().url())) ?? []
    const found = (document: Document) => foundIn(parent, document)
    if (body.includes('structuredQuery')) {
      // The neighbours of an article are asked for one by one; a list gets everything, to show as much as it can.
      const isForOne = /"limit":(\{"value":)?1\b/.test(body)
      return answer(route, (isForOne ? listed.slice(0, 1) : listed).map(found))
    }
    const name: string = JSON.parse(body).documents?.[0] ?? ''
    const document = byId(name.slice(name.lastIndexOf('/') + 1))
    return answer(route, [
      document ? { found: found(document).document, readTime: MOMENT } : { missing: name, readTime: MOMENT },
    ])
  })
}

/** Answers each list with what is given for its collection, and every other with nothing. */
export async function answerLists(page: Page, listed: Record<string, Document[]>) {
  await page.route(FIRESTORE, (route) => {
    const { collectionId = '' } =
      /"collectionId":"(?<collectionId>\w+)"/.exec(route.request().postData() ?? '')?.groups ?? {}
    const [parent = ''] = /projects\/[^:]+documents/.exec(decodeURIComponent(route.request().url())) ?? []
    const documents = listed[collectionId] ?? []
    const found = documents.map((document) => foundIn(parent, document, collectionId))
    return answer(route, found.length > 0 ? found : [{ readTime: MOMENT }])
  })
}

function answer(route: Route, json: unknown) {
  return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json })
}

function foundIn(parent: string, { id, fields }: Document, collection = 'blogs') {
  const entries = Object.entries(fields).map(([name, value]) => [name, toValue(value)])
  return {
    document: {
      name: `${parent}/${collection}/${id}`,
      fields: Object.fromEntries(entries),
      createTime: MOMENT,
      updateTime: MOMENT,
    },
    readTime: MOMENT,
  }
}

function toValue(value: Fields[string]): object {
  if (typeof value === 'string') return { stringValue: value }
  if (typeof value === 'boolean') return { booleanValue: value }
  if (value instanceof Date) return { timestampValue: value.toISOString() }
  return { arrayValue: { values: value.map((stringValue) => ({ stringValue })) } }
}
