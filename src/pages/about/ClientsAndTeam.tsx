import { aboutTexts } from 'virtual:content/aboutTexts'
import { site } from 'virtual:content/site'
import { useQuery } from '@tanstack/react-query'
import { ButtonLink } from '@/components/Button'
import { Clients } from '@/components/Clients'
import { EmailLink, PhoneLink } from '@/components/ContactLink'
import { Section } from '@/components/Section'
import { collectionQuery } from '@/data/queries'
import { paths } from '@/paths'
import styles from './ClientsAndTeam.module.css'
import { TeamGrid, teamQuery } from './TeamGrid'

const clientsQuery = collectionQuery('clients')

export function ClientsAndTeam() {
  const clients = useQuery(clientsQuery)
  return (
    <>
      {/* The fixed list is complete without stored clients, so loading and failure need no message. */}
      <Clients
        heading={aboutTexts.clients.heading}
        intro={aboutTexts.clients.intro}
        join={{ practice: 'digital', place: 'far' }}
        clients={clients.data ?? []}
      />
      <Team />
      <Section
        heading={aboutTexts.call.heading}
        intro={aboutTexts.call.intro}
        join={{ practice: 'ca', place: 'near' }}
      >
        <p className={styles.call}>
          <ButtonLink to={paths.contact} icon="arrow" large>
            {aboutTexts.call.action}
          </ButtonLink>
          <PhoneLink number={site.contact.phone} className={styles.link} />
          <EmailLink address={site.contact.email} className={styles.link}>
            {site.contact.email}
          </EmailLink>
        </p>
      </Section>
    </>
  )
}

function Team() {
  const { data } = useQuery(teamQuery)
  // Nobody is published. A failed load is not an empty list.
  if (data?.length === 0) return null
  return (
    <Section
      heading={aboutTexts.team.heading}
      intro={aboutTexts.team.intro}
      join={{ practice: 'technical', place: 'middle', side: 'right' }}
    >
      <TeamGrid />
    </Section>
  )
}
