import type { Service } from 'virtual:content/services'
import { memo, useRef } from 'react'
import { CardGrid } from '@/components/Card'
import { useListMotion } from '@/hooks/useListMotion'
import { ServiceCard } from './ServiceCard'

export type ServiceCardsProps = {
  services: readonly Service[]
  terms: readonly string[]
}

/** Rendering forty cards takes longer than a keystroke on a slow phone, so it is memoised by the result. */
export const ServiceCards = memo(function ServiceCards({ services, terms }: ServiceCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useListMotion(list, services.map(({ slug }) => slug).join())
  if (services.length === 0) return null
  return (
    <CardGrid ref={list}>
      {services.map((service) => (
        <ServiceCard key={service.slug} service={service} terms={terms} />
      ))}
    </CardGrid>
  )
})
