import { useQuery } from '@tanstack/react-query'
import { Clients } from '@/components/Clients'
import { InnovationGrid, innovationsQuery } from '@/components/InnovationGrid'
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
      <Innovations />
      <NewestArticles />
      <ClosingCall />
    </>
  )
}

function Innovations() {
  const { data } = useQuery(innovationsQuery)
  // Nothing is published. A failed load is not an empty list.
  if (data?.length === 0) return null
  return (
    <Section
      heading={innovationsSection.heading}
      intro={innovationsSection.intro}
      join={{ practice: 'technical', place: 'middle' }}
    >
      <InnovationGrid />
    </Section>
  )
}
