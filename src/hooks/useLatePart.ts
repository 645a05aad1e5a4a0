import { type ComponentType, useEffect, useReducer, useState } from 'react'
import { loadChunk } from '@/lib/loadChunk'

export type LatePart<Props> = {
  component: () => ComponentType<Props> | null
  load: () => Promise<unknown>
}

/** A part of the page whose code is fetched apart from the page's own. */
export function latePart<Props>(importPart: () => Promise<ComponentType<Props>>): LatePart<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    loaded ??= await loadChunk(importPart)
  }
  return { component: () => loaded, load }
}

/**
 * Null until the part is wanted and there. One that could not be fetched is asked for anew when the network is back, and
 * by a change of `again`.
 */
export function useLatePart<Props>(
  part: LatePart<Props>,
  isWanted: boolean,
  again?: unknown,
): ComponentType<Props> | null {
  const [component, setComponent] = useState(part.component)
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const isMissing = isWanted && component === null

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `again` or `tries` is a wish to try again
  useEffect(() => {
    if (!isMissing) return
    let isAwaited = true
    part.load().then(
      () => isAwaited && setComponent(part.component),
      (error) => {
        console.error('Could not load a part of the page', error)
        if (isAwaited) addEventListener('online', tryAgain, { once: true })
      },
    )
    return () => {
      isAwaited = false
      removeEventListener('online', tryAgain)
    }
  }, [part, isMissing, again, tries])

  return component
}
