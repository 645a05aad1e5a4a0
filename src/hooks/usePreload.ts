import { createContext, use, useMemo } from 'react'

type Preload = (path: string) => Promise<void> | undefined

/** How a link reaches the table of routes without importing it: pages are imported by that table. */
export const PreloadContext = createContext<Preload>(() => undefined)

/**
 * For a link: fetches its page's code as soon as someone seems to be on the way to it, but not for those who count
 * their bytes.
 */
export function usePreload(path: string) {
  const preload = use(PreloadContext)
  return useMemo(() => {
    function fetchAhead() {
      if (savesData()) return
      // A preload that fails says nothing: the visit itself asks again and then shows why.
      preload(path)?.catch(() => undefined)
    }
    return { onPointerEnter: fetchAhead, onFocus: fetchAhead, onTouchStart: fetchAhead }
  }, [preload, path])
}

/** What a visitor asked of the browser, which only some browsers pass on. */
type Connection = { connection?: { saveData?: boolean } }

function savesData(): boolean {
  return (navigator as Connection).connection?.saveData === true
}
