import { useCallback, useEffect, useRef } from 'react'

/** Tells whether the component is still on the page, for requests that end later. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return useCallback(() => isShown.current, [])
}
