import { type ComponentType, use } from 'react'
import { useLocation } from 'react-router-dom'
import { watchPage } from '@/hooks/slowPage'
import type { LazyModule } from '@/lib/lazyModule'

/** Renders immediately if the page's code has loaded, and suspends otherwise. */
export function LazyPage({ page }: { page: LazyModule<ComponentType> }) {
  const { pathname } = useLocation()
  const code = page.suspend()
  if (!page.get()) watchPage(code, pathname)
  const Page = use(code)
  return <Page />
}
