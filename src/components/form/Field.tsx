import type { ComponentProps } from 'react'
import styles from './Field.module.css'
import { FieldFrame, type FieldWords, useFieldWiring } from './FieldFrame'

export type FieldProps = FieldWords & Omit<ComponentProps<'input'>, 'style'>

export function Field({ label, hint, error, optional, announce, id, className, ...input }: FieldProps) {
  const words = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(words, id)
  return (
    <FieldFrame {...words} ids={wiring.ids} className={className}>
      <input required={!optional} {...input} {...wiring.control} className={styles.control} />
    </FieldFrame>
  )
}

export type TextAreaFieldProps = FieldWords & Omit<ComponentProps<'textarea'>, 'style'>

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  announce,
  id,
  className,
  ...area
}: TextAreaFieldProps) {
  const words = { label, hint, error, optional, announce }
  const wiring = useFieldWiring(words, id)
  return (
    <FieldFrame {...words} ids={wiring.ids} className={className}>
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
