import { clients as marks } from 'virtual:content/clients'
import { clientsTexts } from 'virtual:content/clientsTexts'
import { credentials } from 'virtual:content/credentials'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Client } from '@/data/collections/clients'
import { collectionQuery } from '@/data/queries'
import { useNearViewport } from '@/hooks/useNearViewport'
import { CredentialList, Credentials } from './Credentials'
import { ClientMarks } from './carousel/ClientMarks'
import { Section, type SectionProps } from './Section'
import { Testimonials } from './Testimonials'

const testimonialsQuery = collectionQuery('testimonials')

type ClientsProps = Pick<SectionProps, 'heading' | 'intro' | 'join'> & {
  /** Clients that follow the fixed list of logos. */
  clients?: readonly Client[]
}

/**
 * Logos, what clients say, and what can be checked. Each part is absent if the owner published nothing for it; without
 * clients, the section is named after the credentials.
 */
export function Clients({ clients = [], ...section }: ClientsProps) {
  const place = useRef<HTMLDivElement>(null)
  const { data: testimonials = [] } = useQuery({ ...testimonialsQuery, enabled: useNearViewport(place) })
  const hasLogos = marks.logos.length + clients.length > 0
  const hasClients = hasLogos || testimonials.length > 0
  const hasCredentials = credentials.length > 0
  return (
    <div ref={place}>
      {hasClients && (
        <Section {...section}>
          {hasLogos && <ClientMarks clients={clients} />}
          {testimonials.length > 0 && <Testimonials testimonials={testimonials} />}
          {hasCredentials && <Credentials />}
        </Section>
      )}
      {!hasClients && hasCredentials && (
        <Section {...section} heading={clientsTexts.credentials} intro={undefined}>
          <CredentialList />
        </Section>
      )}
    </div>
  )
}
