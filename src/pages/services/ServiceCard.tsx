import { practices } from 'virtual:content/practices'
import { serviceDrawings } from 'virtual:content/serviceDrawings'
import type { Service } from 'virtual:content/services'
import { ButtonLink } from '@/components/Button'
import { Card } from '@/components/Card'
import { ServiceDrawing } from '@/components/ServiceDrawing'
import { PageLink } from '@/components/SiteLink'
import { Tag } from '@/components/Tag'
import { serviceCopy, serviceName } from '@/content/serviceCopy'
import { contactAbout, paths } from '@/paths'
import { Highlight } from './Highlight'
import { NameSuffix } from './NameSuffix'
import styles from './ServiceCard.module.css'

export type ServiceCardProps = {
  service: Service
  terms: readonly string[]
  /** It is below the heading of its practice. */
  grouped?: boolean | undefined
}

/** A cell of the grid; on phones a row. */
export function ServiceCard({ service, terms, grouped }: ServiceCardProps) {
  const { slug, title, desc, practice, trending } = service
  const [, first = desc, rest] = /^(.+?\.)( .*)$/.exec(desc) ?? []
  const Heading = grouped ? 'h3' : 'h2'
  return (
    <Card
      className={styles.card}
      practice={practice}
      flag={trending && <Tag variant="flag">{serviceCopy.trending}</Tag>}
    >
      <div className={styles.service}>
        <ServiceDrawing
          drawing={serviceDrawings[slug] ?? null}
          practice={practice}
          className={styles.drawing}
        />
        {!grouped && <Tag>{practices[practice].name}</Tag>}
        <Heading className={styles.title}>
          <PageLink to={paths.service(slug)}>
            <Highlight text={title} terms={terms} />
            <NameSuffix service={service} />
          </PageLink>
        </Heading>
        <p className={`${styles.desc} muted`}>
          <Highlight text={first} terms={terms} />
          {rest && (
            <span className={styles.rest}>
              <Highlight text={rest} terms={terms} />
            </span>
          )}
        </p>
        <ButtonLink to={contactAbout(slug)} variant="line" className={styles.enquire}>
          {serviceCopy.enquire} <span className="visually-hidden">{serviceName(service)}</span>
        </ButtonLink>
      </div>
    </Card>
  )
}
