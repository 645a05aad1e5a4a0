import { frameWords } from 'virtual:words/frame'
import { searchWords } from 'virtual:words/search'
import { memo, type RefObject, useEffect } from 'react'
import { Icon } from '@/components/Icon'
import { PageLink } from '@/components/SiteLink'
import type { SearchText } from '@/data/siteSearch/searchTexts'
import { writeDigits } from '@/lib/dates'
import type { groupResults } from './groupResults'
import { ResultText } from './ResultText'
import styles from './SearchResults.module.css'

type SearchResultsProps = {
  id: string
  groups: ReturnType<typeof groupResults>
  active: number
  /** Before a press on a result opens its page. */
  onLeave: () => void
  /** With the first result that was hidden. */
  onUnfold: (first: SearchText) => void
  list: RefObject<HTMLDivElement | null>
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/** The field above keeps the focus and names the active option. */
export const SearchResults = memo(function SearchResults({
  id,
  groups,
  active,
  onLeave,
  onUnfold,
  list,
}: SearchResultsProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div ref={list} id={id} role="listbox" aria-label={frameWords.search}>
      {groups.map(({ kind, count, options }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields
        <div key={kind} role="group" aria-labelledby={`${id}-${kind}`} className={styles.group}>
          <p id={`${id}-${kind}`} role="presentation" className={`${styles.kind} note label`}>
            <span>{searchWords.kind({ kind })}</span> <span className="muted">{writeDigits(count)}</span>
          </p>
          <div role="presentation">
            {options.map(({ at, found, isAll }) => {
              const option = { id: optionId(id, at), role: 'option', 'aria-selected': at === active } as const
              return isAll ? (
                <button
                  key="all"
                  {...option}
                  type="button"
                  tabIndex={-1}
                  className={`${styles.option} ${styles.all}`}
                  onClick={() => onUnfold(found.entry)}
                >
                  <span className="action">{searchWords.all({ count })}</span>
                </button>
              ) : (
                <PageLink
                  key={found.entry.path}
                  {...option}
                  to={found.entry.path}
                  tabIndex={-1}
                  className={`${styles.option} plain`}
                  onClick={onLeave}
                >
                  <ResultText found={found} />
                  <Icon name="arrow" className={styles.arrow} />
                </PageLink>
              )
            })}
          </div>
        </div>
      ))}
    </div>
  )
})
