import { Clients } from '@/components/Clients'
import { InnovationGrid } from '@/components/InnovationGrid'
import { Section } from '@/components/Section'
import { clientsSection, innovationsSection } from '@/content/homeSections'
import { ClosingCall } from './ClosingCall'
import { NewestArticles } from './NewestArticles'
import { PracticeColumns } from './PracticeColumns'

export function BelowTheFold() {
  return (
    <>
      <PracticeColumns />
      <Clients heading={clientsSection.heading} intro={clientsSection.intro} />
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
