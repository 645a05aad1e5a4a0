import { type ComponentType, Suspense, use, useCallback, useEffect, useRef, useState } from 'react'
import { useFirstAct } from '@/hooks/firstAct'
import { useHydrated } from '@/hooks/useHydrated'
import { LazyPage, type LazyRoute, lazyRoute } from './lazyRoute'

/** The build renders them all, whichever a page has. */
export const allLateSections: LazyRoute[] = []

/** Sections below the first screen, whose HTML is built like everything else and whose code can wait. */
export function lateSections(importSections: () => Promise<ComponentType>): LazyRoute {
  const sections = lazyRoute(importSections)
  allLateSections.push(sections)
  return sections
}

/**
 * On a page that was built the HTML stands as it is until the visitor acts or comes to see it; then the code is
 * fetched and takes it over. Inside the app there is no such HTML, and the page waits for these as for itself.
 */
export function LateSections({ sections }: { sections: LazyRoute }) {
  const place = useRef<HTMLDivElement>(null)
  const isInApp = useHydrated()
  const [isBuilt] = useState(!isInApp)
  // Kept, because a boundary that gets anything new while its code is missing gives up the HTML that stands in it.
  const [content] = useState(() =>
    isBuilt ? (
      <Suspense fallback={null}>
        <Arrived sections={sections} />
      </Suspense>
    ) : (
      <LazyPage route={sections} />
    ),
  )

  const ask = useCallback(() => {
    // A failure leaves the HTML, whose links work by themselves.
    sections.preload().catch((error) => console.error('Could not load a part of the page', error))
  }, [sections])
  useFirstAct(isBuilt ? ask : undefined)
  useEffect(() => {
    if (!isBuilt || !place.current) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) ask()
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isBuilt, ask])

  return <div ref={place}>{content}</div>
}

/** Waits for the code without asking for it. */
function Arrived({ sections }: { sections: LazyRoute }) {
  const Sections = sections.component() ?? use(sections.arrival)
  return <Sections />
}
