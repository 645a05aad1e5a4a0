import type { Service } from 'virtual:content/services'
import { serviceTexts } from 'virtual:content/serviceTexts'
import { ButtonLink } from '@/components/Button'
import { PlansFrom } from '@/components/Prices'
import { PageLink } from '@/components/SiteLink'
import { contactAbout, paths } from '@/paths'
import { isShown } from '@/shownPages'
import styles from './NextStep.module.css'
import { plansAddress } from './ServicePlans'
import { useProof } from './useProof'

/** The plans of its practice, and what shows that the service is done well. */
export function NextStep({ service }: { service: Service }) {
  const { slug, practice } = service
  const proofs = useProof(service)
  return (
    <section className={`${styles.next} on-stream screen-only`} aria-labelledby="next-step">
      <h2 id="next-step">{serviceTexts.next}</h2>
      <p className={`${styles.ways} row ways-on-stream`}>
        <ButtonLink to={contactAbout(slug)} icon="arrow">
          {serviceTexts.ask}
        </ButtonLink>
        {isShown(paths.plans) && (
          <ButtonLink to={plansAddress(practice)} variant="line">
            <PlansFrom practice={practice} />
          </ButtonLink>
        )}
      </p>
      <div className={styles.proofs}>
        {proofs.map(({ label, title, path }) => (
          <PageLink key={path} className={`${styles.proof} plain balanced`} to={path}>
            <span>{label}</span>
            <b>{title}</b>
          </PageLink>
        ))}
      </div>
    </section>
  )
}
