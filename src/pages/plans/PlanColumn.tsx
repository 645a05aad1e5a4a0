import type { Plan } from 'virtual:content/plans'
import { plansTexts } from 'virtual:content/plansTexts'
import { plansWords } from 'virtual:words/plans'
import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Button, ButtonLink } from '@/components/Button'
import { Drawing } from '@/components/Drawing'
import { FormAlert } from '@/components/form/FormAlert'
import { Icon, type IconName } from '@/components/Icon'
import { prefersReducedMotion } from '@/lib/dom'
import { contactAboutPlan, planElement } from '@/paths'
import styles from './PlanColumn.module.css'
import { PlanFeatures } from './PlanFeatures'
import { PlanOffer } from './PlanOffer'
import type { PlanState } from './useAddPlan'

type PlanColumnProps = {
  plan: Plan
  state: PlanState
  /** On phones, where the plan is a row. */
  isOpenAtFirst?: boolean
  /** The visitor comes back from sign-in to this plan. */
  isReturnedTo?: boolean
  /** Above the plan to which the visitor comes back, and to be read first. */
  notice?: RefObject<HTMLElement | null>
  onPress: () => void
}

/** A column; on phones a row with name and price, which opens. */
export function PlanColumn({
  plan,
  state,
  isOpenAtFirst = false,
  isReturnedTo = false,
  notice,
  onPress,
}: PlanColumnProps) {
  const { label, icon, variant } = looks[state]
  const heading = useId()
  const isLinkedTo = useLocation().hash === `#${planElement(plan.id)}`
  const [chosen, setChosen] = useState<boolean>()
  const isOpen = chosen ?? (isOpenAtFirst || isReturnedTo)

  // Stays open when another link is followed or the notice is dismissed. Before hydration, the style sheet opens it.
  useEffect(() => {
    if (isLinkedTo || isReturnedTo) setChosen(true)
  }, [isLinkedTo, isReturnedTo])
  const column = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!isReturnedTo) return
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth'
    column.current?.scrollIntoView({ behavior })
    notice?.current?.scrollIntoView({ behavior })
    button.current?.focus({ preventScroll: true })
  }, [isReturnedTo, notice])

  return (
    <article
      ref={column}
      id={planElement(plan.id)}
      className={`${styles.plan} unbroken`}
      data-open={isOpen || undefined}
      data-closed={chosen === false || undefined}
    >
      <i className={`${styles.fall} drawn screen-only`} aria-hidden="true" />
      <header className={`${styles.head} from-top`}>
        <Drawing name={plan.drawing} practice={plan.practice} className={styles.drawing} />
        <div className={styles.title}>
          {plan.mostChosen && <p className={`${styles.mark} caption`}>{plansWords.mostChosen}</p>}
          <h3 id={heading}>{plan.title}</h3>
        </div>
        {plan.suits && <p className={`${styles.suits} muted`}>{plan.suits}</p>}
      </header>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-labelledby={heading}
        onClick={() => setChosen(!isOpen)}
      >
        <Icon name={isOpen ? 'minus' : 'plus'} />
      </button>
      <PlanOffer plan={plan} />
      <PlanFeatures plan={plan} />
      <div className={`${styles.foot} from-top`} data-more="">
        {!__HAS_BAG__ && <AskAboutPlan plan={plan} />}
        {__HAS_BAG__ && (
          <Button
            ref={button}
            variant={variant}
            icon={icon}
            wide
            busy={state === 'adding'}
            busyLabel={plansWords.adding}
            onClick={onPress}
            onFocus={showReached}
          >
            <span>{label}</span> <span className="visually-hidden">{plan.title}</span>
          </Button>
        )}
        {__HAS_BAG__ && <p className="muted small screen-only">{plansTexts.noCharge}</p>}
        {__HAS_BAG__ && <FormAlert>{state === 'failed' ? plansWords.notAdded : null}</FormAlert>}
      </div>
    </article>
  )
}

function AskAboutPlan({ plan }: { plan: Plan }) {
  return (
    <ButtonLink to={contactAboutPlan(plan.id)} icon="arrow" wide onFocus={showReached}>
      <span>{plansWords.ask}</span> <span className="visually-hidden">{plan.title}</span>
    </ButtonLink>
  )
}

/** Chromium does not scroll to a button that the keyboard reaches if a part of it is in view. */
function showReached({ currentTarget: button }: FocusEvent) {
  if (button.matches(':focus-visible')) button.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

const free = { label: plansWords.add, icon: 'plus', variant: 'solid' } as const

const looks: Record<PlanState, { label: string; icon: IconName; variant: 'solid' | 'line' }> = {
  free,
  adding: free,
  failed: free,
  inBag: { label: plansWords.inBag, icon: 'check', variant: 'line' },
}
