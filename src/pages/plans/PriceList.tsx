import { practices } from 'virtual:content/practices'
import { type Service, services } from 'virtual:content/services'
import { planLinkWords } from 'virtual:words/planLink'
import { Icon } from '@/components/Icon'
import { ServicePrice } from '@/components/Prices'
import { Section } from '@/components/Section'
import { PageLink } from '@/components/SiteLink'
import { nameSuffix } from '@/data/services'
import { writeDigits } from '@/lib/dates'
import { contactAbout, pricesElement } from '@/paths'
import styles from './PriceList.module.css'

const priced = services.filter(({ offer }) => offer)

/** A practice without prices is not shown. */
const groups = practices.flatMap((practice) => {
  const own = priced.filter((service) => service.practice === practice.id)
  return own.length > 0 ? [{ ...practice, services: own }] : []
})

/** The heading of the page, or that of the section, says enough. */
const isSingle = practices.length === 1

export function PricesBelowPlans() {
  if (groups.length === 0) return null
  return (
    <Section heading={planLinkWords.prices}>
      <PriceList level={3} />
    </Section>
  )
}

/** What the services cost, by practice. A row leads to the form, with the service chosen. */
export function PriceList({ level = 2 }: { level?: 2 | 3 }) {
  const Heading = `h${level}` as const
  return groups.map(({ id, name, position, services: own }) => (
    <section key={id} className={styles.group} data-practice={position} aria-labelledby={pricesElement(id)}>
      <Heading id={pricesElement(id)} className={isSingle ? 'visually-hidden' : styles.name}>
        {name} {!isSingle && <small>{writeDigits(own.length)}</small>}
      </Heading>
      <ul className={styles.rows}>
        {own.map((service) => (
          <Row key={service.slug} service={service} />
        ))}
      </ul>
    </section>
  ))
}

function Row({ service }: { service: Service }) {
  const { slug, title, offer } = service
  const suffix = nameSuffix(service)
  return (
    <li className={styles.row}>
      <PageLink className={`${styles.title} cell-link`} to={contactAbout(slug)}>
        {title}
        {suffix && <span className="visually-hidden">{suffix}</span>}
      </PageLink>
      {offer?.note && <p className={`${styles.note} muted`}>{offer.note}</p>}
      {offer && (
        <p className={`${styles.price} muted`}>
          <ServicePrice offer={offer} />
        </p>
      )}
      <Icon name="arrow" />
    </li>
  )
}
