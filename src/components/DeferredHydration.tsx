import { type ComponentType, Suspense, use, useRef, useState } from 'react'
import { useHasInteracted } from '@/hooks/firstInteraction'
import { useHydrated } from '@/hooks/useHydrated'
import { useLazyModule } from '@/hooks/useLazyModule'
import { useNearViewport } from '@/hooks/useNearViewport'
import { type LazyModule, lazyModule } from '@/lib/lazyModule'
import { LazyPage } from './LazyPage'

/** The prerender loads them all before it renders a page. */
export const allDeferredSections: LazyModule<ComponentType>[] = []

/** Sections below the fold: their HTML is prerendered, their code is downloaded later. */
export function deferredSections(importSections: () => Promise<ComponentType>): LazyModule<ComponentType> {
  const sections = lazyModule(importSections)
  allDeferredSections.push(sections)
  return sections
}

/**
 * On a prerendered page, keeps the HTML as it is until the visitor interacts or scrolls to it, then downloads the code
 * and hydrates. After a navigation inside the app there is no HTML yet, so the page waits for the code.
 */
export function DeferredHydration({ sections }: { sections: LazyModule<ComponentType> }) {
  const place = useRef<HTMLDivElement>(null)
  const isInApp = useHydrated()
  const [isPrerendered] = useState(!isInApp)
  // Keep the element identity stable: if a suspended boundary re-renders with new children, React discards its
  // server HTML.
  const [content] = useState(() =>
    isPrerendered ? (
      <Suspense fallback={null}>
        <OnceLoaded sections={sections} />
      </Suspense>
    ) : (
      <LazyPage page={sections} />
    ),
  )

  const isInView = useNearViewport(place, { margin: 0, enabled: isPrerendered })
  const hasInteracted = useHasInteracted()
  // If the download fails, the HTML stays, and its links still work.
  useLazyModule(sections, { wanted: isPrerendered && (isInView || hasInteracted), retryOn: isInView })

  return <div ref={place}>{content}</div>
}

function OnceLoaded({ sections }: { sections: LazyModule<ComponentType> }) {
  const Sections = sections.get() ?? use(sections.loaded)
  return <Sections />
}
