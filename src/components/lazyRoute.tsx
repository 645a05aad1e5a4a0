import { type ComponentType, use } from 'react'
import { askedOnce, forgetFailures } from '@/lib/askedOnce'
import { loadChunk } from '@/lib/loadChunk'

export type LazyRoute = {
  /** The page, once loaded. */
  component: () => ComponentType | undefined
  load: () => Promise<ComponentType>
  preload: () => Promise<void>
  /** Waits for the page without asking for it. */
  arrival: Promise<ComponentType>
}

export function lazyRoute(importPage: () => Promise<ComponentType>): LazyRoute {
  let loaded: ComponentType | undefined
  let arrive: (component: ComponentType) => void
  const arrival = new Promise<ComponentType>((resolve) => {
    arrive = resolve
  })

  const load = askedOnce(async () => {
    const component = await loadChunk(importPage)
    loaded = component
    arrive(component)
    return component
  })

  async function preload() {
    try {
      await load()
    } catch (error) {
      // Nobody has seen it yet: the visit itself asks again.
      forgetFailures()
      throw error
    }
  }

  return { component: () => loaded, load, preload, arrival }
}

/** Renders at once when the route is preloaded, suspends otherwise. */
export function LazyPage({ route }: { route: LazyRoute }) {
  const Page = route.component() ?? use(route.load())
  return <Page />
}
