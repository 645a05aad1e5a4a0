import { pages } from 'virtual:content/pages'
import { Suspense } from 'react'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'
import { BelowFounder } from './BelowFounder'
import { Founder } from './Founder'

export function AboutPage() {
  const page = pages.about
  return (
    <>
      <PageSeo page={page} path={paths.about} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <Founder />
      </Section>
      <Suspense>
        <BelowFounder />
      </Suspense>
    </>
  )
}
