import { pageTexts } from 'virtual:content/pageTexts'
import { Suspense } from 'react'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { BelowTheFold } from './BelowTheFold'
import { Counters } from './Counters'
import { Hero } from './Hero'

export function HomePage() {
  return (
    <>
      <PageSeo page={pageTexts.home} path={paths.home} />
      <Hero />
      <Counters />
      <Suspense>
        <BelowTheFold />
      </Suspense>
    </>
  )
}
