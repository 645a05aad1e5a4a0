import { type ComponentType, use } from 'react'
import { loadChunk } from './loadChunk'

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
  let loading: Promise<ComponentType> | undefined
  let arrive: (component: ComponentType) => void
  const arrival = new Promise<ComponentType>((resolve) => {
    arrive = resolve
  })

  function load() {
    loading ??= loadChunk(importPage).then((component) => {
      loaded = component
      arrive(component)
      return component
    })
    return loading
  }

  async function preload() {
    try {
      await load()
    } catch (error) {
      // Forgotten, so that the visit itself asks again: the network may be back by then.
      loading = undefined
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
