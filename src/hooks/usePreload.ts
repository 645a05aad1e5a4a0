import { createContext, use, useMemo } from 'react'

/** Links reach the route table through this context, because the table itself imports the pages. */
export const PreloadContext = createContext<(path: string) => void>(() => undefined)

/** Handlers for a link that download its page as soon as the visitor points at it, unless they save data. */
export function usePreload(path: string) {
  const preload = use(PreloadContext)
  return useMemo(() => {
    const preloadPage = () => {
      // In a timer, so that it does not delay the response to a press.
      if (!savesData()) setTimeout(() => preload(path))
    }
    return { onPointerEnter: preloadPage, onFocus: preloadPage, onTouchStart: preloadPage }
  }, [preload, path])
}

/** Only some browsers have it. */
type NavigatorWithConnection = { connection?: { saveData?: boolean } }

function savesData(): boolean {
  return (navigator as NavigatorWithConnection).connection?.saveData === true
}
