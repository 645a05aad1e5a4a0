import { practices } from 'virtual:content/practices'
import { services } from 'virtual:content/services'
import { servicesTexts } from 'virtual:content/servicesTexts'
import { servicesWords } from 'virtual:words/services'
import type { RefObject, SubmitEvent } from 'react'
import { closeKeyboard, FilterField } from '@/components/FilterField'
import { serviceCategories } from '@/data/services'
import { useScrolled } from '@/hooks/useScrolled'
import { writeDigits } from '@/lib/dates'
import { tabsFrom } from './filterLayout'
import styles from './ServiceFilter.module.css'

const WIDENS_PAST = 100 // px of scroll

type ServiceFilterProps = {
  category: string
  search: string
  /** How many services are listed, unless it is all of them. */
  count: string | null
  input: RefObject<HTMLInputElement | null>
  onType: (search: string) => void
  /** The search is complete: Enter or blur. */
  onComplete: () => void
  onChoose: (category: string) => void
}

export function ServiceFilter({
  category,
  search,
  count,
  input,
  onType,
  onComplete,
  onChoose,
}: ServiceFilterProps) {
  const isWide = useScrolled(WIDENS_PAST)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    onComplete()
    closeKeyboard(input)
  }

  return (
    <search className={styles.place} data-wide={isWide || undefined}>
      <form className={styles.bar} noValidate onSubmit={submit}>
        <FilterField
          label={servicesWords.search}
          placeholder={servicesTexts.search}
          className={styles.search}
          text={search}
          input={input}
          onType={onType}
          onBlur={onComplete}
        >
          {count && (
            <small className="muted" aria-hidden="true">
              {count}
            </small>
          )}
        </FilterField>
        <CategorySelect category={category} onChoose={onChoose} />
        <fieldset className={styles.categories} data-from={tabsFrom} hidden={practices.length === 1}>
          <legend className="visually-hidden">{servicesWords.category}</legend>
          {serviceCategories.map(({ id, name, position }) => (
            <label key={id} className={styles.category} data-practice={position}>
              <input
                type="radio"
                name="category"
                value={id}
                checked={id === category}
                onChange={() => onChoose(id)}
              />
              <span>{name}</span> <small aria-hidden="true">{countIn(id)}</small>
            </label>
          ))}
        </fieldset>
      </form>
    </search>
  )
}

/** Where tabs do not fit. */
function CategorySelect({ category, onChoose }: Pick<ServiceFilterProps, 'category' | 'onChoose'>) {
  if (practices.length === 1 || tabsFrom === 'phone') return null
  return (
    <select
      className={styles.select}
      data-until={tabsFrom}
      aria-label={servicesWords.category}
      value={category}
      onChange={({ target }) => onChoose(target.value)}
    >
      {serviceCategories.map(({ id, name }) => (
        <option key={id} value={id}>
          {`${name} (${countIn(id)})`}
        </option>
      ))}
    </select>
  )
}

function countIn(category: string): string {
  return writeDigits(services.filter(({ practice }) => category === 'all' || practice === category).length)
}
