import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { hasInteracted } from '@/hooks/firstInteraction'
import { DeferredHydration, deferredSections } from '@/layout/DeferredHydration'
import { paths } from '@/paths'
import { Counters } from './Counters'
import { Hero } from './Hero'

export const belowTheFold = deferredSections(async () => (await import('./BelowTheFold')).BelowTheFold)

// After a client-side navigation both chunks are needed, so load them in parallel.
if (hasInteracted()) belowTheFold.preload()

export function HomePage() {
  return (
    <>
      <PageSeo page={pages.home} path={paths.home} />
      <Hero />
      <Counters />
      <DeferredHydration sections={belowTheFold} props={{}} />
    </>
  )
}
