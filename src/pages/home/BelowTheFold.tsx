import { clientsTexts } from 'virtual:content/clientsTexts'
import { pages } from 'virtual:content/pages'
import { useQuery } from '@tanstack/react-query'
import { InnovationGrid, innovationsQuery } from '@/components/InnovationGrid'
import { Section } from '@/components/Section'
import { Clients } from './Clients'
import { ClosingCall } from './ClosingCall'
import { NewestArticles } from './NewestArticles'
import { NewestCases } from './NewestCases'
import { PracticeColumns } from './PracticeColumns'
import { Along, Crossing } from './Route'

export function BelowTheFold() {
  return (
    <>
      <PracticeColumns />
      <Along side="right">
        <Clients heading={clientsTexts.heading} intro={clientsTexts.intro} />
      </Along>
      {pages.innovations.show && <Innovations />}
      {pages.portfolio.show && (
        <Along side="right">
          <NewestCases />
        </Along>
      )}
      {pages.insights.show && (
        <Along side="right">
          <NewestArticles />
        </Along>
      )}
      <ClosingCall />
    </>
  )
}

function Innovations() {
  const { data } = useQuery(innovationsQuery)
  // Nothing is published. A failed load is not an empty list.
  if (data?.length === 0) return null
  return (
    <>
      <Crossing to="left" />
      <Along side="left">
        <Section heading={pages.innovations.heading} intro={pages.innovations.intro}>
          <InnovationGrid />
        </Section>
      </Along>
      <Crossing to="right" />
    </>
  )
}
