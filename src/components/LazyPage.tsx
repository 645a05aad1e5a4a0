import { type ComponentType, use } from 'react'
import type { LazyModule } from '@/lib/lazyModule'

/** Renders immediately if the page's code has loaded, and suspends otherwise. */
export function LazyPage({ page }: { page: LazyModule<ComponentType> }) {
  const Page = page.get() ?? use(page.suspend())
  return <Page />
}
