import { frameWords } from 'virtual:words/frame'
import { searchWords } from 'virtual:words/search'
import type { KeyboardEvent } from 'react'
import { takeFirstFocus } from '@/components/Dialog'
import { Icon } from '@/components/Icon'
import { hasTouchKeyboard } from '@/lib/dom'
import styles from './SearchField.module.css'

type SearchFieldProps = {
  typed: string
  /** How many results there are. */
  count: string
  onType: (typed: string) => void
  /** True if the key has done something. */
  onKey: (key: string) => boolean
  /** The ids of the list and of its active option. */
  results: string | undefined
  active: string | undefined
}

export function SearchField({ typed, count, onType, onKey, results, active }: SearchFieldProps) {
  function press(event: KeyboardEvent<HTMLInputElement>) {
    // While an input method composes a word, these keys are its own.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && hasTouchKeyboard()) event.currentTarget.blur()
    else if (onKey(event.key)) event.preventDefault()
  }

  return (
    <label className={styles.field}>
      <Icon name="search" />
      <span className="visually-hidden">{frameWords.search}</span>
      {/* Not type="search", in which Escape clears the text instead of closing the dialog. */}
      <input
        ref={takeFirstFocus}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={results !== undefined}
        aria-controls={results}
        aria-activedescendant={active}
        className={styles.input}
        placeholder={searchWords.placeholder}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={press}
      />
      <small className={`${styles.count} muted label`} aria-hidden="true">
        {count}
      </small>
    </label>
  )
}
