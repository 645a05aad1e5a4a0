import type { Page } from '@playwright/test'

/** Everything the browser stores for the site, as one text to search in. */
export function readBrowserStorage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const stored: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]
    for (const { name } of await indexedDB.databases()) {
      if (name) stored.push(...(await readDatabase(name)))
    }
    return JSON.stringify(stored)

    async function readDatabase(name: string): Promise<unknown[]> {
      const database = await result(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const values = await Promise.all(
        stores.map((store) => result(database.transaction(store).objectStore(store).getAll())),
      )
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
