import { Card } from '@/components/Card'
import { PageLink } from '@/components/PageLink'
import { ServiceDrawing } from '@/components/ServiceDrawing'
import { Tag } from '@/components/Tag'
import { practices } from '@/content/practices'
import { serviceCopy, serviceName } from '@/content/serviceCopy'
import { serviceDrawings } from '@/content/serviceDrawings'
import type { Service } from '@/content/services'
import { contactAbout, paths } from '@/paths'
import { Highlight } from './Highlight'
import { NameSuffix } from './NameSuffix'
import styles from './ServiceCard.module.css'

export type ServiceCardProps = { service: Service; terms: readonly string[] }

export function ServiceCard({ service, terms }: ServiceCardProps) {
  const { slug, title, desc, practice, trending } = service
  return (
    <Card practice={practice} flag={trending && <Tag variant="flag">{serviceCopy.trending}</Tag>}>
      <div className={styles.service}>
        <ServiceDrawing drawing={serviceDrawings[slug]} className={styles.drawing} />
        <h2 className={styles.title}>
          <PageLink to={paths.service(slug)}>
            <Highlight text={title} terms={terms} />
            <NameSuffix service={service} />
          </PageLink>
        </h2>
        <p className={`${styles.desc} muted`}>
          <Highlight text={desc} terms={terms} />
        </p>
        <div className={styles.foot}>
          <Tag>{practices[practice].name}</Tag>
          <PageLink to={contactAbout(slug)} className={styles.enquire}>
            {serviceCopy.enquire}
            <span className="visually-hidden"> {serviceName(service)}</span>
          </PageLink>
        </div>
      </div>
    </Card>
  )
}
