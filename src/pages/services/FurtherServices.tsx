import { type Service, services } from 'virtual:content/services'
import { searchWords } from 'virtual:words/search'
import { useId, useLayoutEffect, useMemo } from 'react'
import { FoundLinks } from '@/components/search/FoundLinks'
import { DidYouMean } from '@/components/search/SearchNotices'
import { useSiteSearch } from '@/components/search/useSiteSearch'
import type { Found } from '@/data/siteSearch/SearchIndex'
import { paths } from '@/paths'
import styles from './FurtherServices.module.css'

type FurtherServicesProps = {
  category: string
  search: string
  /** Those whose title or description contains it. */
  known: readonly Service[]
  onChoose: (search: string) => void
  /** Null while it is not known. */
  onCount: (count: number | null) => void
}

/** The services that mention what is searched for elsewhere, or the nearest word, if no service mentions it. */
export function FurtherServices({ category, search, known, onChoose, onCount }: FurtherServicesProps) {
  const { index, version } = useSiteSearch(true)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index gets more texts
  const { found, suggestion } = useMemo(() => {
    const all = index?.find(search, ['service']) ?? []
    const isListed = ({ entry }: Found) => {
      const service = services.find(({ slug }) => paths.service(slug) === entry.path)
      return service && (category === 'all' || service.practice === category) && !known.includes(service)
    }
    const further = all.filter(isListed)
    const isNothing = known.length + further.length === 0
    return { found: further, suggestion: (isNothing && index?.suggest(search, ['service'])) || null }
  }, [index, version, category, search, known])

  // Before the paint, or the count of the words before would be seen.
  useLayoutEffect(() => {
    onCount(found.length)
    return () => onCount(null)
  }, [onCount, found.length])

  if (found.length === 0) {
    return (
      suggestion && (
        <div className={styles.suggestion}>
          <DidYouMean suggestion={suggestion} onChoose={onChoose} />
        </div>
      )
    )
  }
  return (
    <section className={styles.further} aria-labelledby={id}>
      <h2 id={id} className="subheading">
        {searchWords.mentionedIn}
      </h2>
      <FoundLinks found={found} />
    </section>
  )
}
