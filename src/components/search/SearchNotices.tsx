import { controlsWords } from 'virtual:words/controls'
import { searchWords } from 'virtual:words/search'
import { useEffect, useState } from 'react'
import { ButtonLink } from '@/components/Button'
import { EmptyNotice } from '@/components/EmptyNotice'
import { Sentence } from '@/components/Sentence'
import { paths } from '@/paths'
import styles from './SearchNotices.module.css'

const ANNOUNCED_AFTER_MS = 600

/** Says what is found once the visitor pauses, not on every keystroke. */
export function Announced({ said, search }: { said: string; search: string }) {
  const [shown, setShown] = useState({ said: '', search })
  useEffect(() => {
    const timer = setTimeout(() => setShown({ said, search }), ANNOUNCED_AFTER_MS)
    return () => clearTimeout(timer)
  }, [said, search])
  return (
    <p role="status" className="visually-hidden">
      {/* Another search that finds as much needs a new node, or screen readers stay silent. */}
      <span key={shown.search}>{shown.said}</span>
    </p>
  )
}

type Failed = Parameters<typeof EmptyNotice>[0]['retry'] | null

type SearchNoticeProps = { isWaiting?: boolean; failed?: Failed; incomplete?: Failed }

/** What keeps the search from being complete. */
export function SearchNotice({ isWaiting, failed, incomplete }: SearchNoticeProps) {
  if (isWaiting) return <p className={`${styles.notice} muted`}>{controlsWords.loading}</p>
  const retry = failed ?? incomplete
  if (!retry) return null
  return (
    <div className={styles.notice}>
      <EmptyNotice retry={retry}>{failed ? searchWords.failed : searchWords.incomplete}</EmptyNotice>
    </div>
  )
}

type DidYouMeanProps = { suggestion: string | null; onChoose: (words: string) => void }

export function DidYouMean({ suggestion, onChoose }: DidYouMeanProps) {
  if (!suggestion) return null
  const link = (
    <button type="button" className="action" onClick={() => onChoose(suggestion)}>
      {suggestion}
    </button>
  )
  return (
    <p key={suggestion} className="muted">
      <Sentence of={searchWords.didYouMean} links={{ search: link }} />
    </p>
  )
}

type NothingFoundProps = DidYouMeanProps & { search: string; isNothing: boolean; onLeave: () => void }

export function NothingFound({ search, isNothing, suggestion, onChoose, onLeave }: NothingFoundProps) {
  if (!isNothing) {
    if (!suggestion) return null
    return (
      <div className={styles.notice}>
        <DidYouMean suggestion={suggestion} onChoose={onChoose} />
      </div>
    )
  }
  return (
    <div className={`${styles.nothing} stack`}>
      <h3 key={search} className="step-2 wrap-anywhere">
        {searchWords.none({ search })}
      </h3>
      <DidYouMean suggestion={suggestion} onChoose={onChoose} />
      <p className="muted">{searchWords.describe}</p>
      <div>
        <ButtonLink to={paths.contact} icon="arrow" onClick={onLeave}>
          {searchWords.ask}
        </ButtonLink>
      </div>
    </div>
  )
}
