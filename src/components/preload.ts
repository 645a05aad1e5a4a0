import { createContext, use, useCallback } from 'react'

type Preload = (path: string) => Promise<void> | undefined

/** How a link reaches the table of routes without importing it: pages are imported by that table. */
export const PreloadContext = createContext<Preload>(() => undefined)

export function usePreload(path: string): () => void {
  const preload = use(PreloadContext)
  // A preload that fails says nothing: the visit itself asks again and then shows why.
  return useCallback(() => void preload(path)?.catch(() => undefined), [preload, path])
}
