import { planLinks } from 'virtual:content/planLinks'
import { plansOfServices } from 'virtual:content/plansOfServices'
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

/** The plans that contain a service, and those of its practice. */
export function ServicePlans({ service: { slug, practice } }: { service: Service }) {
  const containing = plansOfServices[slug] ?? []
  const links = Object.fromEntries(
    containing.map(({ id, title }) => [
      id,
      <PageLink key={id} to={`${paths.plans}#${planElement(id)}`}>
        {title}
      </PageLink>,
    ]),
  )
  return (
    <>
      {containing.length > 0 && (
        <span key={slug}>
          <Sentence of={(plans) => nameContaining(Object.values(plans))} links={links} />
        </span>
      )}{' '}
      <PageLink to={plansAddress(practice)}>
        <PlansFrom practice={practice} />
      </PageLink>
    </>
  )
}

function nameContaining([plan = '', ...others]: string[]): string {
  if (others.length === 0) return planLinkWords.contains({ plan })
  return planLinkWords.allContain({ plans: [plan, ...others] })
}
