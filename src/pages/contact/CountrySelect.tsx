import fieldStyles from '@/components/form/Field.module.css'
import { FieldFrame, useFieldWiring } from '@/components/form/FieldFrame'
import { Icon } from '@/components/Icon'
import { countryLabel } from '@/content/countries'
import { contactForm, countCountries, countrySelect } from '@/content/forms'
import styles from './CountrySelect.module.css'
import { useCountrySelect } from './useCountrySelect'

export type CountrySelectProps = {
  /** 'IN', or '' for none. */
  region: string
  onChange: (region: string) => void
  className?: string | undefined
}

/** A combobox that filters some 240 countries. */
export function CountrySelect({ region, onChange, className }: CountrySelectProps) {
  const words = { label: contactForm.country, optional: true }
  const { ids, control } = useFieldWiring(words)
  const { input, list, isOpen, text, found, active, field, toggle, optionAt } = useCountrySelect(
    region,
    onChange,
  )
  const listId = `${ids.control}-list`
  const optionId = (position: number) => `${ids.control}-${position}`

  return (
    <FieldFrame {...words} ids={ids} className={className}>
      <div className={styles.holder}>
        <input
          ref={input}
          {...control}
          className={`${fieldStyles.control} ${styles.input}`}
          type="text"
          role="combobox"
          autoComplete="country-name"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={countrySelect.placeholder}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && found[active] ? optionId(active) : undefined}
          value={text}
          {...field}
        />
        <button
          type="button"
          tabIndex={-1}
          aria-label={countrySelect.toggle}
          className={styles.toggle}
          {...toggle}
        >
          <Icon name="chevron" />
        </button>
        <div
          id={listId}
          ref={list}
          role="listbox"
          // Browsers put scrolling elements into the tab order.
          tabIndex={-1}
          aria-label={contactForm.country}
          className={styles.list}
          hidden={!isOpen}
        >
          {isOpen &&
            found.map((country, position) => (
              <div
                key={country.region}
                id={optionId(position)}
                role="option"
                tabIndex={-1}
                aria-selected={country.region === region}
                data-active={position === active || undefined}
                className={styles.option}
                {...optionAt(position)}
              >
                {countryLabel(country)}
              </div>
            ))}
          {isOpen && found.length === 0 && (
            <div
              role="option"
              tabIndex={-1}
              aria-selected="false"
              aria-disabled="true"
              className={styles.none}
            >
              {countrySelect.none}
            </div>
          )}
        </div>
        <p role="status" className="visually-hidden">
          {isOpen && (found.length > 0 ? countCountries(found.length) : countrySelect.none)}
        </p>
      </div>
    </FieldFrame>
  )
}
