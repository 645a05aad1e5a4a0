import { pages } from 'virtual:content/pages'
import { InnovationGrid } from '@/components/InnovationGrid'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { paths } from '@/paths'

export function InnovationsPage() {
  const page = pages.innovations
  return (
    <>
      <PageSeo page={page} path={paths.innovations} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <InnovationGrid headingLevel={2} led />
      </Section>
    </>
  )
}
