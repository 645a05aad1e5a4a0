import { ClientMarks } from '@/components/carousel/ClientMarks'
import { Section } from '@/components/Section'
import { aboutCopy } from '@/content/pages'
import { collectionQuery } from '@/data/queries'
import { useQuery } from '@/hooks/useQuery'
import { TeamGrid } from './TeamGrid'

const clientsQuery = collectionQuery('clients')

export function BelowFounder() {
  return (
    <>
      <Section
        heading={aboutCopy.clients.heading}
        intro={aboutCopy.clients.intro}
        join={{ practice: 'digital', place: 'far' }}
      >
        <AllClients />
      </Section>
      <Section
        heading={aboutCopy.team.heading}
        intro={aboutCopy.team.intro}
        join={{ practice: 'technical', place: 'middle', side: 'right' }}
      >
        <TeamGrid />
      </Section>
    </>
  )
}

function AllClients() {
  const clients = useQuery(clientsQuery)
  // The fixed list is complete without stored clients, so loading and failure need no message.
  return <ClientMarks clients={clients.status === 'ready' ? clients.data : []} />
}
