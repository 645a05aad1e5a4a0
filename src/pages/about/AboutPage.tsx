import { ClientMarks } from '@/components/carousel/ClientMarks'
import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { aboutCopy, pages } from '@/content/pages'
import { collectionQuery } from '@/data/queries'
import { useQuery } from '@/hooks/useQuery'
import { paths } from '@/paths'
import { Founder } from './Founder'
import { TeamGrid } from './TeamGrid'

const clientsQuery = collectionQuery('clients')

export function AboutPage() {
  const page = pages.about
  return (
    <>
      <PageSeo page={page} path={paths.about} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        <Founder />
      </Section>
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
