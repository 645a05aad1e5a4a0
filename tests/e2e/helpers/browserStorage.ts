import { expect, type Page } from '@playwright/test'
import { privacy } from '../../content'

const PRIVACY = privacy.sections.map(({ html }) => html).join()

/** There are no cookies, and the privacy page names whatever else the browser keeps. Returns these names. */
export async function expectNamedInPrivacy(page: Page): Promise<string[]> {
  expect(await page.context().cookies()).toEqual([])
  const names = await page.evaluate(namesOfWhatIsKept)
  for (const name of names) expect(PRIVACY).toContain(`“${name}”`)
  return names
}

/** Runs in the page. */
async function namesOfWhatIsKept() {
  // Firebase opens this database only to see whether it can, and deletes it at once.
  const trial = 'validate-browser-context-for-indexeddb-analytics-module'
  const databases = (await indexedDB.databases()).filter(({ name }) => name !== trial)
  const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
  return [...keys, ...databases.map(({ name }) => name ?? '')]
}

/** Everything the browser stores for the site, as one text to search in. */
export function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    stored.push(document.cookie, location.href, history.state)
    for (const { name } of await indexedDB.databases()) {
      if (name) stored.push(...(await readDatabase(name)))
    }
    return JSON.stringify(stored)

    async function readDatabase(name: string): Promise<unknown[]> {
      const database = await result(indexedDB.open(name))
      const storeOf = (name: string) => database.transaction(name).objectStore(name)
      const names = [...database.objectStoreNames]
      const values = await Promise.all(names.map((store) => result(storeOf(store).getAll())))
      database.close()
      return values
    }

    function result<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })
}
