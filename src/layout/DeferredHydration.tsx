import { type ComponentType, Suspense, use, useEffect, useRef, useState } from 'react'
import { AuthContext } from '@/auth/AuthContext'
import { BagContext } from '@/auth/BagContext'
import { useHasInteracted } from '@/hooks/firstInteraction'
import { useHydrated } from '@/hooks/useHydrated'
import { useLazyModule } from '@/hooks/useLazyModule'
import { useNearViewport } from '@/hooks/useNearViewport'
import { isReady, replayEarlyPresses } from '@/lib/earlyPresses'
import { type LazyModule, lazyModule } from '@/lib/lazyModule'
import { whenUncovered } from '@/lib/whenUncovered'

/** The prerender loads them all before it renders a page. */
export const allDeferredSections: Pick<LazyModule<unknown>, 'load'>[] = []

/** Sections below the fold: their HTML is prerendered, their code is downloaded later. */
export function deferredSections<Props extends object = object>(
  importSections: () => Promise<ComponentType<Props>>,
): LazyModule<ComponentType<Props>> {
  const sections = lazyModule(importSections)
  allDeferredSections.push(sections)
  // A navigation inside the app needs the page's chunk and this one: load them in parallel.
  if (isReady()) sections.preload()
  return sections
}

type DeferredHydrationProps<Props extends object> = {
  sections: LazyModule<ComponentType<Props>>
  /** Changes are ignored: set a `key` to show something else. */
  props: Props
}

/**
 * On a prerendered page, keeps the HTML as it is until the visitor has interacted or scrolls to it, then downloads the
 * code and hydrates. After a navigation inside the app there is no HTML yet, so the page waits for the code.
 */
export function DeferredHydration<Props extends object>({ sections, props }: DeferredHydrationProps<Props>) {
  // When a context changes, React removes the HTML of boundaries below that are not hydrated yet. It does not look for
  // them below a component that reads the context itself.
  use(AuthContext)
  use(BagContext)
  const place = useRef<HTMLDivElement>(null)
  const isInApp = useHydrated()
  const [isPrerendered] = useState(!isInApp)
  const [isWaiting, setIsWaiting] = useState(isPrerendered)
  // Keep the element identity stable: if a suspended boundary re-renders with new children, React discards its
  // server HTML.
  const [content] = useState(() =>
    isPrerendered ? (
      <Suspense fallback={null}>
        <OnceLoaded sections={sections} props={props} onHydrated={() => setIsWaiting(false)} />
      </Suspense>
    ) : (
      <AtOnce sections={sections} props={props} />
    ),
  )

  const isInView = useNearViewport(place, { margin: 0, enabled: isPrerendered })
  const hasTime = useTimeForRest(isPrerendered)
  // If the download fails, the HTML stays, and its links still work.
  useLazyModule(sections, { wanted: isPrerendered && (isInView || hasTime), retryOn: isInView })

  useEffect(() => {
    if (isPrerendered && !isWaiting) replayEarlyPresses()
  }, [isPrerendered, isWaiting])

  return (
    <div ref={place} data-waiting={isWaiting || undefined} data-late-layout>
      {content}
    </div>
  )
}

/** True once the visitor has interacted and what they asked for is done. */
function useTimeForRest(enabled: boolean): boolean {
  const [hasTime, setHasTime] = useState(false)
  const isNeeded = useHasInteracted() && enabled
  useEffect(() => {
    if (isNeeded) whenUncovered(() => setHasTime(true))
  }, [isNeeded])
  return hasTime
}

type OnceLoadedProps<Props extends object> = DeferredHydrationProps<Props> & { onHydrated: () => void }

function OnceLoaded<Props extends object>({ sections, props, onHydrated }: OnceLoadedProps<Props>) {
  const Sections = use(sections.loaded)
  useEffect(onHydrated, [onHydrated])
  return <Sections {...props} />
}

function AtOnce<Props extends object>({ sections, props }: DeferredHydrationProps<Props>) {
  const Sections = use(sections.suspend())
  return <Sections {...props} />
}
