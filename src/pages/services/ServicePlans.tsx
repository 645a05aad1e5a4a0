import { planLinks } from 'virtual:content/planLinks'
import { type Service, services } from 'virtual:content/services'
import { planLinkWords } from 'virtual:words/planLink'
import { PlansFrom } from '@/components/Prices'
import { Sentence } from '@/components/Sentence'
import { PageLink } from '@/components/SiteLink'
import { paths, planElement, plansElement, pricesElement } from '@/paths'

/** The plans of a practice, or its prices; all if it has none. */
export function plansAddress(practice: string): string {
  if (planLinks.practices.includes(practice)) return `${paths.plans}#${plansElement(practice)}`
  const hasPrices = services.some((one) => one.practice === practice && one.offer)
  return hasPrices ? `${paths.plans}#${pricesElement(practice)}` : paths.plans
}

/** The plan that contains a service, and those of its practice. */
export function ServicePlans({ service: { slug, practice } }: { service: Service }) {
  const plan = planLinks.ofService[slug]
  return (
    <>
      {plan && (
        <span key={plan.id}>
          <Sentence
            of={planLinkWords.contains}
            links={{ plan: <PageLink to={`${paths.plans}#${planElement(plan.id)}`}>{plan.title}</PageLink> }}
          />
        </span>
      )}{' '}
      <PageLink to={plansAddress(practice)}>
        <PlansFrom practice={practice} />
      </PageLink>
    </>
  )
}
