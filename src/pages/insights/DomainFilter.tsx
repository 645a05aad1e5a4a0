import { Link } from 'react-router-dom'
import { insightCopy } from '@/content/insights'
import { practiceName } from '@/content/practiceName'
import { type Domain, domains, practiceOf } from '@/content/practices'
import { insightsOf, paths } from '@/paths'
import styles from './DomainFilter.module.css'

/** Real links, so the filter is in the URL and can be shared. */
export function DomainFilter({ chosen }: { chosen: Domain | null }) {
  return (
    <nav className={styles.filter} aria-label={insightCopy.filter}>
      <ul>
        {[null, ...domains].map((domain) => (
          <li key={domain} data-practice={domain ? practiceOf(domain) : undefined}>
            <Link
              discover="none"
              to={domain ? insightsOf(domain) : paths.insights}
              aria-current={domain === chosen ? 'true' : undefined}
            >
              {domain ? practiceName(domain) : insightCopy.all}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
