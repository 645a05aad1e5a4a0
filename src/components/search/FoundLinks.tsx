import { Icon } from '@/components/Icon'
import { PageLink } from '@/components/SiteLink'
import type { Found } from '@/data/siteSearch/SearchIndex'
import { ResultText } from './ResultText'
import styles from './SearchResults.module.css'

/** Results on a page, which are plain links. */
export function FoundLinks({ found }: { found: readonly Found[] }) {
  return (
    <ul className={`${styles.onPage} ruled`}>
      {found.map((one) => (
        <li key={one.entry.path}>
          <PageLink to={one.entry.path} className={`${styles.option} plain`}>
            <ResultText found={one} />
            <Icon name="arrow" className={styles.arrow} />
          </PageLink>
        </li>
      ))}
    </ul>
  )
}
