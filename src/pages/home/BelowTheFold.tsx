import { ClientMarks } from '@/components/carousel/ClientMarks'
import { InnovationGrid } from '@/components/InnovationGrid'
import { Section } from '@/components/Section'
import { clientLogos } from '@/content/clients'
import { clientsSection, innovationsSection } from '@/content/home'
import { ClosingCall } from './ClosingCall'
import { NewestArticles } from './NewestArticles'
import { PracticeColumns } from './PracticeColumns'

export function BelowTheFold() {
  return (
    <>
      <PracticeColumns />
      {clientLogos.length > 0 && (
        <Section heading={clientsSection.heading} intro={clientsSection.intro}>
          <ClientMarks />
        </Section>
      )}
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
