import { frameWords } from 'virtual:words/frame'
import { searchWords } from 'virtual:words/search'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ButtonLink } from '@/components/Button'
import { Dialog } from '@/components/Dialog'
import type { SearchKind, SearchText } from '@/data/siteSearch/searchTexts'
import { hasTouchKeyboard } from '@/lib/dom'
import { resumeAfterReload, takeResumed } from '@/lib/resume'
import { hasUnspaced } from '@/lib/unspaced'
import { paths } from '@/paths'
import { groupResults, nameOf } from './groupResults'
import styles from './SearchDialog.module.css'
import { SearchField } from './SearchField'
import { Announced, NothingFound, SearchNotice } from './SearchNotices'
import { optionId, SearchResults } from './SearchResults'
import { useSearchAddress, writeWords } from './useSearchAddress'
import { useSiteSearch } from './useSiteSearch'
import { useVisibleHeight } from './useVisibleHeight'

/** After this pause, the words are written to the URL. Safari limits such writes. */
const COMPLETE_AFTER_MS = 600

const RESUMED = 'search'

const NONE: readonly SearchKind[] = []

/** The search of the whole site: the one dialog that every page and menu opens. */
export function SearchDialog() {
  const { isOpen, words, close } = useSearchAddress()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useTypedWords(isOpen, words)
  const query = useDeferredValue(isEnough(typed.trim()) ? typed.trim() : '')
  const { index, version, isWaiting, failed, incomplete } = useSiteSearch(isOpen)
  const [unfolded, setUnfolded] = useState(NONE)
  // Its name and not its place: while the dialog is open, results are added.
  const [chosen, setChosen] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the index gets more texts
  const { results, suggestion } = useMemo(() => {
    if (!index || !query) return { results: [], suggestion: null }
    return { results: index.find(query), suggestion: index.suggest(query) }
  }, [index, version, query])
  const groups = useMemo(() => groupResults(results, unfolded), [results, unfolded])
  const options = groups.flatMap((group) => group.options.map(nameOf))
  const active = Math.max(0, options.indexOf(chosen))
  const complete = useComplete(isOpen ? typed : null)
  // Like `complete`, it stays the same, so that the list is rendered for new results only.
  const unfold = useCallback(({ kind, path }: SearchText) => {
    setUnfolded((kinds) => [...kinds, kind])
    setChosen(path)
    focusField(list.current)
  }, [])
  useVisibleHeight(list, isOpen)

  function type(next: string) {
    setTyped(next)
    setChosen('')
    setUnfolded(NONE)
  }

  function choose(suggested: string) {
    type(suggested)
    focusField(list.current)
  }

  function press(key: string): boolean {
    if (options.length === 0) return false
    const move = (step: number) => setChosen(options.at((active + step) % options.length) ?? '')
    if (key === 'ArrowDown') move(1)
    else if (key === 'ArrowUp') move(-1)
    else if (key === 'Enter') document.getElementById(optionId(id, active))?.click()
    else return false
    return true
  }

  const count = query && index ? searchWords.count({ count: results.length }) : ''
  const isNothing = count !== '' && results.length === 0
  const found = isNothing ? searchWords.none({ search: query }) : count
  const said = failed ? searchWords.failed : found
  return (
    <Dialog
      title={frameWords.search}
      open={isOpen}
      onClose={close}
      className={styles.search}
      field={
        <SearchField
          typed={typed}
          count={results.length > 0 ? count : ''}
          onType={type}
          onKey={press}
          results={options.length > 0 ? id : undefined}
          active={options.length > 0 ? optionId(id, active) : undefined}
        />
      }
      footer={
        // Nothing to choose from, and NothingFound has a way to ask.
        !isNothing && (
          <>
            <p className={`${styles.keys} muted small`} aria-hidden="true">
              <span>{searchWords.choose}</span>
              <span>{searchWords.opens}</span>
              <span>{searchWords.closes}</span>
            </p>
            <ButtonLink to={paths.contact} variant="quiet" className={styles.ask} onClick={complete}>
              {searchWords.notFound}
            </ButtonLink>
          </>
        )
      }
    >
      <Announced said={isOpen ? said : ''} search={query} />
      <SearchNotice isWaiting={isWaiting && query !== ''} failed={failed} />
      {!query && !failed && <p className={`${styles.about} muted`}>{searchWords.about}</p>}
      {query && index && (
        <NothingFound
          search={query}
          isNothing={isNothing}
          suggestion={suggestion}
          onChoose={choose}
          onLeave={complete}
        />
      )}
      <SearchResults {...{ id, groups, active, list }} onLeave={complete} onUnfold={unfold} />
      {query && <SearchNotice incomplete={incomplete} />}
    </Dialog>
  )
}

/** After a press on a button that disappears: the field keeps the focus, for the arrow keys. */
function focusField(list: HTMLElement | null) {
  if (!hasTouchKeyboard()) list?.closest('dialog')?.querySelector('input')?.focus()
}

/** A single letter begins too many words. One character of Chinese is a word. */
const isEnough = (typed: string) => typed.length > 1 || hasUnspaced(typed)

/** What is in the field: the words of the URL whenever the dialog opens, or, after a reload for its files, what was typed last. */
function useTypedWords(isOpen: boolean, words: string) {
  const [typed, setTyped] = useState(words)
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen)
    if (isOpen) setTyped(words)
  }
  const takeTyped = useEffectEvent(() => setTyped(takeResumed(RESUMED) ?? typed))
  useEffect(() => takeTyped(), [])
  useEffect(() => (isOpen ? resumeAfterReload(RESUMED, typed) : undefined), [isOpen, typed])
  return [typed, setTyped] as const
}

/** Writes the words to the URL after a pause. The returned function does so at once, before another page opens. */
function useComplete(typed: string | null) {
  const latest = useRef(typed)
  const written = useRef(typed)
  useEffect(() => {
    latest.current = typed
    const timer = setTimeout(() => {
      if (typed === null || typed === written.current) return
      written.current = typed
      writeWords(typed)
    }, COMPLETE_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return useCallback(() => {
    if (latest.current !== null) writeWords(latest.current)
  }, [])
}
