import { practices } from 'virtual:content/practices'
import type { Service } from 'virtual:content/services'
import { servicesTexts } from 'virtual:content/servicesTexts'
import { memo, useId, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { PageLink } from '@/components/SiteLink'
import { textsOf } from '@/data/practices'
import { serviceCategories } from '@/data/services'
import { useListMotion } from '@/hooks/useListMotion'
import { writeDigits } from '@/lib/dates'
import { paths } from '@/paths'
import { tabsFrom } from './filterLayout'
import { ServiceCard } from './ServiceCard'
import styles from './ServiceLists.module.css'
import ribbons from './ServiceRibbons.module.css'

const practiceCategories = serviceCategories.flatMap(({ position, ...category }) =>
  position ? [{ ...category, position }] : [],
)

/** The style sheet has four columns, two, or one. */
const COLUMNS = 4

/** The cells of the last row that are left for the call to action. If the last row is full, the call gets a row. */
const cellsLeft = (services: number) => COLUMNS - (services % COLUMNS)

type ListedCategory = (typeof practiceCategories)[number]

type ServiceGroupsProps = {
  listed: readonly Service[]
  /** Of the search. */
  terms: readonly string[]
  hidden?: boolean
}

/**
 * The services by practice. A ribbon leads from each filter to its practice. Rendering forty cards takes longer than a
 * keystroke on a slow phone, so it is memoised by the result.
 */
export const ServiceGroups = memo(function ServiceGroups({ listed, terms, hidden }: ServiceGroupsProps) {
  const list = useRef<HTMLDivElement>(null)
  useListMotion(list, listed.map(({ slug }) => slug).join())
  const groups = practiceCategories.filter(({ id }) => listed.some(({ practice }) => practice === id))
  if (groups.length === 0) return null
  return (
    <div ref={list} hidden={hidden}>
      <div
        className={`${ribbons.drops} ribbon-scale`}
        data-tabs={practices.length === 1 ? 'none' : tabsFrom}
        data-practice={groups[0]?.position}
        aria-hidden="true"
      >
        {practiceCategories.map((category) => (
          <i key={category.id} data-practice={category.position} hidden={!groups.includes(category)} />
        ))}
      </div>
      {groups.map((category, index) => (
        <Group
          key={category.id}
          category={category}
          listed={listed.filter(({ practice }) => practice === category.id)}
          terms={terms}
          passing={groups.slice(index + 1)}
        />
      ))}
    </div>
  )
})

type GroupProps = {
  category: ListedCategory
  listed: readonly Service[]
  terms: readonly string[]
  /** Their ribbons run past this group. */
  passing: readonly ListedCategory[]
}

function Group({ category: { id: practice, name, position }, listed, terms, passing }: GroupProps) {
  const id = useId()
  const call = textsOf(servicesTexts.calls, practice)
  return (
    <section
      className={`${styles.group} ${ribbons.ribboned} ribbon-scale`}
      aria-labelledby={id}
      data-practice={position}
    >
      {passing.map((next) => (
        <i key={next.id} className={styles.rail} data-practice={next.position} aria-hidden="true" />
      ))}
      <h2 id={id} className={styles.heading}>
        {name} {practices.length > 1 && <small>{writeDigits(listed.length)}</small>}
      </h2>
      <div className={styles.body}>
        <i className={`${styles.fall} drawn`} aria-hidden="true" />
        <ul className={styles.cells}>
          {listed.map((service) => (
            <ServiceCard key={service.slug} service={service} terms={terms} />
          ))}
          <li
            className={`${styles.call} on-stream`}
            data-cells={cellsLeft(listed.length)}
            data-before={listed.length}
          >
            <PageLink className="plain" to={paths.contact}>
              <b className="balanced">{call.heading}</b>
              <span>{call.text}</span>
              <span className={styles.ask}>
                {servicesTexts.ask} <Icon name="arrow" />
              </span>
            </PageLink>
          </li>
        </ul>
      </div>
    </section>
  )
}
