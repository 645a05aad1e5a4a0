import { memo } from 'react'
import { CardGrid } from '@/components/Card'
import type { Service } from '@/content/services'
import { ServiceCard } from './ServiceCard'

export type ServiceCardsProps = { services: readonly Service[]; terms: readonly string[] }

/** Drawing forty cards takes a slow phone longer than a key does, so they are drawn only for another choice. */
export const ServiceCards = memo(function ServiceCards({ services, terms }: ServiceCardsProps) {
  return (
    <CardGrid>
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} terms={terms} />
      ))}
    </CardGrid>
  )
})
