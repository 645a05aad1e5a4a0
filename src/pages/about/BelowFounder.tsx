import { ClientMarks } from '@/components/carousel/ClientMarks'
import { Section } from '@/components/Section'
import { clientLogos } from '@/content/clients'
import { aboutCopy } from '@/content/pages'
import { collectionQuery } from '@/data/queries'
import { useQuery } from '@/hooks/useQuery'
import { TeamGrid } from './TeamGrid'

const clientsQuery = collectionQuery('clients')

export function BelowFounder() {
  return (
    <>
      <Clients />
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

function Clients() {
  const query = useQuery(clientsQuery)
  // The fixed list is complete without stored clients, so loading and failure need no message.
  const clients = query.status === 'ready' ? query.data : []
  if (clientLogos.length + clients.length === 0) return null
  return (
    <Section
      heading={aboutCopy.clients.heading}
      intro={aboutCopy.clients.intro}
      join={{ practice: 'digital', place: 'far' }}
    >
      <ClientMarks clients={clients} />
    </Section>
  )
}
