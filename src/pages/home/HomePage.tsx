import { ClientMarks } from '@/components/ClientMarks'
import { InnovationGrid } from '@/components/InnovationGrid'
import { PageSeo } from '@/components/PageSeo'
import { Section } from '@/components/Section'
import { clientsSection, innovationsSection } from '@/content/home'
import { pages } from '@/content/pages'
import { paths } from '@/paths'
import { ClosingCall } from './ClosingCall'
import { Counters } from './Counters'
import { Hero } from './Hero'
import { NewestArticles } from './NewestArticles'
import { PracticeColumns } from './PracticeColumns'

export function HomePage() {
  return (
    <>
      <PageSeo page={pages.home} path={paths.home} />
      <Hero />
      <Counters />
      <PracticeColumns />
      <Section heading={clientsSection.heading} intro={clientsSection.intro}>
        <ClientMarks />
      </Section>
      <Section
        heading={innovationsSection.heading}
        intro={innovationsSection.intro}
        join={{ practice: 'technical', place: 'middle' }}
      >
        <InnovationGrid />
      </Section>
      <NewestArticles />
      <ClosingCall />
    </>
  )
}
