import { pageTexts } from 'virtual:content/pageTexts'
import { practices } from 'virtual:content/practices'
import { services } from 'virtual:content/services'
import { servicesWords } from 'virtual:words/services'
import { useMemo, useRef, useState } from 'react'
import { Button, ButtonLink } from '@/components/Button'
import { CaseLine } from '@/components/CaseLine'
import { returnToField } from '@/components/FilterField'
import { PageSection } from '@/components/PageSection'
import { PlansFrom } from '@/components/Prices'
import { PageLink } from '@/components/SiteLink'
import { LateResults } from '@/components/search/LateResults'
import { SearchSiteButton } from '@/components/search/SearchButton'
import { serviceCategories } from '@/data/services'
import { focusInView } from '@/lib/dom'
import { paths } from '@/paths'
import { isShown } from '@/shownPages'
import { tabsFrom } from './filterLayout'
import { ServiceFilter } from './ServiceFilter'
import { ServiceGroups } from './ServiceLists'
import styles from './ServicesPage.module.css'
import { findServices, useServiceSearch } from './useServiceSearch'

/** The same arrays in every render, so that the memoised list is not rendered again. */
const noServices: typeof services = []
const noTerms: string[] = []

const loadFurther = async () => (await import('./FurtherServices')).FurtherServices

export function ServicesPage() {
  const input = useRef<HTMLInputElement>(null)
  const results = useRef<HTMLDivElement>(null)
  const { choice, listed, inUrl, type, complete, choose, clear } = useServiceSearch()
  const { found, terms } = useMemo(
    () => findServices(listed.category, listed.search),
    [listed.category, listed.search],
  )
  /** How many services mention the words elsewhere, if the list is empty. Null until the index has been searched. */
  const [further, setFurther] = useState<number | null>(null)
  const count = found.length || (__HAS_SEARCH__ && terms.length > 0 ? further : 0)
  const isTyping = listed.search.trim() !== inUrl.search.trim()
  // Not on every keystroke.
  const isSettled = !isTyping && listed.category === inUrl.category
  const announced = useSettled(count === null ? '' : countServices(count, inUrl.search.trim()), isSettled)
  const isWhole = terms.length === 0 && found.length === services.length

  /**
   * Scrolls to the first result, because a shorter list may end above the current scroll position. After the paint,
   * reading the positions costs nothing.
   */
  function showFirst() {
    setTimeout(() => {
      const list = results.current
      const bar = input.current?.closest('label')
      if (!list || !bar) return
      const isUnderBar = list.getBoundingClientRect().top < bar.getBoundingClientRect().bottom
      if (isUnderBar) list.scrollIntoView({ behavior: 'instant' })
    })
  }

  function startAgain() {
    clear()
    // The button disappears with the empty result, so move the focus to the search field.
    focusInView(input.current)
  }

  function takeSuggestion(suggested: string) {
    type(suggested)
    returnToField(input)
  }

  return (
    <PageSection
      path={paths.services}
      page={pageTexts.services}
      heading={isWhole || count === null ? pageTexts.services.heading : countServices(count, '')}
      intro={
        <>
          {pageTexts.services.intro}
          {isShown(paths.plans) && (
            <>
              <br />
              <PageLink to={paths.plans}>
                <PlansFrom />
              </PageLink>
            </>
          )}
        </>
      }
    >
      <CaseLine />
      <div className={styles.catalogue} data-tabs={tabsFrom}>
        <ServiceFilter
          {...choice}
          count={isWhole || count === null ? null : servicesWords.count({ count })}
          input={input}
          onType={(next) => {
            showFirst()
            type(next)
          }}
          onComplete={complete}
          onChoose={(next) => {
            showFirst()
            choose(next)
          }}
        />
        <div ref={results} data-typing={isTyping || undefined}>
          <p role="status" className="visually-hidden">
            {announced}
          </p>
          {/* Hidden during a search, because removing forty cards takes long. */}
          <ServiceGroups listed={services} terms={noTerms} hidden={!isWhole} />
          <ServiceGroups listed={isWhole ? noServices : found} terms={terms} />
          {__HAS_SEARCH__ && terms.length > 0 && (
            <LateResults
              name="further services"
              load={loadFurther}
              props={{ ...listed, known: found, onChoose: takeSuggestion, onCount: setFurther }}
              search={listed.search}
              isAwaited={found.length === 0}
              className={styles.search}
            />
          )}
          {count === 0 && (
            <div className={`${styles.none} from-top`}>
              <Ends />
              <p className="balanced">{servicesWords.none}</p>
              <div className={styles.waysOut}>
                <Button onClick={startAgain}>{servicesWords.clear}</Button>
                {__HAS_SEARCH__ && <SearchSiteButton about={choice.search.trim()} />}
                <ButtonLink variant="quiet" icon="arrow" to={paths.contact}>
                  {servicesWords.ask}
                </ButtonLink>
              </div>
            </div>
          )}
        </div>
      </div>
    </PageSection>
  )
}

/** The text as it was when it was last settled. */
function useSettled(text: string, isSettled: boolean): string {
  const [settled, setSettled] = useState(text)
  if (isSettled && text !== settled) setSettled(text)
  return settled
}

/** The ribbons of the categories lead to nothing. */
function Ends() {
  if (practices.length === 1 || tabsFrom !== 'phone') return null
  return (
    <div className={styles.ends} aria-hidden="true">
      {serviceCategories.map(({ id, position }) => position && <i key={id} data-practice={position} />)}
    </div>
  )
}

/** '40 services', '1 service matches “card”' */
function countServices(count: number, search: string): string {
  if (!search) return servicesWords.count({ count })
  return count === 0 ? servicesWords.noMatch({ search }) : servicesWords.matches({ count, search })
}
