import { memo, useRef } from 'react'
import { CardGrid } from '@/components/Card'
import { JumpLinks } from '@/components/JumpLinks'
import { serviceCopy } from '@/content/serviceCopy'
import {
  services as allServices,
  type Service,
  type ServiceCategory,
  serviceCategories,
} from '@/content/services'
import { useListMotion } from '@/hooks/useListMotion'
import { ServiceCard } from './ServiceCard'
import styles from './ServiceCards.module.css'

export type ServiceCardsProps = {
  services: readonly Service[]
  terms: readonly string[]
  /** All services, with a heading for each category. */
  grouped?: boolean | undefined
}

/**
 * Rendering forty cards takes longer than a keystroke on a slow phone, so it is memoised by the result, and the groups are
 * hidden during a search instead of removed.
 */
export const ServiceCards = memo(function ServiceCards({ services, terms, grouped }: ServiceCardsProps) {
  const list = useRef<HTMLUListElement>(null)
  useListMotion(list, services.map(({ slug }) => slug).join())
  return (
    <>
      <div hidden={!grouped}>
        <Groups />
      </div>
      {!grouped && services.length > 0 && (
        <CardGrid ref={list}>
          {services.map((service) => (
            <ServiceCard key={service.slug} service={service} terms={terms} />
          ))}
        </CardGrid>
      )}
    </>
  )
})

const groups = serviceCategories.filter(({ id }) => id !== 'all')
const groupElementId = (id: ServiceCategory) => `${id}-services`

const Groups = memo(function Groups() {
  const [first, ...others] = groups.map((group) => (
    <Group key={group.id} {...group} services={allServices.filter(({ practice }) => practice === group.id)} />
  ))
  return (
    <>
      <div className={styles.jumps}>
        <JumpLinks
          label={serviceCopy.groups}
          targets={groups.map(({ id, label }) => ({ id: groupElementId(id), label }))}
        />
      </div>
      {first}
      <div className={styles.others} data-late-layout>
        {others}
      </div>
    </>
  )
})

type GroupProps = { id: ServiceCategory; label: string; services: readonly Service[] }

function Group({ id, label, services }: GroupProps) {
  const heading = groupElementId(id)
  return (
    <section className={styles.group} aria-labelledby={heading} data-practice={id}>
      <h2 id={heading} className={styles.heading}>
        {label} <small>{services.length}</small>
      </h2>
      <CardGrid>
        {services.map((service) => (
          <ServiceCard key={service.slug} service={service} terms={[]} grouped />
        ))}
      </CardGrid>
    </section>
  )
}
