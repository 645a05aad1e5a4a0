import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { DeferredHydration, deferredSections } from '@/layout/DeferredHydration'
import { paths } from '@/paths'
import { Founder } from './Founder'

const belowFounder = deferredSections(async () => (await import('./BelowFounder')).BelowFounder)

export function AboutPage() {
  const page = pages.about
  return (
    <>
      <PageSeo page={page} path={paths.about} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <Founder />
      </Section>
      <DeferredHydration sections={belowFounder} props={{}} />
    </>
  )
}
