import { pageTexts } from 'virtual:content/pageTexts'
import { plans } from 'virtual:content/plans'
import { plansTexts } from 'virtual:content/plansTexts'
import { type Practice, practices } from 'virtual:content/practices'
import { questions } from 'virtual:content/questions'
import { site } from 'virtual:content/site'
import { plansWords } from 'virtual:words/plans'
import { Suspense, useRef, useSyncExternalStore } from 'react'
import { ButtonLink } from '@/components/Button'
import { CaseLine } from '@/components/CaseLine'
import { PageSection } from '@/components/PageSection'
import { Section } from '@/components/Section'
import { Unbroken } from '@/components/Unbroken'
import { findPlan } from '@/data/plans'
import { PageNotice, useNotice } from '@/layout/PageNotice'
import { localStore } from '@/lib/storage'
import { paths, plansElement } from '@/paths'
import { PlanColumn } from './PlanColumn'
import styles from './PlansPage.module.css'
import { PracticeTabs } from './PracticeTabs'
import { PriceList, PricesBelowPlans } from './PriceList'
import { useAddPlan } from './useAddPlan'

const plansOf = ({ id }: Practice) => plans.filter(({ practice }) => practice === id)

/** A practice without plans is not shown. */
const offered = practices.filter((practice) => plansOf(practice).length > 0)

/** On phones, plans are rows, one of which is open. */
const [firstPractice] = offered
const firstPlans = firstPractice ? plansOf(firstPractice) : []
const openAtFirst = firstPlans.find(({ mostChosen }) => mostChosen) ?? firstPlans[0]

export function PlansPage() {
  const { stateOf, press } = useAddPlan()
  // After a sign-in for a plan. A reload does not scroll to it again.
  const returnedTo = useNotice()?.besidePlan
  const notice = useRef<HTMLDivElement>(null)
  return (
    <>
      <PageSection path={paths.plans} page={pageTexts.plans}>
        <CurrencySwitch />
        {offered.length > 1 && <PracticeTabs practices={offered} />}
        {offered.map((practice) => (
          <section
            key={practice.id}
            className={styles.practice}
            data-practice={practice.position}
            aria-labelledby={plansElement(practice.id)}
          >
            {/* Of a single practice, the heading of the page says enough. */}
            <h2
              id={plansElement(practice.id)}
              className={practices.length > 1 ? styles.name : 'visually-hidden'}
            >
              {practice.name}
            </h2>
            {returnedTo && findPlan(returnedTo)?.practice === practice.id && (
              <PageNotice ref={notice} besidePlan={returnedTo} />
            )}
            <div className={styles.plans} data-count={plansOf(practice).length}>
              {plansOf(practice).map((plan) => (
                <PlanColumn
                  key={plan.id}
                  plan={plan}
                  state={stateOf(plan)}
                  isOpenAtFirst={plan === openAtFirst}
                  isReturnedTo={plan.id === returnedTo}
                  notice={notice}
                  onPress={() => press(plan)}
                />
              ))}
            </div>
            <CaseLine practice={practice.id} />
          </section>
        ))}
        {offered.length === 0 && <PriceList />}
      </PageSection>
      {offered.length > 0 && <PricesBelowPlans />}
      <Suspense>
        <AfterPlans />
      </Suspense>
    </>
  )
}

function AfterPlans() {
  return (
    <>
      {plansTexts.steps.steps.length > 0 && (
        <Section heading={plansTexts.steps.heading} kind="stub">
          <ol className={styles.steps}>
            {plansTexts.steps.steps.map(({ title, text }) => (
              <li key={title}>
                <h3 className="step-1">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </Section>
      )}
      {questions.length > 0 && (
        <Section heading={plansTexts.questions.heading} kind="stub">
          <dl className={`${styles.questions} halves`}>
            {questions.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>
                  <Unbroken text={answer} />
                </dd>
              </div>
            ))}
          </dl>
          <ButtonLink to={paths.contact} variant="line" icon="arrow" className={styles.ask}>
            {plansTexts.questions.ask}
          </ButtonLink>
        </Section>
      )}
    </>
  )
}

/**
 * A script in index.html sets the currency before the first paint, from the stored choice or the language, and when it is
 * chosen in another tab. The build and hydration do not know it. CSS shows the prices in it.
 */
export function CurrencySwitch() {
  const chosen = useSyncExternalStore(watchCurrency, currencyInPage, () => -1)

  function choose(position: number) {
    document.documentElement.dataset.currency = String(position)
    localStore.set('currency', site.priceCurrencies[position] ?? '')
  }

  if (site.priceCurrencies.length === 0) return null
  return (
    <fieldset className={`${styles.currencies} script-only`}>
      <legend className="visually-hidden">{plansWords.currency}</legend>
      {site.priceCurrencies.map((code, position) => (
        <label key={code} className={styles.currency}>
          <input
            type="radio"
            name="currency"
            value={code}
            checked={position === chosen}
            onChange={() => choose(position)}
          />
          {code}
        </label>
      ))}
    </fieldset>
  )
}

const currencyInPage = () => Number(document.documentElement.dataset.currency ?? 0)

function watchCurrency(onChange: () => void) {
  const observer = new MutationObserver(onChange)
  observer.observe(document.documentElement, { attributeFilter: ['data-currency'] })
  return () => observer.disconnect()
}
