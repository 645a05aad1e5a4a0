import { Section } from '@/components/Section'
import { PageSeo } from '@/components/seo/PageSeo'
import { pages } from '@/content/pages'
import { plans } from '@/content/plans'
import { practiceIds, practices } from '@/content/practices'
import { paths } from '@/paths'
import { PlanColumn } from './PlanColumn'
import styles from './PlansPage.module.css'
import { useAddPlan } from './useAddPlan'

/** A practice without plans is not shown. */
const offered = practiceIds.filter((id) => plans.some(({ practice }) => practice === id))

export function PlansPage() {
  const page = pages.plans
  const { stateOf, press } = useAddPlan()
  return (
    <>
      <PageSeo page={page} path={paths.plans} />
      <Section level={1} heading={page.heading} intro={page.intro}>
        {offered.map((practice) => (
          <section
            key={practice}
            className={styles.practice}
            data-practice={practice}
            aria-labelledby={`${practice}-plans`}
          >
            <h2 id={`${practice}-plans`} className={styles.name}>
              {practices[practice].name}
            </h2>
            <div className={styles.plans}>
              {plans
                .filter((plan) => plan.practice === practice)
                .map((plan) => (
                  <PlanColumn key={plan.id} plan={plan} state={stateOf(plan)} onPress={() => press(plan)} />
                ))}
            </div>
          </section>
        ))}
      </Section>
    </>
  )
}
