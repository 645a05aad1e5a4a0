import { type Service, services } from 'virtual:content/services'
import { servicesWords } from 'virtual:words/services'
import { memo, useRef } from 'react'
import { CardGrid } from '@/components/Card'
import { JumpLinks } from '@/components/JumpLinks'
import { type ServiceCategory, serviceCategories } from '@/data/services'
import { useListMotion } from '@/hooks/useListMotion'
import { ServiceCard } from './ServiceCard'
import styles from './ServiceLists.module.css'

const groups = serviceCategories.filter(({ id }) => id !== 'all')
const groupElementId = (id: string) => `${id}-services`

/** All services, with a heading for each category. Hidden during a search, because removing forty cards takes long. */
export const ServiceGroups = memo(function ServiceGroups({ hidden = false }: { hidden?: boolean }) {
  const [first, ...others] = groups.map((group) => <Group key={group.id} {...group} />)
  return (
    <div hidden={hidden}>
      <div className={styles.jumps}>
        <JumpLinks
          label={servicesWords.groups}
          targets={groups.map(({ id, name }) => ({ id: groupElementId(id), label: name }))}
        />
      </div>
      {first}
      <div className={styles.others}>{others}</div>
    </div>
  )
})

const Group = memo(function Group({ id, name, position }: ServiceCategory) {
  const heading = groupElementId(id)
  const own = services.filter(({ practice }) => practice === id)
  return (
    <section className={styles.group} aria-labelledby={heading} data-practice={position}>
      <h2 id={heading} className={styles.heading}>
        {name} <small>{own.length}</small>
      </h2>
      <CardGrid>
        {own.map((service) => (
          <ServiceCard key={service.slug} service={service} terms={[]} grouped />
        ))}
      </CardGrid>
    </section>
  )
})

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
