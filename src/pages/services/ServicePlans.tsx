import { planLinks } from 'virtual:content/planLinks'
import type { Service } from 'virtual:content/services'
import { planLinkWords } from 'virtual:words/planLink'
import { PlansFrom } from '@/components/Prices'
import { Sentence } from '@/components/Sentence'
import { PageLink } from '@/components/SiteLink'
import { paths, planElement, plansElement } from '@/paths'

/** The plans of a practice, or all if it has none. */
export const plansAddress = (practice: string) =>
  planLinks.practices.includes(practice) ? `${paths.plans}#${plansElement(practice)}` : paths.plans

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
