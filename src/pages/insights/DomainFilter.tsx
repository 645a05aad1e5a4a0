import { RouterLink } from '@/components/RouterLink'
import { insightWords } from '@/content/insights'
import { type Domain, domains, practiceOf } from '@/content/practices'
import { insightsOf, paths } from '@/paths'
import styles from './DomainFilter.module.css'

/** Links, so that the choice stands in the address and can be sent on. */
export function DomainFilter({ chosen }: { chosen: Domain | null }) {
  return (
    <nav className={styles.filter} aria-label={insightWords.filter}>
      <ul>
        {[null, ...domains].map((domain) => (
          <li key={domain} data-practice={domain ? practiceOf(domain) : undefined}>
            <RouterLink
              to={domain ? insightsOf(domain) : paths.insights}
              aria-current={domain === chosen ? 'true' : undefined}
            >
              {domain ?? insightWords.all}
            </RouterLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
