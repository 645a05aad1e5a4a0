import { searchWords } from 'virtual:words/search'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/Button'
import { FoundLinks } from '@/components/search/FoundLinks'
import { SearchSiteButton } from '@/components/search/SearchButton'
import { Announced, DidYouMean, SearchNotice } from '@/components/search/SearchNotices'
import { useSiteSearch } from '@/components/search/useSiteSearch'
import styles from './ArticlesPage.module.css'

const FIRST = 20

type ArticleResultsProps = { search: string; practice: string | null; onChoose: (search: string) => void }

/** The articles that contain what is searched for, in place of the newest. */
export function ArticleResults({ search, practice, onChoose }: ArticleResultsProps) {
  const { index, version, incomplete } = useSiteSearch(true)
  const results = useRef<HTMLDivElement>(null)
  /** The search whose results are all listed. */
  const [unfolded, setUnfolded] = useState<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index gets more texts
  const { found, suggestion } = useMemo(() => {
    const all = index?.find(search, ['article']) ?? []
    return {
      found: all.filter(({ entry }) => practice === null || entry.practice === practice),
      suggestion: index?.suggest(search, ['article']) ?? null,
    }
  }, [index, version, search, practice])
  const count = index
    ? found.length > 0
      ? searchWords.articlesFound({ count: found.length, search })
      : searchWords.none({ search })
    : ''
  const listed = unfolded === search ? found : found.slice(0, FIRST)

  function unfold() {
    flushSync(() => setUnfolded(search))
    // The button disappears, so move the focus to the first new result.
    results.current?.querySelectorAll('a')[FIRST]?.focus({ preventScroll: true })
  }

  return (
    <div ref={results} className={styles.found}>
      <Announced said={count} search={search} />
      {count && (
        <h2 key={count} className="step-2 wrap-anywhere">
          {count}
        </h2>
      )}
      <DidYouMean suggestion={suggestion} onChoose={onChoose} />
      {index && found.length === 0 && <SearchSiteButton about={search} />}
      <FoundLinks found={listed} />
      {listed.length < found.length && (
        <Button variant="line" icon="plus" onClick={unfold}>
          {searchWords.all({ count: found.length })}
        </Button>
      )}
      <SearchNotice incomplete={incomplete} />
    </div>
  )
}
