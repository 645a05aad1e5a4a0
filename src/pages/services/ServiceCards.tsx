import { memo } from 'react'
import { CardGrid } from '@/components/Card'
import type { ServiceCategory } from '@/content/services'
import { findServices } from './findServices'
import { ServiceCard } from './ServiceCard'

export type ServiceCardsProps = { category: ServiceCategory; search: string }

/** Drawing forty cards takes a slow phone longer than a key does, so they are drawn only for another choice. */
export const ServiceCards = memo(function ServiceCards({ category, search }: ServiceCardsProps) {
  const { found, terms } = findServices(category, search)
  return (
    <CardGrid>
      {found.map((service) => (
        <ServiceCard key={service.slug} service={service} terms={terms} />
      ))}
    </CardGrid>
  )
})
