import { LateSections, lateSections } from '@/components/LateSections'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { hasActed } from '@/hooks/firstAct'
import { paths } from '@/paths'
import { Counters } from './Counters'
import { Hero } from './Hero'

export const belowFirstScreen = lateSections(
  async () => (await import('./BelowFirstScreen')).BelowFirstScreen,
)

// After a client-side navigation both chunks are needed, so load them in parallel.
if (hasActed()) belowFirstScreen.preload().catch(() => undefined)

export function HomePage() {
  return (
    <>
      <PageSeo page={pages.home} path={paths.home} />
      <Hero />
      <Counters />
      <LateSections sections={belowFirstScreen} />
    </>
  )
}
