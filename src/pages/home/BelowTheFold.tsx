import { clientsTexts } from 'virtual:content/clientsTexts'
import { pages } from 'virtual:content/pages'
import { useQuery } from '@tanstack/react-query'
import { Clients } from '@/components/Clients'
import { InnovationGrid, innovationsQuery } from '@/components/InnovationGrid'
import { Section } from '@/components/Section'
import { ClosingCall } from './ClosingCall'
import { NewestArticles } from './NewestArticles'
import { PracticeColumns } from './PracticeColumns'

export function BelowTheFold() {
  return (
    <>
      <PracticeColumns />
      <Clients heading={clientsTexts.heading} intro={clientsTexts.intro} />
      {pages.innovations.show && <Innovations />}
      {pages.insights.show && <NewestArticles />}
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
      heading={pages.innovations.heading}
      intro={pages.innovations.intro}
      join={{ practice: 'technical', place: 'middle' }}
    >
      <InnovationGrid />
    </Section>
  )
}
