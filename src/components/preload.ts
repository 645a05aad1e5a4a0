import { createContext, use, useCallback } from 'react'

type Preload = (path: string) => Promise<void> | undefined

/** How a link reaches the table of routes without importing it: pages are imported by that table. */
export const PreloadContext = createContext<Preload>(() => undefined)

/** Fetches a page's code ahead of the visit, but not for those who count their bytes. */
export function usePreload(path: string): () => void {
  const preload = use(PreloadContext)
  return useCallback(() => {
    if (savesData()) return
    // A preload that fails says nothing: the visit itself asks again and then shows why.
    preload(path)?.catch(() => undefined)
  }, [preload, path])
}

/** What a visitor asked of the browser, which only some browsers pass on. */
type Connection = { connection?: { saveData?: boolean } }

function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true
}
