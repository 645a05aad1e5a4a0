import { fieldsWords } from 'virtual:words/fields'
import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { Icon } from '@/components/Icon'
import styles from './Field.module.css'

type FieldPropsOf<Control extends 'input' | 'textarea' | 'select'> = FieldCopy &
  Omit<ComponentProps<Control>, 'style'>

export function Field(props: FieldPropsOf<'input'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} className={styles.control} />
    </FieldFrame>
  )
}

export function TextAreaField(props: FieldPropsOf<'textarea'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <textarea rows={4} {...control} className={`${styles.control} ${styles.area}`} />
    </FieldFrame>
  )
}

export function SelectField(props: FieldPropsOf<'select'>) {
  const { frame, control } = useField(props)
  return (
    <FieldFrame {...frame}>
      <span className={styles.holder}>
        <select {...control} className={`${styles.control} ${styles.select}`} />
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </FieldFrame>
  )
}

export type FieldCopy = {
  label: string
  hint?: string | undefined
  /** Shown next to the field. */
  error?: string | undefined
  /** Adds '(optional)' to the label. All other fields are required. */
  optional?: boolean | undefined
  /** Announces the hint, if it appears while the focus is elsewhere. */
  announce?: boolean | undefined
  /** Counts the submissions, so that the same error is announced again. */
  attempt?: number | undefined
}

type Ids = { control: string; hint: string; error: string }

type FieldOptions = FieldCopy & { id?: string | undefined; className?: string | undefined }

/** Divides the props of a field between its frame and its control, and connects label, hint and error to the control. */
export function useField<Props extends FieldOptions>(props: Props) {
  const { label, hint, error, optional, announce, attempt, id, className, ...others } = props
  const ownId = useId()
  const control = id ?? ownId
  const ids: Ids = { control, hint: `${control}-hint`, error: `${control}-error` }
  const describedBy = [error && ids.error, hint && ids.hint].filter(Boolean).join(' ')
  return {
    frame: { label, hint, error, optional, announce, attempt, className, ids },
    control: {
      required: !optional,
      ...others,
      id: control,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy || undefined,
    },
  }
}

type FieldFrameProps = FieldCopy & { ids: Ids; className?: string | undefined; children: ReactNode }

export function FieldFrame(props: FieldFrameProps) {
  const { label, hint, error, optional, announce, attempt, ids, className, children } = props
  const [hasFocus, setHasFocus] = useState(false)
  const noteFocus = () => setHasFocus(true)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only notes whether the focus is inside
    <div
      className={className ? `${styles.field} ${className}` : styles.field}
      data-field=""
      onFocus={noteFocus}
      // Before hydration the field may have received the focus unnoticed.
      onKeyDown={noteFocus}
      onBlur={() => setHasFocus(false)}
    >
      <label htmlFor={ids.control} className={styles.label}>
        {label} {optional && <span className={styles.optional}>{fieldsWords.optional}</span>}
      </label>
      {children}
      {/* A field that receives the focus is read with its error. One that has it already needs a live region. */}
      <div aria-live={hasFocus ? 'polite' : undefined}>
        {error && (
          <p key={attempt} id={ids.error} className={styles.error}>
            <Icon name="alert" className={styles.sign} />
            <span>{error}</span>
          </p>
        )}
      </div>
      <div role={announce ? 'status' : undefined}>
        {hint && (
          <p id={ids.hint} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
