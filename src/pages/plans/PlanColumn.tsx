import { Button } from '@/components/Button'
import { FormAlert } from '@/components/form/FormAlert'
import type { IconName } from '@/components/Icon'
import { planMessages } from '@/content/bagMessages'
import { type Plan, planElementId, planLabels } from '@/content/plans'
import styles from './PlanColumn.module.css'
import type { PlanState } from './useAddPlan'

export type PlanColumnProps = { plan: Plan; state: PlanState; onPress: () => void }

export function PlanColumn({ plan, state, onPress }: PlanColumnProps) {
  const { label, icon } = looks[state]
  return (
    <article id={planElementId(plan.id)} className={styles.plan}>
      <header className={styles.head}>
        <h3>{plan.title}</h3>
        <p>{plan.desc}</p>
      </header>
      <p className={styles.price}>
        <b>{plan.price}</b> <span className="muted">{plan.period}</span>
      </p>
      <dl className={styles.features}>
        {plan.features.map(({ label: feature, value }) => (
          <div key={feature}>
            <dt>{feature}</dt>
            <dd>{value ?? <NotIncluded />}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.foot}>
        <Button
          variant="line"
          icon={icon}
          wide
          busy={state === 'adding'}
          busyLabel={planMessages.adding}
          onClick={onPress}
        >
          {label} <span className="visually-hidden">{plan.title}</span>
        </Button>
        <FormAlert>{state === 'failed' ? planMessages.notAdded : null}</FormAlert>
      </div>
    </article>
  )
}

function NotIncluded() {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">{planLabels.notIncluded}</span>
    </>
  )
}

const looks: Record<PlanState, { label: string; icon: IconName }> = {
  free: { label: planLabels.add, icon: 'plus' },
  adding: { label: planLabels.add, icon: 'plus' },
  failed: { label: planLabels.add, icon: 'plus' },
  inBag: { label: planLabels.inBag, icon: 'check' },
}
