import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { DeferredHydration, deferredSections } from '@/layout/DeferredHydration'
import { paths } from '@/paths'
import { Counters } from './Counters'
import { Hero } from './Hero'

const belowTheFold = deferredSections(async () => (await import('./BelowTheFold')).BelowTheFold)

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
