import { insightsWords } from 'virtual:words/insights'
import { type SubmitEvent, useRef } from 'react'
import { closeKeyboard, FilterField } from '@/components/FilterField'
import styles from './ArticleSearch.module.css'

type ArticleSearchProps = { typed: string; onType: (typed: string) => void }

export function ArticleSearch({ typed, onType }: ArticleSearchProps) {
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
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
        />
      </form>
    </search>
  )
}
