import type { Plan } from 'virtual:content/plans'
import { plansWords } from 'virtual:words/plans'
import { Icon } from '@/components/Icon'
import styles from './PlanFeatures.module.css'

export function PlanFeatures({ plan: { features, notIncluded } }: { plan: Plan }) {
  return (
    <>
      <dl className={styles.features} data-more="">
        {features.map(({ label, value }) => (
          <div key={label} className="row apart">
            <dt>{label}</dt>
            <dd>{value ?? plansWords.lacking}</dd>
          </div>
        ))}
      </dl>
      <div className={`${styles.missing} muted`} data-more="">
        {notIncluded.length > 0 && (
          <>
            <h4 className="eyebrow">{plansWords.notIncluded}</h4>
            <ul>
              {notIncluded.map((missing) => (
                <li key={missing}>
                  <Icon name="close" /> {missing}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </>
  )
}
