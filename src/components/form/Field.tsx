import type { ComponentProps } from 'react'
import { Icon } from '@/components/Icon'
import styles from './Field.module.css'
import { type FieldCopy, FieldFrame, useFieldWiring } from './FieldFrame'

export type FieldProps = FieldCopy & Omit<ComponentProps<'input'>, 'style'>

export function Field({
  label,
  hint,
  error,
  optional,
  announce,
  attempt,
  id,
  className,
  ...input
}: FieldProps) {
  const fieldText = { label, hint, error, optional, announce, attempt }
  const wiring = useFieldWiring(fieldText, id)
  return (
    <FieldFrame {...fieldText} ids={wiring.ids} className={className}>
      <input
        required={!optional}
        enterKeyHint="go"
        {...input}
        {...wiring.control}
        className={styles.control}
      />
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldCopy & Omit<ComponentProps<'textarea'>, 'style'>

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  announce,
  attempt,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const fieldText = { label, hint, error, optional, announce, attempt }
  const wiring = useFieldWiring(fieldText, id)
  return (
    <FieldFrame {...fieldText} ids={wiring.ids} className={className}>
      <textarea
        rows={4}
        required={!optional}
        {...area}
        {...wiring.control}
        className={`${styles.control} ${styles.area}`}
      />
    </FieldFrame>
  )
}

export type SelectFieldProps = FieldCopy & Omit<ComponentProps<'select'>, 'style'>

export function SelectField({
  label,
  hint,
  error,
  optional,
  announce,
  attempt,
  id,
  className,
  ...select
}: SelectFieldProps) {
  const fieldText = { label, hint, error, optional, announce, attempt }
  const wiring = useFieldWiring(fieldText, id)
  return (
    <FieldFrame {...fieldText} ids={wiring.ids} className={className}>
      <span className={styles.holder}>
        <select
          required={!optional}
          {...select}
          {...wiring.control}
          className={`${styles.control} ${styles.select}`}
        />
        <Icon name="chevron" className={styles.chevron} />
      </span>
    </FieldFrame>
  )
}
