import { insightsWords } from 'virtual:words/insights'
import type { RefObject, SubmitEvent } from 'react'
import { closeKeyboard, FilterField } from '@/components/FilterField'
import styles from './ArticleSearch.module.css'

type ArticleSearchProps = {
  typed: string
  input: RefObject<HTMLInputElement | null>
  onType: (typed: string) => void
  /** The search is complete: Enter or blur. */
  onComplete: () => void
}

export function ArticleSearch({ typed, input, onType, onComplete }: ArticleSearchProps) {
  function submit(event: SubmitEvent) {
    event.preventDefault()
    onComplete()
    closeKeyboard(input)
  }

  return (
    <search className="script-only">
      <form noValidate onSubmit={submit}>
        <FilterField
          label={insightsWords.search}
          placeholder={insightsWords.search}
          className={styles.search}
          text={typed}
          input={input}
          onType={onType}
          onBlur={onComplete}
        />
      </form>
    </search>
  )
}
