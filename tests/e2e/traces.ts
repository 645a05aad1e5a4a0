import type { Page } from '@playwright/test'

/** Everything that the browser keeps for the site, as one text to search in. */
export function everythingKept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const kept: unknown[] = [
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      location.href,
      history.state,
    ]
    for (const { name } of await indexedDB.databases()) {
      if (name) kept.push(...(await readDatabase(name)))
    }
    return JSON.stringify(kept)

    async function readDatabase(name: string): Promise<unknown[]> {
      const database = await done(indexedDB.open(name))
      const stores = [...database.objectStoreNames]
      const values = await Promise.all(
        stores.map((store) => done(database.transaction(store).objectStore(store).getAll())),
      )
      database.close()
      return values
    }

    function done<T>(request: IDBRequest<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    }
  })
}
