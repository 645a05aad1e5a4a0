import { insightsWords } from 'virtual:words/insights'
import { type SubmitEvent, useRef } from 'react'
import { Icon } from '@/components/Icon'
import { useUncontrolledField } from '@/hooks/useUncontrolledField'
import styles from './ArticleSearch.module.css'

type ArticleSearchProps = { typed: string; onType: (typed: string) => void }

export function ArticleSearch({ typed, onType }: ArticleSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useUncontrolledField(input, typed, onType)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    // Closes the keyboard of a phone, which covers the results.
    if (window.matchMedia('(pointer: coarse)').matches) input.current?.blur()
  }

  return (
    <search className="script-only">
      <form noValidate onSubmit={submit}>
        <label className={styles.search}>
          <span className="visually-hidden">{insightsWords.search}</span>
          <Icon name="search" />
          <input
            ref={input}
            type="search"
            name="q"
            placeholder={insightsWords.search}
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={({ target }) => onType(target.value)}
          />
        </label>
      </form>
    </search>
  )
}
